// Marks of games with fences: values in the gaps, the fence under the hand, what it would close off, shortest paths.
#pragma once

#include <QPainter>

#include "ui/board/board_scene.h"

namespace kotai::ui {

/// The squares that would be left to a pawn which the fence under the hand would shut in.
void paintClosedOff(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette);
void paintPaths(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette);
/// Four arms around each corner, two for each of its fences: how strong their colour is tells the distance, their form the
/// outcome (win: full, draw: hollow, loss: dots).
void paintFenceMarks(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette);
void paintGhostFence(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette);
/// A fence that a move has placed or would place, framed in `colour`.
void paintFenceFrame(QPainter& painter, const BoardLayout& layout, FencePlace fence, const QColor& colour);

}  // namespace kotai::ui
