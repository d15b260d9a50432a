// Marks of games with stacked pieces: lines, lifts that lose, a stack laid open.
#pragma once

#include <QPainter>

#include "ui/board/board_scene.h"

namespace kotai::ui {

/// Under the pieces.
void paintLineSquares(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette);
/// Above the pieces.
void paintLines(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette);
void paintOpenedStack(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette);

}  // namespace kotai::ui
