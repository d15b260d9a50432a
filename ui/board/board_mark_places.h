// Keeps track of the places on the board that marks already occupy.
#pragma once

#include "ui/board/board_scene.h"

namespace kotai::ui {

/// The centre of a badge. Outside the board it moves towards the board, so that the badge fits into the margin.
QPointF badgeCentre(const BoardLayout& layout, Square square);
/// Returns the rectangle of a square, or of a place in a hand.
QRectF placeRect(const BoardScene& scene, const BoardLayout& layout, Square square);
bool isInHand(const BoardScene& scene, Square square);  ///< a place for pieces beside the board
bool isOccupied(const BoardScene& scene, Square square);
bool hasValue(const BoardScene& scene, Square square);

}  // namespace kotai::ui
