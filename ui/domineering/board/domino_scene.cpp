#include "ui/domineering/board/domino_scene.h"

#include <QCoreApplication>
#include <QPainterPath>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

#include "core/games/domineering/board.h"
#include "ui/board/board_painter.h"
#include "ui/domineering/strings/domineering_strings.h"

namespace kotai::ui {

static bool has(const std::vector<Square>& squares, Square square) {
  return std::find(squares.begin(), squares.end(), square) != squares.end();
}

/// Paints the frame and the free cells.
class DominoBoardPainter : public PlainPainter {
 public:
  BoardMargins margins(const Variant*, bool compact) const override {
    return compact ? BoardMargins{0.12, 0.12} : BoardMargins{0.42, 0.36};
  }
  QColor squareColour(const BoardLayout&, Square, const ColourPalette& palette) const override {
    return palette.dark ? palette.squareDark : palette.squareLight;
  }
  QColor frameColour(const ColourPalette& palette) const override {
    return palette.dark ? mixed(palette.squareLight, palette.window, 0.5) : mixed(palette.squareDark, palette.border, 0.3);
  }
};

/// Paints a dead cell, which no domino can cover. The cell looks sunken and has a small cross.
static void paintDeadCell(QPainter& painter, const BoardLayout& layout, Square square, const ColourPalette& palette) {
  const double gap = layout.cell * 0.02;
  const double round = layout.cell * 0.08;
  const QColor sunken =
      palette.dark ? mixed(palette.squareLight, palette.squareDark, 0.22) : mixed(palette.squareDark, palette.border, 0.45);
  painter.setPen(Qt::NoPen);
  painter.setBrush(sunken);
  painter.drawRoundedRect(layout.squareRect(square).adjusted(gap, gap, -gap, -gap), round, round);
  const double arm = layout.cell * 0.07;
  painter.setPen(QPen(mixed(sunken, palette.textMuted, 0.4), std::max(0.9, layout.cell * 0.018), Qt::SolidLine, Qt::RoundCap));
  const QPointF centre = layout.centre(square);
  painter.drawLine(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm));
  painter.drawLine(centre + QPointF(-arm, arm), centre + QPointF(arm, -arm));
}

void paintBlock(QPainter& painter, const QRectF& cell, const ColourPalette& palette) {
  const double size = cell.width();
  const double gap = size * 0.045;
  const double round = size * 0.1;
  const QRectF rect = cell.adjusted(gap, gap, -gap, -gap);
  const QColor face = mixed(palette.surface, palette.wood, palette.dark ? 0.45 : 0.55);  // grey would look disabled
  QPainterPath path;
  path.addRoundedRect(rect, round, round);
  painter.fillPath(path, face);
  painter.save();
  painter.setClipPath(path, Qt::IntersectClip);
  painter.setPen(QPen(mixed(face, palette.surface, 0.3), std::max(0.8, size * 0.03)));
  const double spacing = std::max(3.0, size * 0.17);
  for (double x = rect.left() - rect.height(); x < rect.right(); x += spacing)
    painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()));
  painter.restore();
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(mixed(face, palette.text, 0.35), std::max(0.8, size * 0.016)));
  painter.drawPath(path);
}

QRectF dominoRect(const BoardLayout& layout, const DominoPlace& place) {
  return layout.squareRect(place.squares.front()).united(layout.squareRect(place.squares.back()));
}

constexpr double insetCells = 0.075;
constexpr double cornerCells = 0.15;
constexpr double smallestNumberPx = 20;  ///< smallest cell size at which a domino shows a number
constexpr double smallestGroovePx = 14;
constexpr double smallestSharePx = 46;  ///< smallest cell size at which a mark shows more than the value

/// Returns the size of a domino's cell, which is its shorter side.
static double cellOf(const QRectF& rect) { return std::min(rect.width(), rect.height()); }

static QColor faceColour(Side side, bool strong, const ColourPalette& palette) {
  const double share = palette.dark ? (strong ? 0.74 : 0.48) : (strong ? 0.72 : 0.44);
  return mixed(palette.surface, palette.seatOf(side), share);
}

static QColor edgeColour(Side side, bool strong, const ColourPalette& palette) {
  const QColor dark = mixed(palette.seatOf(side), palette.dark ? Qt::white : Qt::black, palette.dark ? 0.12 : 0.34);
  return strong ? dark : mixed(palette.surface, dark, 0.78);
}

/// Paints thin lines along the domino. The direction of the lines distinguishes the sides without colour.
static void paintGrooves(QPainter& painter, const QRectF& rect, Side side, const QColor& colour) {
  const double cell = cellOf(rect);
  if (cell < smallestGroovePx) return;
  painter.setPen(QPen(colour, std::max(0.8, cell * 0.016), Qt::SolidLine, Qt::FlatCap));
  for (const double at : {-0.24, -0.12, 0.0, 0.12, 0.24}) {
    if (side == Side::First) {
      const double x = rect.center().x() + at * cell;
      painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()));
    } else {
      const double y = rect.center().y() + at * cell;
      painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y));
    }
  }
}

static void setPixelSize(QPainter& painter, double pixels, QFont::Weight weight) {
  QFont font = painter.font();
  font.setPixelSize(std::max(7, static_cast<int>(std::lround(pixels))));
  font.setWeight(weight);
  painter.setFont(font);
}

/// Returns the outline of the overlap of two dominoes, computed from their rectangles. The intersection of the
/// outlines as paths would be wrong at sizes at which edges coincide.
static QPainterPath overlapOutline(const QRectF& upright, const QRectF& lying) {
  const double in = cellOf(upright) * insetCells;
  const double round = cellOf(upright) * cornerCells;
  const QRectF one = upright.adjusted(in, in, -in, -in);
  const QRectF other = lying.adjusted(in, in, -in, -in);
  const QRectF both = one.intersected(other);
  const auto isCorner = [](const QRectF& rect, const QPointF& at) {
    const auto isSide = [](double here, double low, double high) {
      return std::min(std::abs(here - low), std::abs(here - high)) < 0.01;
    };
    return isSide(at.x(), rect.left(), rect.right()) && isSide(at.y(), rect.top(), rect.bottom());
  };
  const std::array<QPointF, 4> corners{both.topLeft(), both.topRight(), both.bottomRight(), both.bottomLeft()};
  QPainterPath path;
  for (std::size_t number = 0; number < corners.size(); ++number) {
    const QPointF& at = corners[number];
    const auto towards = [&](const QPointF& next) {  // returns the end of the edge before a rounded corner
      const QPointF way = next - at;
      const double length = std::abs(way.x()) + std::abs(way.y());
      return isCorner(one, at) || isCorner(other, at) ? at + way * (round / std::max(length, round)) : at;
    };
    const QPointF begin = towards(corners[(number + 3) % 4]);
    number == 0 ? path.moveTo(begin) : path.lineTo(begin);
    path.quadTo(at, towards(corners[(number + 1) % 4]));
  }
  path.closeSubpath();
  return path;
}

static QPainterPath dominoOutline(const QRectF& rect) {
  const double cell = cellOf(rect);
  const double in = cell * insetCells;
  QPainterPath path;
  path.addRoundedRect(rect.adjusted(in, in, -in, -in), cell * cornerCells, cell * cornerCells);
  return path;
}

void paintDominoFace(QPainter& painter, const QRectF& rect, Side side, bool strong, const ColourPalette& palette) {
  const QPainterPath outline = dominoOutline(rect);
  const QColor face = faceColour(side, strong, palette);
  painter.save();
  painter.setPen(Qt::NoPen);
  painter.setBrush(palette.shadow);
  painter.drawPath(outline.translated(0, cellOf(rect) * 0.025));
  painter.fillPath(outline, face);
  painter.setClipPath(outline, Qt::IntersectClip);
  paintGrooves(painter, rect, side, mixed(face, edgeColour(side, strong, palette), 0.34));
  painter.restore();
}

void paintDominoEdge(QPainter& painter, const QRectF& rect, Side side, bool strong, const ColourPalette& palette) {
  const QPainterPath outline = dominoOutline(rect);
  const double width = std::max(1.0, cellOf(rect) * (strong ? 0.036 : 0.022));
  painter.save();
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(edgeColour(side, strong, palette), width));
  painter.drawPath(outline);
  painter.restore();
}

void paintOverlap(QPainter& painter, const QRectF& upright, const QRectF& lying, bool strong, const ColourPalette& palette) {
  const QPainterPath both = overlapOutline(upright, lying);
  const QColor first = faceColour(Side::First, true, palette);
  const QColor second = faceColour(Side::Second, true, palette);
  painter.save();
  painter.fillPath(both, mixed(first, second, 0.5));
  painter.setClipPath(both, Qt::IntersectClip);
  paintGrooves(painter, upright, Side::First, edgeColour(Side::First, true, palette));
  paintGrooves(painter, lying, Side::Second, edgeColour(Side::Second, true, palette));
  painter.restore();
  // Pale outlines separate the dominoes where they cross.
  painter.save();
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(palette.surface, std::max(2.0, cellOf(upright) * 0.07)));
  painter.setClipPath(dominoOutline(lying), Qt::IntersectClip);
  painter.drawPath(dominoOutline(upright));
  painter.setClipPath(dominoOutline(upright));
  painter.drawPath(dominoOutline(lying));
  painter.restore();
  paintDominoEdge(painter, upright, Side::First, strong, palette);
  paintDominoEdge(painter, lying, Side::Second, strong, palette);
}

void paintDominoBack(QPainter& painter, const QRectF& rect, const ColourPalette& palette) {
  const QPainterPath outline = dominoOutline(rect);
  const double cell = cellOf(rect);
  const QColor face = mixed(palette.surfaceRaised, palette.accent, 0.2);
  const QColor line = mixed(palette.surfaceRaised, palette.accent, 0.42);
  painter.save();
  painter.fillPath(outline, face);
  painter.setClipPath(outline, Qt::IntersectClip);
  painter.setPen(QPen(line, std::max(0.8, cell * 0.02)));
  const double spacing = std::max(4.0, cell * 0.16);
  for (double x = rect.left() - rect.height(); x < rect.right(); x += spacing) {
    painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height(), rect.top()));
    painter.drawLine(QPointF(x, rect.top()), QPointF(x + rect.height(), rect.bottom()));
  }
  painter.restore();
  painter.save();
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(mixed(line, palette.text, 0.3), std::max(1.0, cell * 0.025)));
  painter.drawPath(outline);
  painter.restore();
}

static void paintTurnNumber(QPainter& painter, const QRectF& rect, Side side, int turn, const ColourPalette& palette) {
  const double cell = cellOf(rect);
  if (turn <= 0 || cell < smallestNumberPx) return;
  const double radius = std::max(7.0, cell * 0.16);
  const QRectF disc(rect.center().x() - radius, rect.center().y() - radius, 2 * radius, 2 * radius);
  painter.save();
  painter.setPen(QPen(edgeColour(side, true, palette), std::max(1.0, cell * 0.02)));
  painter.setBrush(palette.surface);
  painter.drawEllipse(disc);
  setPixelSize(painter, radius * (turn > 9 ? 1.05 : 1.22), QFont::Bold);
  painter.setPen(palette.text);
  painter.drawText(disc, Qt::AlignCenter, QString::number(turn));
  painter.restore();
}

static void paintTick(QPainter& painter, const QPointF& centre, double radius, const QColor& edge, const ColourPalette& palette) {
  painter.setPen(QPen(edge, std::max(1.0, radius * 0.12)));
  painter.setBrush(palette.surface);
  painter.drawEllipse(centre, radius, radius);
  painter.setPen(QPen(palette.text, radius * 0.24, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  const QPointF tick[] = {centre + QPointF(-0.42, 0.04) * radius, centre + QPointF(-0.1, 0.36) * radius,
                          centre + QPointF(0.46, -0.36) * radius};
  painter.drawPolyline(tick, 3);
}

static void paintCross(QPainter& painter, const QPointF& centre, double radius, const ColourPalette& palette) {
  const QPointF down(radius, radius), up(radius, -radius);
  for (const auto& [colour, width] : {std::pair(palette.surface, 0.5), std::pair(palette.textOf(Outcome::Loss), 0.3)}) {
    painter.setPen(QPen(colour, radius * width, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(centre - down, centre + down);
    painter.drawLine(centre - up, centre + up);
  }
}

static double widthOf(QPainter& painter, double pixels, QFont::Weight weight, const QString& text) {
  setPixelSize(painter, pixels, weight);
  return QFontMetricsF(painter.font()).horizontalAdvance(text);
}

static void paintGhost(QPainter& painter, const BoardLayout& layout, const GhostDomino& ghost, const ColourPalette& palette) {
  const QRectF rect = dominoRect(layout, ghost.place);
  const QPainterPath outline = dominoOutline(rect);
  const double cell = layout.cell;
  painter.save();
  switch (ghost.kind) {
    case GhostDomino::Kind::Pointed: painter.setOpacity(0.62); break;
    case GhostDomino::Kind::Chosen: painter.setOpacity(0.95); break;
    case GhostDomino::Kind::Preview:
    case GhostDomino::Kind::Wrong:
    case GhostDomino::Kind::Hint: painter.setOpacity(0.5); break;
  }
  paintDominoFace(painter, rect, ghost.place.side, ghost.kind == GhostDomino::Kind::Chosen, palette);
  painter.setOpacity(1);
  const bool dashed = ghost.kind == GhostDomino::Kind::Pointed || ghost.kind == GhostDomino::Kind::Chosen;
  const QColor colour = ghost.kind == GhostDomino::Kind::Hint ? palette.accent : edgeColour(ghost.place.side, true, palette);
  painter.setBrush(Qt::NoBrush);
  QPen pen(colour, std::max(1.4, cell * (ghost.kind == GhostDomino::Kind::Hint ? 0.06 : 0.034)));
  if (dashed) pen.setDashPattern({3, 2.2});
  painter.setPen(pen);
  painter.drawPath(outline);
  if (ghost.kind == GhostDomino::Kind::Wrong) paintCross(painter, rect.center(), cell * 0.28, palette);
  if (ghost.kind == GhostDomino::Kind::Chosen) paintTick(painter, rect.center(), std::max(7.0, cell * 0.17), colour, palette);
  painter.restore();
}

static void paintDominoMark(QPainter& painter, const BoardLayout& layout, const DominoMark& mark, const ColourPalette& palette) {
  const double cell = layout.cell;
  const Outcome outcome = outcomeOf(mark.guaranteed);
  const bool inMix = mark.probability > sameValue;
  const bool twoLines = inMix && cell >= smallestSharePx;
  const double valuePx = std::clamp(cell * 0.17, 9.0, 19.0);
  const double sharePx = std::clamp(cell * 0.14, 8.0, 15.0);
  const QString value = payoffText(mark.guaranteed);
  const QString share = twoLines ? probabilityText(mark.probability) : QString();
  const QFont::Weight weight = mark.best ? QFont::Bold : QFont::DemiBold;
  painter.save();
  const double widest =
      std::max({widthOf(painter, sharePx, QFont::DemiBold, share), widthOf(painter, valuePx, weight, value), valuePx});
  QRectF pill(0, 0, std::min(cell * 0.94, widest + valuePx * 0.95), valuePx * 1.5 + (twoLines ? sharePx * 1.2 : 0));
  pill.moveCenter(dominoRect(layout, mark.place).center());

  const double strength = outcome == Outcome::Draw ? 0.7 : 0.3 + 0.7 * std::min(1.0, std::abs(mark.guaranteed));
  const QColor fill = mixed(palette.surface, palette.of(outcome), (inMix ? 0.26 : 0.1) * strength + 0.03);
  const double round = std::min(pill.height() / 2, valuePx * 0.85);
  painter.setBrush(fill);
  painter.setPen(QPen(mixed(palette.surface, palette.of(outcome), inMix || mark.best ? 1.0 : 0.45),
                      inMix ? std::max(1.6, cell * 0.03) : 1.0));
  painter.drawRoundedRect(pill, round, round);

  painter.setPen(withContrast(palette.textOf(outcome), fill, 4.5));
  const QRectF upper(pill.left(), pill.top() + (twoLines ? valuePx * 0.08 : 0), pill.width(),
                     twoLines ? valuePx * 1.34 : pill.height());
  painter.drawText(upper, Qt::AlignCenter, value);
  if (twoLines) {
    setPixelSize(painter, sharePx, QFont::DemiBold);
    painter.setPen(palette.text);
    painter.drawText(QRectF(pill.left(), pill.top() + valuePx * 1.42 - sharePx * 0.16, pill.width(), sharePx * 1.2),
                     Qt::AlignCenter, share);
  }
  painter.restore();
}

/// Returns the first side's domino of the same turn if that domino shares a cell with \p lying. Otherwise
/// returns null.
static const PlacedDomino* overlapping(const DominoScene& scene, const PlacedDomino& lying) {
  for (const PlacedDomino& other : scene.dominoes) {
    if (other.place.side != Side::First || other.turn != lying.turn) continue;
    for (const Square square : other.place.squares)
      if (has(lying.place.squares, square)) return &other;
  }
  return nullptr;
}

static void paintLying(QPainter& painter, const BoardLayout& layout, const DominoScene& scene, bool numbers,
                       const ColourPalette& palette) {
  for (const PlacedDomino& domino : scene.dominoes)
    paintDominoFace(painter, dominoRect(layout, domino.place), domino.place.side, domino.last, palette);
  for (const PlacedDomino& domino : scene.dominoes)
    paintDominoEdge(painter, dominoRect(layout, domino.place), domino.place.side, domino.last, palette);
  for (const PlacedDomino& domino : scene.dominoes)
    if (domino.place.side == Side::Second)
      if (const PlacedDomino* upright = overlapping(scene, domino))
        paintOverlap(painter, dominoRect(layout, upright->place), dominoRect(layout, domino.place), domino.last, palette);
  for (const PlacedDomino& domino : scene.dominoes)
    if (numbers) paintTurnNumber(painter, dominoRect(layout, domino.place), domino.place.side, domino.turn, palette);
}

/// Paints the dominoes of the last turn while they turn over like cards. Shows the backs first, then the faces.
static void paintTurning(QPainter& painter, const BoardLayout& layout, const DominoScene& scene, double progress,
                         const ColourPalette& palette) {
  const double width = std::max(0.03, std::abs(std::cos(progress * std::numbers::pi)));
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
    if (progress < 0.5) {
      paintDominoBack(painter, rect, palette);
    } else {
      paintDominoFace(painter, rect, domino.place.side, true, palette);
      paintDominoEdge(painter, rect, domino.place.side, true, palette);
    }
    painter.restore();
  }
}

/// Returns the free cells that no domino of either side can cover.
static std::vector<Square> deadCells(const SimultaneousVariant& variant, const AnyPosition& position) {
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
  scene.position = variant.formatPosition(position);
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

BoardScene boardWith(const SimultaneousVariant& variant, DominoScene dominoes, bool small) {
  static const DominoBoardPainter painter;
  BoardScene scene;
  scene.bare = {&painter, variant.columns(), variant.rows(), variantName(variant), dominoes.position};
  scene.surroundings = !small;
  scene.layers.push_back(std::make_shared<const DominoScene>(std::move(dominoes)));
  return scene;
}

/// Paints the values, and above them the dominoes that are not on the board yet, which must not cover values.
static void paintMarks(QPainter& painter, const BoardLayout& layout, const DominoScene& scene, const ColourPalette& palette) {
  for (const bool best : {false, true})
    for (const DominoMark& mark : scene.marks)
      if ((mark.probability > 0) == best) paintDominoMark(painter, layout, mark, palette);
  for (const GhostDomino& ghost : scene.ghosts) {
    paintGhost(painter, layout, ghost, palette);
    for (const DominoMark& mark : scene.marks)
      if (mark.place == ghost.place && ghost.kind != GhostDomino::Kind::Chosen) paintDominoMark(painter, layout, mark, palette);
  }
}

void DominoScene::paint(BoardLevel level, QPainter& painter, const BoardLayout& layout, const BoardScene& scene,
                        const ColourPalette& palette) const {
  painter.save();
  if (level == BoardLevel::Board) {
    for (const Square square : dead) paintDeadCell(painter, layout, square, palette);
    for (const Square square : covered) paintBlock(painter, layout.squareRect(square), palette);
  } else if (level == BoardLevel::Pieces) {
    const bool turning = scene.progress < 1;
    DominoScene lying = *this;
    if (turning) std::erase_if(lying.dominoes, [](const PlacedDomino& domino) { return domino.last; });
    paintLying(painter, layout, lying, scene.surroundings, palette);
    if (turning) paintTurning(painter, layout, *this, scene.progress, palette);
  } else if (level == BoardLevel::Marks) {
    paintMarks(painter, layout, *this, palette);
  }
  painter.restore();
}

DominoMoves dominoMoves(const SimultaneousVariant& variant, const AnyPosition& position, Side side) {
  DominoMoves moves{side, {}};
  for (const AnyMove move : variant.moves(position, side)) moves.all.emplace_back(move, variant.squares(side, move));
  return moves;
}

std::optional<AnyMove> DominoMoves::from(Square square, int towards) const {
  for (const auto& [move, squares] : all)
    if ((towards > 0 ? squares.front() : squares.back()) == square) return move;
  return std::nullopt;
}

std::optional<AnyMove> DominoMoves::on(Square square) const {
  for (const int towards : {1, -1})
    if (const auto move = from(square, towards)) return move;
  for (const auto& [move, squares] : all)
    if (has(squares, square)) return move;
  return std::nullopt;
}

std::optional<AnyMove> DominoMoves::at(const BoardLayout& layout, const QPointF& point) const {
  const auto square = layout.squareAt(point);
  if (!square) return std::nullopt;
  const QPointF away = point - layout.centre(*square);
  const double along = (side == Side::First ? -away.y() : away.x()) * layout.direction() / layout.cell;
  std::optional<AnyMove> nearest;
  double least = std::numeric_limits<double>::infinity();
  for (const auto& [move, squares] : all) {
    if (!has(squares, *square)) continue;
    const auto length = static_cast<double>(squares.size());
    const int before = side == Side::First ? square->row - squares.front().row : square->column - squares.front().column;
    const double middle = (length - 1) / 2 - before;
    const double distance = std::abs(along * length - middle);
    // Dominoes of two squares tie if the point is exactly in the middle of the square. A domino that begins there
    // then wins.
    if (distance > least || (distance == least && middle < 0)) continue;
    least = distance;
    nearest = move;
  }
  return nearest;
}

struct NoDominoStrings {
  Q_DECLARE_TR_FUNCTIONS(NoDominoStrings)
};

QString whyNoDomino(const SimultaneousVariant& variant, const AnyPosition& position, const DominoScene& board, Side side,
                    Square square) {
  const auto covers = [square](const std::vector<Square>& squares) { return has(squares, square); };
  const QString name = squareText(square);
  if (covers(board.covered)) return NoDominoStrings::tr("%1 is covered from the start.", "a square").arg(name);
  for (const PlacedDomino& domino : board.dominoes)
    if (covers(domino.place.squares))
      return NoDominoStrings::tr("%1 is covered: %2 placed a domino there in turn %3.", "a square, a side, a number")
          .arg(name, playerName(domino.place.side))
          .arg(domino.turn);
  for (const AnyMove move : variant.moves(position, side))
    if (covers(variant.squares(side, move))) return {};
  if (variant.pieceSquares() != domineering::usualDominoCells)
    return (side == Side::First
                ? NoDominoStrings::tr("%1 cannot place a domino on %2: a domino needs three free squares one above the other.",
                                      "a side, a square")
                : NoDominoStrings::tr("%1 cannot place a domino on %2: a domino needs three free squares side by side.",
                                      "a side, a square"))
        .arg(playerName(side), name);
  return (side == Side::First
              ? NoDominoStrings::tr("%1 cannot place a domino on %2: no square above or below it is free.", "a side, a square")
              : NoDominoStrings::tr("%1 cannot place a domino on %2: no square beside it is free.", "a side, a square"))
      .arg(playerName(side), name);
}

QColor payoffColour(double payoff, const ColourPalette& palette) {
  const double clamped = std::clamp(payoff, -1.0, 1.0);
  if (palette.greyscale) {
    const QColor low = palette.dark ? palette.surface : palette.surfaceRaised;
    return mixed(low, palette.textMuted, (clamped + 1) / 2);
  }
  const QColor& tint = palette.seatOf(clamped < 0 ? Side::Second : Side::First);
  return mixed(palette.emptyCell, tint, std::pow(std::abs(clamped), 0.8));
}

}  // namespace kotai::ui
