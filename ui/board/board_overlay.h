// The marks that all games share: values, targets, arrows, cursor.
#pragma once

#include <QPainter>

#include "ui/board/board_scene.h"

namespace kotai::ui {

// Keeps track of the places on the board that marks already occupy.

/// The centre of a badge. Outside the board it moves towards the board, so that the badge fits into the margin.
QPointF badgeCentre(const BoardLayout& layout, Square square);
/// Returns the rectangle of a square, or of a place in a hand.
QRectF placeRect(const BoardScene& scene, const BoardLayout& layout, Square square);
bool isInHand(const BoardScene& scene, Square square);  ///< a place for pieces beside the board
bool isOccupied(const BoardScene& scene, Square square);
bool hasValue(const BoardScene& scene, Square square);

/// Frames a piece that a move has put or would put between squares.
void paintFrame(QPainter& painter, const BoardLayout& layout, const QRectF& around, const QColor& colour);
void paintHighlights(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette);
void paintThreats(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette);
void paintTargets(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette);
void paintValueMarks(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette);
/// Paints values and targets above the pieces, which would otherwise hide them.
void paintMarksOnPieces(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette);
void paintPieceMarks(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette);
void paintArrows(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette);
void paintCursor(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette);

}  // namespace kotai::ui
