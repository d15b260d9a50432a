#include "ui/domineering/board/domino_scene.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "ui/domineering/board/domino_painter.h"

namespace kotai::ui {

namespace {

constexpr double bareMargin = 0.12;  ///< around a board without coordinates, in cells

bool has(const std::vector<Square>& squares, Square square) {
  return std::find(squares.begin(), squares.end(), square) != squares.end();
}

void paintFrame(QPainter& painter, const BoardLayout& layout, const ColourPalette& palette) {
  const double frame = std::max(1.5, layout.cell * 0.07);
  painter.setPen(QPen(palette.border, std::max(1.0, layout.cell * 0.012)));
  painter.setBrush(palette.dark ? mixed(palette.squareLight, palette.window, 0.5)
                                : mixed(palette.squareDark, palette.border, 0.3));
  painter.drawRoundedRect(layout.squares.adjusted(-frame, -frame, frame, frame), frame * 1.7, frame * 1.7);
}

/// Paints a free cell. A dead one looks lower than the others and has a small cross.
void paintCell(QPainter& painter, const BoardLayout& layout, Square square, bool dead, const ColourPalette& palette) {
  const double gap = layout.cell * 0.02;
  const double round = layout.cell * 0.08;
  const QRectF rect = layout.squareRect(square).adjusted(gap, gap, -gap, -gap);
  const QColor free = palette.dark ? palette.squareDark : palette.squareLight;
  painter.setPen(Qt::NoPen);
  if (!dead) {
    painter.setBrush(free);
    painter.drawRoundedRect(rect, round, round);
    return;
  }
  const QColor sunken =
      palette.dark ? mixed(palette.squareLight, palette.squareDark, 0.22) : mixed(palette.squareDark, palette.border, 0.45);
  painter.setBrush(sunken);
  painter.drawRoundedRect(rect, round, round);
  const double arm = layout.cell * 0.07;
  painter.setPen(QPen(mixed(sunken, palette.textMuted, 0.4), std::max(0.9, layout.cell * 0.018), Qt::SolidLine, Qt::RoundCap));
  const QPointF centre = rect.center();
  painter.drawLine(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm));
  painter.drawLine(centre + QPointF(-arm, arm), centre + QPointF(arm, -arm));
}

/// Paints a cell that was covered before the first turn as a neutral block.
void paintBlock(QPainter& painter, const BoardLayout& layout, Square square, const ColourPalette& palette) {
  const double gap = layout.cell * 0.045;
  const double round = layout.cell * 0.1;
  const QRectF rect = layout.squareRect(square).adjusted(gap, gap, -gap, -gap);
  const QColor face = mixed(palette.surface, palette.textMuted, palette.dark ? 0.42 : 0.46);
  QPainterPath path;
  path.addRoundedRect(rect, round, round);
  painter.fillPath(path, face);
  painter.save();
  painter.setClipPath(path, Qt::IntersectClip);
  painter.setPen(QPen(mixed(face, palette.surface, 0.3), std::max(0.8, layout.cell * 0.03)));
  const double spacing = std::max(3.0, layout.cell * 0.17);
  for (double x = rect.left() - rect.height(); x < rect.right(); x += spacing)
    painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()));
  painter.restore();
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(mixed(face, palette.text, 0.35), std::max(0.8, layout.cell * 0.016)));
  painter.drawPath(path);
}

void paintCoordinates(QPainter& painter, const BoardLayout& layout, const ColourPalette& palette) {
  QFont font = painter.font();
  font.setPixelSize(std::clamp(static_cast<int>(layout.cell * 0.19), 10, 17));
  painter.setFont(font);
  painter.setPen(palette.textMuted);
  const double offset = layout.cell * 0.5 + std::max(14.0, layout.cell * 0.22);
  const auto label = [&](const QPointF& centre, const QString& text) {
    QRectF rect(0, 0, 60, 24);
    rect.moveCenter(centre);
    painter.drawText(rect, Qt::AlignCenter, text);
  };
  for (int column = 0; column < layout.columns; ++column)
    label(layout.centre({column, layout.bottomRow()}) + QPointF(0, offset), QString(QChar(u'a' + column)));
  for (int row = 0; row < layout.rows; ++row)
    label(layout.centre({layout.leftColumn(), row}) - QPointF(offset, 0), QString::number(row + 1));
}

/// Returns the two dominoes of one turn if they share a cell.
const PlacedDomino* overlapping(const DominoScene& scene, const PlacedDomino& lying) {
  for (const PlacedDomino& other : scene.dominoes) {
    if (other.place.side != Side::First || other.turn != lying.turn) continue;
    for (const Square square : other.place.squares)
      if (square == lying.place.squares[0] || square == lying.place.squares[1]) return &other;
  }
  return nullptr;
}

void paintLying(QPainter& painter, const BoardLayout& layout, const DominoScene& scene, const ColourPalette& palette) {
  for (const PlacedDomino& domino : scene.dominoes)
    paintDominoFace(painter, dominoRect(layout, domino.place), domino.place.side, domino.last, palette);
  for (const PlacedDomino& domino : scene.dominoes)
    paintDominoEdge(painter, dominoRect(layout, domino.place), domino.place.side, domino.last, palette);
  for (const PlacedDomino& domino : scene.dominoes)
    if (domino.place.side == Side::Second)
      if (const PlacedDomino* upright = overlapping(scene, domino))
        paintOverlap(painter, dominoRect(layout, upright->place), dominoRect(layout, domino.place), domino.last, palette);
  if (!scene.surroundings) return;
  for (const PlacedDomino& domino : scene.dominoes)
    paintTurnNumber(painter, dominoRect(layout, domino.place), domino.place.side, domino.turn, palette);
}

/// Paints the dominoes of the last turn while they turn over like cards: first the backs, then the faces.
void paintTurning(QPainter& painter, const BoardLayout& layout, const DominoScene& scene, const ColourPalette& palette) {
  const double width = std::max(0.03, std::abs(std::cos(scene.revealed * std::numbers::pi)));
  for (const PlacedDomino& domino : scene.dominoes) {
    if (!domino.last) continue;
    const QRectF rect = dominoRect(layout, domino.place);
    painter.save();
    painter.translate(rect.center());
    if (domino.place.side == Side::First)
      painter.scale(width, 1);
    else
      painter.scale(1, width);
    painter.translate(-rect.center());
    if (scene.revealed < 0.5) {
      paintDominoBack(painter, rect, palette);
    } else {
      paintDominoFace(painter, rect, domino.place.side, true, palette);
      paintDominoEdge(painter, rect, domino.place.side, true, palette);
    }
    painter.restore();
  }
}

void paintCursor(QPainter& painter, const BoardLayout& layout, Square square, const ColourPalette& palette) {
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(palette.text, std::max(1.2, layout.cell * 0.022), Qt::DashLine, Qt::RoundCap));
  const double in = layout.cell * 0.06;
  painter.drawRoundedRect(layout.squareRect(square).adjusted(in, in, -in, -in), layout.cell * 0.08, layout.cell * 0.08);
}

}  // namespace

std::vector<Square> deadCells(const SimultaneousVariant& variant, const AnyPosition& position) {
  std::vector<Square> alive = variant.covered(position);
  for (const Side side : {Side::First, Side::Second})
    for (const AnyMove move : variant.moves(position, side))
      for (const Square square : variant.squares(side, move)) alive.push_back(square);
  std::vector<Square> dead;
  for (int row = 0; row < variant.rows(); ++row)
    for (int column = 0; column < variant.columns(); ++column)
      if (!has(alive, {column, row})) dead.push_back({column, row});
  return dead;
}

DominoScene sceneOf(const SimultaneousVariant& variant, const AnyPosition& position) {
  DominoScene scene;
  scene.columns = variant.columns();
  scene.rows = variant.rows();
  scene.covered = variant.covered(position);
  scene.dead = deadCells(variant, position);
  return scene;
}

DominoScene sceneOf(const SimultaneousVariant& variant, const TurnTree& tree, TurnTree::NodeId node) {
  DominoScene scene = sceneOf(variant, tree.node(node).position);
  scene.covered = variant.covered(tree.node(TurnTree::root).position);
  for (const TurnTree::NodeId id : tree.pathTo(node)) {
    if (id == TurnTree::root) continue;
    const TurnTree::Node& played = tree.node(id);
    for (const Side side : {Side::First, Side::Second}) {
      const AnyMove move = side == Side::First ? played.turn.first : played.turn.second;
      scene.dominoes.push_back({{side, variant.squares(side, move)}, played.number, id == node});
    }
  }
  return scene;
}

QSizeF proportionsOf(const DominoScene& scene) {
  if (scene.surroundings) return {scene.columns + 1.0, scene.rows + 0.7};
  return {scene.columns + 2 * bareMargin, scene.rows + 2 * bareMargin};
}

/// Coordinates need room on the left and below. The board stays in the horizontal centre.
BoardLayout layoutFor(const DominoScene& scene, const QRectF& area) {
  if (!scene.surroundings) return BoardLayout::fit(area, scene.columns, scene.rows, scene.flipped, {bareMargin, bareMargin});
  const QSizeF wanted = proportionsOf(scene);
  const double cell = std::min(area.width() / wanted.width(), area.height() / wanted.height());
  const double labels = std::max(26.0, cell * 0.38);
  const double frame = std::max(4.0, cell * 0.12);
  const QRectF inner = area.adjusted(labels, frame, -labels, -labels);
  return BoardLayout::fit(inner, scene.columns, scene.rows, scene.flipped, {0, 0});
}

QRectF dominoRect(const BoardLayout& layout, const DominoPlace& place) {
  return layout.squareRect(place.squares[0]).united(layout.squareRect(place.squares[1]));
}

void paintDominoScene(QPainter& painter, const QRectF& area, const DominoScene& scene, const ColourPalette& palette) {
  const BoardLayout layout = layoutFor(scene, area);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  paintFrame(painter, layout, palette);
  for (int row = 0; row < scene.rows; ++row)
    for (int column = 0; column < scene.columns; ++column)
      paintCell(painter, layout, {column, row}, has(scene.dead, {column, row}), palette);
  for (const Square square : scene.covered) paintBlock(painter, layout, square, palette);
  if (scene.surroundings && scene.coordinates) paintCoordinates(painter, layout, palette);
  const bool turning = scene.revealed < 1;
  DominoScene lying = scene;
  if (turning) std::erase_if(lying.dominoes, [](const PlacedDomino& domino) { return domino.last; });
  paintLying(painter, layout, lying, palette);
  if (turning) paintTurning(painter, layout, scene, palette);
  for (const bool best : {false, true})
    for (const DominoMark& mark : scene.marks)
      if ((mark.probability > 0) == best) paintDominoMark(painter, layout, mark, palette);
  for (const GhostDomino& ghost : scene.ghosts) {
    paintGhost(painter, layout, ghost, palette);
    for (const DominoMark& mark : scene.marks)  // values stay readable
      if (mark.place == ghost.place && ghost.kind != GhostDomino::Kind::Chosen) paintDominoMark(painter, layout, mark, palette);
  }
  if (scene.cursor) paintCursor(painter, layout, *scene.cursor, palette);
  painter.restore();
}

}  // namespace kotai::ui
