// Single dominoes and marks, for boards, cards and legends.
#pragma once

#include <QPainter>
#include <QPainterPath>

#include "core/game/types.h"
#include "ui/board/board_layout.h"
#include "ui/domineering/board/domino_scene.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

/// Outline of a domino that fills the two cells `rect`.
QPainterPath dominoOutline(const QRectF& rect);
/// Face of a domino: its side's tint, with grooves along it.
void paintDominoFace(QPainter& painter, const QRectF& rect, Side side, bool strong, const ColourPalette& palette);
void paintDominoEdge(QPainter& painter, const QRectF& rect, Side side, bool strong, const ColourPalette& palette);
/// Paints the overlap of two dominoes of one turn with both faces and both edges visible.
void paintOverlap(QPainter& painter, const QRectF& upright, const QRectF& lying, bool strong, const ColourPalette& palette);
/// Paints a choice before it is revealed: the same back for both sides.
void paintDominoBack(QPainter& painter, const QRectF& rect, const ColourPalette& palette);
/// Paints the number of the turn in the middle of a domino.
void paintTurnNumber(QPainter& painter, const QRectF& rect, Side side, int turn, const ColourPalette& palette);
void paintGhost(QPainter& painter, const BoardLayout& layout, const GhostDomino& ghost, const ColourPalette& palette);
void paintDominoMark(QPainter& painter, const BoardLayout& layout, const DominoMark& mark, const ColourPalette& palette);

}  // namespace kotai::ui
