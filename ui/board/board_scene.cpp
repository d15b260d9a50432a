#include "ui/board/board_scene.h"

#include <algorithm>

#include "ui/board/board_hands.h"
#include "ui/board/board_overlay.h"
#include "ui/board/board_painter.h"
#include "ui/games/gobblet/stack_overlay.h"
#include "ui/games/quoridor/fence_overlay.h"

namespace kotai::ui {

std::vector<PieceOnBoard> piecesOf(const BoardScene& scene) {
  return scene.setUp ? scene.setUp->pieces : scene.variant->pieces(scene.position);
}

std::vector<HandSlot> handsOf(const BoardScene& scene) {
  return scene.setUp ? scene.setUp->hands : scene.variant->hands(scene.position);
}

Side moverOf(const BoardScene& scene) { return scene.setUp ? scene.setUp->toMove : scene.variant->sideToMove(scene.position); }

namespace {

bool arrivesBy(const Transition& transition, const PieceOnBoard& piece) {
  return std::any_of(transition.steps.begin(), transition.steps.end(), [&](const Transition::Step& step) {
    return step.kind != Transition::Kind::Left && step.to == piece.square && step.kindAfter == piece.kind;
  });
}

bool intoHand(const BoardScene& scene, const Transition::Step& step) {
  const std::vector<HandSlot> places = handsOf(scene);
  return std::any_of(places.begin(), places.end(),
                     [&step](const HandSlot& slot) { return slot.square == step.to && slot.kind == step.kindAfter; });
}

void paintStep(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const Transition::Step& step,
               const ColourPalette& palette) {
  painter.save();
  if (step.kind == Transition::Kind::Left && !intoHand(scene, step)) painter.setOpacity(1 - scene.progress);
  if (step.kind == Transition::Kind::Appeared) painter.setOpacity(scene.progress);
  boardPainterFor(*scene.variant).paintTravelling(painter, layout, step, scene.progress, palette);
  painter.restore();
}

/// What leaves lies below what arrives. Pieces change their look (promoted, taken into a hand) when they are there.
void paintMoving(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  for (const bool leaving : {true, false})
    for (const Transition::Step& step : scene.transition->steps)
      if ((step.kind == Transition::Kind::Left) == leaving) paintStep(painter, layout, scene, step, palette);
}

std::optional<PieceOnBoard> pieceAt(const BoardScene& scene, Square square) {
  std::optional<PieceOnBoard> top;
  for (const PieceOnBoard& piece : piecesOf(scene))
    if (piece.square == square && scene.holdsFence == liesOnCorner(*scene.variant, piece.kind)) top = piece;
  for (const HandSlot& slot : handsOf(scene))
    if (slot.square == square && slot.count > 0) top = PieceOnBoard{slot.square, slot.owner, slot.kind};
  return top;
}

void paintPieces(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  const BoardPainter& game = boardPainterFor(*scene.variant);
  const bool moving = scene.transition && scene.progress < 1;
  const auto carried = scene.heldAt && scene.held ? pieceAt(scene, *scene.held) : std::nullopt;
  std::vector<PieceOnBoard> shown = piecesOf(scene);
  std::erase_if(shown,
                [&](const PieceOnBoard& piece) { return piece == carried || (moving && arrivesBy(*scene.transition, piece)); });
  const bool stacks = stacksPieces(*scene.variant);
  for (const PieceOnBoard& piece : shown) {
    const auto above = stacks ? std::count_if(shown.begin(), shown.end(),
                                              [&piece](const PieceOnBoard& other) {
                                                return other.square == piece.square && other.kind > piece.kind;
                                              })
                              : 0;
    if (above > 0)
      game.paintCovered(painter, layout.squareRect(piece.square), piece, static_cast<int>(above), palette);
    else
      game.paintPiece(painter, game.pieceRect(layout, piece), piece, layout.flipped, palette);
  }
  paintHands(painter, layout, scene, palette);
  if (moving) paintMoving(painter, layout, scene, palette);
}

/// The fence of the last move is framed once it stands.
void paintLastFence(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  const auto fence = scene.lastMove ? fenceOf(*scene.variant, *scene.lastMove) : std::nullopt;
  if (fence && !(scene.transition && scene.progress < 1)) paintFenceFrame(painter, layout, *fence, palette.accent);
}

void paintDragged(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  if (!scene.heldAt || !scene.held || scene.fences.ghost) return;  // a fence over the board shows where it would go
  const auto piece = pieceAt(scene, *scene.held);
  if (!piece) return;
  QRectF cell(0, 0, layout.cell * 1.06, layout.cell * 1.06);
  cell.moveCenter(*scene.heldAt);
  boardPainterFor(*scene.variant).paintPiece(painter, cell, *piece, layout.flipped, palette);
}

}  // namespace

BoardLayout layoutFor(const BoardScene& scene, const QRectF& area) {
  const BoardPainter& game = boardPainterFor(*scene.variant);
  BoardLayout layout = BoardLayout::fit(area, scene.variant->columns(), scene.variant->rows(), scene.flipped,
                                        game.margins(*scene.variant, !scene.surroundings));
  layout.handCells = game.handCells(*scene.variant);
  return layout;
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
  paintHandTrays(painter, layout, scene, palette);
  paintHighlights(painter, layout, scene, palette);
  paintLineSquares(painter, layout, scene, palette);
  paintClosedOff(painter, layout, scene, palette);
  paintPaths(painter, layout, scene, palette);
  paintThreats(painter, layout, scene, palette);
  paintTargets(painter, layout, scene, palette);
  paintFenceMarks(painter, layout, scene, palette);
  paintValueMarks(painter, layout, scene, palette);
  paintPieces(painter, layout, scene, palette);
  paintLastFence(painter, layout, scene, palette);
  paintMarksOnPieces(painter, layout, scene, palette);
  paintPieceMarks(painter, layout, scene, palette);
  paintGhostFence(painter, layout, scene, palette);
  paintLines(painter, layout, scene, palette);
  paintArrows(painter, layout, scene, palette);
  paintCursor(painter, layout, scene, palette);
  paintOpenedStack(painter, layout, scene, palette);
  paintDragged(painter, layout, scene, palette);
  painter.restore();
}

}  // namespace kotai::ui
