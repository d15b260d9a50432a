#include "ui/boards/board_scene.h"

#include <algorithm>

#include "ui/boards/board_overlay.h"
#include "ui/boards/board_painter.h"

namespace kotai::ui {

namespace {

bool arrivesBy(const Transition& transition, const PieceOnBoard& piece) {
  return std::any_of(transition.steps.begin(), transition.steps.end(), [&piece](const Transition::Step& step) {
    return step.kind != Transition::Kind::Left && step.to == piece.square;
  });
}

QRectF between(const QRectF& from, const QRectF& to, double progress) {
  return from.translated((to.topLeft() - from.topLeft()) * progress);
}

void paintStep(QPainter& painter, const BoardLayout& layout, const BoardPainter& pieces, const Transition::Step& step,
               double progress, const ColourPalette& palette) {
  painter.save();
  QRectF cell = layout.squareRect(step.to);
  const bool travels = step.kind == Transition::Kind::Moved || step.kind == Transition::Kind::Left;
  if (travels) cell = between(layout.squareRect(step.piece.square), cell, progress);
  if (step.kind == Transition::Kind::Left) painter.setOpacity(1 - progress);
  if (!travels) painter.setOpacity(progress);
  pieces.paintPiece(painter, cell, step.piece, layout.flipped, palette);
  painter.restore();
}

void paintPieces(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  const BoardPainter& pieces = boardPainterFor(*scene.variant);
  const bool moving = scene.transition && scene.progress < 1;
  for (const PieceOnBoard& piece : scene.variant->pieces(scene.position)) {
    if (moving && arrivesBy(*scene.transition, piece)) continue;
    if (scene.heldAt && scene.held == piece.square) continue;
    pieces.paintPiece(painter, layout.squareRect(piece.square), piece, layout.flipped, palette);
  }
  if (moving)
    for (const Transition::Step& step : scene.transition->steps)
      paintStep(painter, layout, pieces, step, scene.progress, palette);
}

void paintDragged(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  if (!scene.heldAt || !scene.held) return;
  for (const PieceOnBoard& piece : scene.variant->pieces(scene.position)) {
    if (piece.square != *scene.held) continue;
    QRectF cell(0, 0, layout.cell * 1.06, layout.cell * 1.06);
    cell.moveCenter(*scene.heldAt);
    boardPainterFor(*scene.variant).paintPiece(painter, cell, piece, layout.flipped, palette);
  }
}

}  // namespace

BoardLayout layoutFor(const BoardScene& scene, const QRectF& area) {
  const double margin = scene.surroundings ? boardPainterFor(*scene.variant).marginCells() : 0.12;
  return BoardLayout::fit(area, scene.variant->columns(), scene.variant->rows(), scene.flipped, margin);
}

void paintBoardScene(QPainter& painter, const QRectF& area, const BoardScene& scene, const ColourPalette& palette) {
  if (!scene.variant) return;
  const BoardLayout layout = layoutFor(scene, area);
  const BoardPainter& game = boardPainterFor(*scene.variant);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  game.paintSquares(painter, layout, palette);
  if (scene.surroundings) game.paintSurroundings(painter, layout, palette);
  if (scene.surroundings && scene.coordinates) game.paintCoordinates(painter, layout, palette);
  paintHighlights(painter, layout, scene, palette);
  paintTargets(painter, layout, scene, palette);
  paintValueMarks(painter, layout, scene, palette);
  paintPieces(painter, layout, scene, palette);
  paintPieceMarks(painter, layout, scene, palette);
  paintArrows(painter, layout, scene, palette);
  paintCursor(painter, layout, scene, palette);
  paintDragged(painter, layout, scene, palette);
  painter.restore();
}

}  // namespace kotai::ui
