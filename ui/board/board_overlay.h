// Paints the marks that all games share: values, targets, arrows and the cursor.
#pragma once

#include "ui/board/board_scene.h"

namespace kotai::ui {

/// Frames a piece that a move has put or would put between squares.
void paintFrame(QPainter& painter, const BoardLayout& layout, const QRectF& around, const QColor& colour);
/// Paints the value of a move on a pill centred at \p centre, for a move that ends between squares. Ignores the
/// square of the mark. The font shrinks if the text is wider than \p widest pixels.
void paintValuePill(QPainter& painter, const BoardLayout& layout, const QPointF& centre, const ValueMark& mark, double smallestPx,
                    double widest, const ColourPalette& palette);
void paintHighlights(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette);
void paintThreats(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette);
/// Frames the squares where the opponent's lion would win. Paints above the pieces, because a piece would hide the frame.
void paintTries(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette);
void paintTargets(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette);
void paintValueMarks(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette);
/// Paints values and targets above the pieces, because the pieces would hide them.
void paintMarksOnPieces(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette);
void paintPieceMarks(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette);
void paintArrows(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette);
void paintCursor(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette);

}  // namespace kotai::ui
