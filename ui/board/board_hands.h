// Pieces in hand beside the board: a tray for each side, a badge where there are several of a kind.
#pragma once

#include <QPainter>

#include "ui/board/board_scene.h"

namespace kotai::ui {

/// What of the hands is seen while a piece travels to one of them: it is not in it yet.
std::vector<HandSlot> visibleHands(const BoardScene& scene);
void paintHandTrays(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette);
void paintHands(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette);

}  // namespace kotai::ui
