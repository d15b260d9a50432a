#include "ui/board/board_scene.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/board/board_overlay.h"
#include "ui/board/board_painter.h"
#include "ui/board/hands_feature.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

const BoardPainter& painterOf(const BoardScene& scene) {
  return scene.bare ? *scene.bare->painter : boardPainterFor(*scene.variant);
}

std::vector<PieceOnBoard> piecesOf(const BoardScene& scene) {
  if (scene.bare) return {};
  return scene.setUp ? scene.setUp->pieces : scene.variant->pieces(scene.position);
}

std::vector<HandSlot> handsOf(const BoardScene& scene) {
  if (scene.bare) return {};
  return scene.setUp ? scene.setUp->hands : scene.variant->hands(scene.position);
}

Side moverOf(const BoardScene& scene) { return scene.setUp ? scene.setUp->toMove : scene.variant->sideToMove(scene.position); }

static bool arrivesBy(const Transition& transition, const PieceOnBoard& piece) {
  return std::any_of(transition.steps.begin(), transition.steps.end(), [&](const Transition::Step& step) {
    return step.kind != Transition::Kind::Left && step.to == piece.square && step.kindAfter == piece.kind;
  });
}

static bool intoHand(const BoardScene& scene, const Transition::Step& step) {
  const std::vector<HandSlot> places = handsOf(scene);
  return std::any_of(places.begin(), places.end(),
                     [&step](const HandSlot& slot) { return slot.square == step.to && slot.kind == step.kindAfter; });
}

static void paintStep(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const Transition::Step& step,
                      const ColourPalette& palette) {
  painter.save();
  if (step.kind == Transition::Kind::Left && !intoHand(scene, step)) painter.setOpacity(1 - scene.progress);
  if (step.kind == Transition::Kind::Appeared) painter.setOpacity(scene.progress);
  painterOf(scene).paintTravelling(painter, layout, step, scene.progress, palette);
  painter.restore();
}

/// Paints the moving pieces. Leaving pieces are below arriving pieces. Promoted or captured pieces change their
/// look on arrival.
static void paintMoving(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  for (const bool leaving : {true, false})
    for (const Transition::Step& step : scene.transition->steps)
      if ((step.kind == Transition::Kind::Left) == leaving) paintStep(painter, layout, scene, step, palette);
}

static void paintLayers(BoardLevel level, QPainter& painter, const BoardLayout& layout, const BoardScene& scene,
                        const ColourPalette& palette) {
  static const HandsLayer hands;
  hands.paint(level, painter, layout, scene, palette);
  for (const auto& layer : scene.layers) layer->paint(level, painter, layout, scene, palette);
}

static std::optional<PieceOnBoard> pieceAt(const BoardScene& scene, Square square) {
  const BoardPainter& game = painterOf(scene);
  std::optional<PieceOnBoard> top;
  for (const PieceOnBoard& piece : piecesOf(scene))
    if (piece.square == square && scene.heldOnCorner != game.standsOnSquare(piece.kind)) top = piece;
  for (const HandSlot& slot : handsOf(scene))
    if (slot.square == square && slot.count > 0) top = PieceOnBoard{slot.square, slot.owner, slot.kind};
  return top;
}

/// Returns the number of pieces on the same square that are painted above the piece at index `place`.
static int piecesAbove(const std::vector<PieceOnBoard>& pieces, std::size_t place, const BoardPainter& game) {
  const PieceOnBoard& below = pieces[place];
  if (!game.standsOnSquare(below.kind)) return 0;
  return static_cast<int>(
      std::count_if(pieces.begin() + static_cast<std::ptrdiff_t>(place) + 1, pieces.end(),
                    [&](const PieceOnBoard& other) { return other.square == below.square && game.standsOnSquare(other.kind); }));
}

/// Returns the height of a hop of the winner's pieces, in cells. Pieces hop three times. Each piece hops a little later
/// than its left neighbour.
static double hopHeight(const BoardScene& scene, const PieceOnBoard& piece) {
  if (scene.celebrated != piece.owner || !painterOf(scene).hasOwner(piece.kind)) return 0;
  constexpr double latestStart = 0.2, hops = 3, highestHop = 0.2;
  const double start = latestStart * piece.square.column / std::max(1, scene.variant->columns() - 1);
  const double passed = std::clamp((scene.celebration - start) / (1 - latestStart), 0.0, 1.0);
  return highestHop * (1 - passed / 2) * std::abs(std::sin(hops * std::numbers::pi * passed));
}

static void paintPieces(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  const BoardPainter& game = painterOf(scene);
  const bool moving = scene.transition && scene.progress < 1;
  const auto carried = scene.heldAt && scene.held ? pieceAt(scene, *scene.held) : std::nullopt;
  std::vector<PieceOnBoard> shown = piecesOf(scene);
  std::erase_if(shown,
                [&](const PieceOnBoard& piece) { return piece == carried || (moving && arrivesBy(*scene.transition, piece)); });
  for (std::size_t i = 0; i < shown.size(); ++i) {
    const int above = piecesAbove(shown, i, game);
    if (above > 0)
      game.paintCovered(painter, layout.squareRect(shown[i].square), shown[i], above, palette);
    else
      game.paintPiece(painter, game.pieceRect(layout, shown[i]).translated(0, -hopHeight(scene, shown[i]) * layout.cell),
                      shown[i], layout.flipped, palette);
  }
  paintLayers(BoardLevel::Pieces, painter, layout, scene, palette);
  if (moving) paintMoving(painter, layout, scene, palette);
}

/// Frames the piece that the last move has put between squares, as soon as the piece has arrived.
static void paintLastPlaced(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  const BoardPainter& game = painterOf(scene);
  if (!scene.lastMove || game.standsOnSquare(scene.lastMove->kindAfter) || (scene.transition && scene.progress < 1)) return;
  const PieceOnBoard placed{scene.lastMove->to, Side::First, scene.lastMove->kindAfter};
  paintFrame(painter, layout, game.pieceRect(layout, placed), withContrast(palette.lastMove, palette.window, 3));
}

/// Paints rings in the winner's colour that spread around the board.
static void paintRings(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  if (!scene.celebrated) return;
  painter.save();
  painter.setBrush(Qt::NoBrush);
  for (const double delay : {0.0, 0.25, 0.5}) {
    const double passed = (scene.celebration - delay) * 2;
    if (passed <= 0 || passed >= 1) continue;
    QColor colour = painterOf(scene).sideColour(*scene.celebrated, palette);
    colour.setAlphaF(static_cast<float>(1 - passed));
    painter.setPen(QPen(colour, layout.cell * 0.04));
    const double out = layout.cell * (0.08 + 0.4 * passed);
    painter.drawRoundedRect(layout.squares.adjusted(-out, -out, out, out), out, out);
  }
  painter.restore();
}

static void paintDragged(QPainter& painter, const BoardLayout& layout, const BoardScene& scene, const ColourPalette& palette) {
  if (!scene.heldAt || !scene.held) return;
  if (std::any_of(scene.layers.begin(), scene.layers.end(), [](const auto& layer) { return layer->showsDragged(); })) return;
  const auto piece = pieceAt(scene, *scene.held);
  if (!piece) return;
  QRectF cell(0, 0, layout.cell * 1.06, layout.cell * 1.06);
  cell.moveCenter(*scene.heldAt);
  painterOf(scene).paintPiece(painter, cell, *piece, layout.flipped, palette);
}

static int columnsOf(const BoardScene& scene) { return scene.bare ? scene.bare->columns : scene.variant->columns(); }

static int rowsOf(const BoardScene& scene) { return scene.bare ? scene.bare->rows : scene.variant->rows(); }

static BoardMargins marginsOf(const BoardScene& scene) {
  return painterOf(scene).margins(scene.variant.get(), !scene.surroundings);
}

BoardLayout layoutFor(const BoardScene& scene, const QRectF& area) {
  BoardLayout layout = BoardLayout::fit(area, columnsOf(scene), rowsOf(scene), scene.flipped, marginsOf(scene));
  if (scene.variant) layout.handCells = painterOf(scene).handCells(*scene.variant);
  return layout;
}

QSizeF proportionsOf(const BoardScene& scene) {
  const BoardMargins margins = marginsOf(scene);
  return {columnsOf(scene) + 2 * margins.sides, rowsOf(scene) + 2 * margins.ends};
}

void paintBoardScene(QPainter& painter, const QRectF& area, const BoardScene& scene, const ColourPalette& palette) {
  if (scene.isEmpty()) return;
  const BoardLayout layout = layoutFor(scene, area);
  const BoardPainter& game = painterOf(scene);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  game.paintSquares(painter, layout, palette);
  if (scene.surroundings) game.paintSurroundings(painter, layout, palette);
  if (scene.surroundings && scene.coordinates) game.paintCoordinates(painter, layout, palette);
  const auto layers = [&](BoardLevel level) { paintLayers(level, painter, layout, scene, palette); };
  layers(BoardLevel::Board);
  paintHighlights(painter, layout, scene, palette);
  layers(BoardLevel::Ground);
  paintThreats(painter, layout, scene, palette);
  paintTargets(painter, layout, scene, palette);
  layers(BoardLevel::Values);
  paintValueMarks(painter, layout, scene, palette);
  paintPieces(painter, layout, scene, palette);
  paintLastPlaced(painter, layout, scene, palette);
  paintTries(painter, layout, scene, palette);
  paintMarksOnPieces(painter, layout, scene, palette);
  paintPieceMarks(painter, layout, scene, palette);
  layers(BoardLevel::Marks);
  paintArrows(painter, layout, scene, palette);
  paintCursor(painter, layout, scene, palette);
  layers(BoardLevel::Top);
  paintRings(painter, layout, scene, palette);
  paintDragged(painter, layout, scene, palette);
  painter.restore();
}

std::function<void(QPainter&, const QRectF&)> paintOf(BoardScene scene) {
  return [scene = std::move(scene)](QPainter& painter, const QRectF& area) {
    paintBoardScene(painter, area, scene, Theme::instance().palette());
  };
}

Picture pictureOf(const BoardScene& scene) {
  const auto text = scene.bare ? scene.bare->position : scene.variant->formatPosition(scene.position);
  return {scene.bare ? scene.bare->name : variantName(*scene.variant), QString::fromStdString(text), paintOf(scene),
          proportionsOf(scene).scaled(Picture::usual, Picture::usual, Qt::KeepAspectRatio)};
}

}  // namespace kotai::ui
