#include "ui/games/quoridor/painter.h"

#include <QPainterPath>
#include <algorithm>

#include "core/games/quoridor/rules.h"
#include "ui/games/quoridor/fence_places.h"
#include "ui/games/quoridor/strings.h"

namespace kotai::ui {

constexpr double tallestStockCells = 2.3;
constexpr double numberCells = 0.5;      ///< height of the number and the edges of a stock, in cells
constexpr double pitchCells = 0.2;       ///< distance between fences in the stock, in cells
constexpr double smallestDetailPx = 22;  ///< minimum size of a pawn that shows a chevron
constexpr double smallestNumberPx = 26;  ///< minimum size of a stock that shows a number

/// Returns the head of a pawn in a cell of 100 x 100. The head is round for the first player, and a lozenge for
/// the second.
static QPainterPath headOf(Side owner) {
  QPainterPath head;
  if (owner == Side::First) {
    head.addEllipse(QPointF(50, 32), 16.5, 16.5);
    return head;
  }
  constexpr double reach = 20, bend = 5.5;
  head.moveTo(50 - bend, 32 - reach + bend);
  head.quadTo(50, 32 - reach, 50 + bend, 32 - reach + bend);
  head.lineTo(50 + reach - bend, 32 - bend);
  head.quadTo(50 + reach, 32, 50 + reach - bend, 32 + bend);
  head.lineTo(50 + bend, 32 + reach - bend);
  head.quadTo(50, 32 + reach, 50 - bend, 32 + reach - bend);
  head.lineTo(50 - reach + bend, 32 + bend);
  head.quadTo(50 - reach, 32, 50 - reach + bend, 32 - bend);
  head.closeSubpath();
  return head;
}

static QPainterPath bodyOutline() {
  QPainterPath body;
  body.moveTo(42, 47);
  body.cubicTo(41, 61, 33, 70, 27, 77);
  body.quadTo(23, 82, 26, 86.5);
  body.quadTo(50, 92.5, 74, 86.5);
  body.quadTo(77, 82, 73, 77);
  body.cubicTo(67, 70, 59, 61, 58, 47);
  body.closeSubpath();
  return body;
}

static void paintChevron(QPainter& painter, bool up, const QColor& colour) {
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(colour, 4.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  const double tip = up ? 70 : 79.5;
  const double tail = up ? 79.5 : 70;
  const QPointF points[] = {{41.5, tail}, {50, tip}, {58.5, tail}};
  painter.drawPolyline(points, 3);
}

static void paintPawn(QPainter& painter, Side owner, bool headsUp, bool details, const ColourPalette& palette) {
  static const QPainterPath body = bodyOutline();
  const QColor& colour = palette.of(owner);
  const QColor edge = mixed(colour, Qt::black, palette.dark ? 0.5 : 0.36);
  painter.setPen(Qt::NoPen);
  painter.setBrush(palette.shadow);
  painter.drawEllipse(QPointF(50, 87), 29, 6.5);
  QLinearGradient paint(28, 0, 72, 0);
  paint.setColorAt(0.0, mixed(colour, Qt::white, 0.2));
  paint.setColorAt(0.45, colour);
  paint.setColorAt(1.0, mixed(colour, Qt::black, 0.18));
  painter.setBrush(paint);
  painter.setPen(QPen(edge, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPath(body);
  painter.drawPath(headOf(owner));
  painter.drawRoundedRect(QRectF(36, 45.5, 28, 7), 3.5, 3.5);
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(255, 255, 255, palette.dark ? 90 : 110));
  painter.drawEllipse(QPointF(44.5, 26.5), 4.6, 3.8);
  if (details) paintChevron(painter, headsUp, mixed(colour, Qt::white, palette.dark ? 0.75 : 0.86));
}

/// Returns the rectangle of a stock, which extends from \p square towards the middle.
static QRectF stockRect(const BoardLayout& layout, Square square) {
  const QRectF place = layout.squareRect(square);
  const double further = (layout.handCells - 1) * layout.cell;
  const double towardsMiddle = (square.row == 0 ? -1 : 1) * layout.direction();
  return place.united(place.translated(0, towardsMiddle * further));
}

void paintFence(QPainter& painter, const QRectF& bar, const ColourPalette& palette) {
  const double thickness = std::min(bar.width(), bar.height());
  const double round = thickness * 0.34;
  const bool upright = bar.height() > bar.width();
  painter.save();
  painter.setPen(Qt::NoPen);
  painter.setBrush(palette.shadow);
  painter.drawRoundedRect(bar.translated(thickness * 0.1, thickness * 0.2), round, round);
  QLinearGradient paint(bar.topLeft(), upright ? bar.topRight() : bar.bottomLeft());
  paint.setColorAt(0, mixed(palette.wood, Qt::white, palette.dark ? 0.16 : 0.24));
  paint.setColorAt(1, palette.wood);
  painter.setBrush(paint);
  painter.setPen(QPen(mixed(palette.wood, Qt::black, palette.dark ? 0.5 : 0.4), std::max(0.6, thickness * 0.09)));
  painter.drawRoundedRect(bar, round, round);
  painter.restore();
}

BoardMargins QuoridorPainter::margins(const Variant*, bool compact) const {
  if (compact) return {0.9, 0.14, 0.17, 0.62};
  return {1.42, 0.56, 0.46, 0.82};
}

QColor QuoridorPainter::squareColour(const BoardLayout& layout, Square square, const ColourPalette& palette) const {
  const QColor plain = mixed(palette.squareLight, palette.squareDark, palette.dark ? 0.75 : 0.12);
  if (square.row > 0 && square.row < layout.rows - 1) return plain;
  return mixed(plain, palette.of(square.row == 0 ? Side::Second : Side::First), palette.dark ? 0.12 : 0.1);
}

void QuoridorPainter::paintSquares(QPainter& painter, const BoardLayout& layout, const ColourPalette& palette) const {
  const double frame = layout.cell * 0.1;
  const double groove = layout.cell * squareInset();
  painter.save();
  painter.setPen(QPen(palette.border, std::max(1.0, layout.cell * 0.012)));
  painter.setBrush(palette.dark ? mixed(palette.squareLight, palette.window, 0.5)
                                : mixed(palette.squareDark, palette.border, 0.45));
  painter.drawRoundedRect(layout.squares.adjusted(-frame, -frame, frame, frame), frame * 1.5, frame * 1.5);
  painter.setPen(Qt::NoPen);
  for (int row = 0; row < layout.rows; ++row)
    for (int column = 0; column < layout.columns; ++column) {
      painter.setBrush(squareColour(layout, {column, row}, palette));
      painter.drawRoundedRect(layout.squareRect({column, row}).adjusted(groove, groove, -groove, -groove), groove * 1.1,
                              groove * 1.1);
    }
  painter.restore();
}

/// Paints a line along each goal, in the colour of the player who must reach it.
void QuoridorPainter::paintSurroundings(QPainter& painter, const BoardLayout& layout, const ColourPalette& palette) const {
  painter.save();
  for (const Side side : {Side::First, Side::Second}) {
    const int row = side == Side::First ? layout.rows - 1 : 0;
    const double outwards = (side == Side::First ? -1 : 1) * layout.direction() * layout.cell * 0.575;
    const double in = layout.cell * 0.36;
    painter.setPen(QPen(mixed(palette.window, palette.of(side), 0.8), layout.cell * 0.045, Qt::SolidLine, Qt::RoundCap));
    const QPointF left = layout.centre({0, row}) + QPointF(-in * layout.direction(), outwards);
    const QPointF right = layout.centre({layout.columns - 1, row}) + QPointF(in * layout.direction(), outwards);
    painter.drawLine(left, right);
  }
  painter.restore();
}

bool QuoridorPainter::standsOnSquare(int kind) const { return kind == quoridor::Pawn; }

QRectF QuoridorPainter::pieceRect(const BoardLayout& layout, const PieceOnBoard& piece) const {
  if (piece.kind == quoridor::Pawn || !isCorner(layout, piece.square)) return layout.squareRect(piece.square);
  return fenceRect(layout, {piece.square, piece.kind == quoridor::VerticalFence});
}

void QuoridorPainter::paintPiece(QPainter& painter, const QRectF& cell, const PieceOnBoard& piece, bool flipped,
                                 const ColourPalette& palette) const {
  if (piece.kind != quoridor::Pawn) {
    QRectF bar = cell;
    // A held fence gets a nearly square cell. A placed fence gets a long rectangle.
    if (cell.width() < cell.height() * 2 && cell.height() < cell.width() * 2) {
      bar = QRectF(0, 0, cell.width() * 0.86, cell.height() * 0.15);
      if (piece.kind == quoridor::VerticalFence) bar = QRectF(0, 0, bar.height(), bar.width());
      bar.moveCenter(cell.center());
    }
    return paintFence(painter, bar, palette);
  }
  painter.save();
  painter.translate(cell.topLeft());
  painter.scale(cell.width() / 100.0, cell.height() / 100.0);
  paintPawn(painter, piece.owner, (piece.owner == Side::First) != flipped, cell.width() >= smallestDetailPx, palette);
  painter.restore();
}

double QuoridorPainter::handCells(const Variant& variant) const {
  int most = 0;
  for (const HandSlot& slot : variant.hands(variant.start())) most = std::max(most, slot.count);
  return std::clamp(numberCells + most * pitchCells, 1.0, std::min(variant.rows() * 0.5, tallestStockCells));
}

QRectF QuoridorPainter::handRect(const BoardLayout& layout, const HandSlot& slot) const { return stockRect(layout, slot.square); }

std::optional<Square> QuoridorPainter::squareAt(const BoardLayout& layout, const QPointF& point) const {
  for (const Square stock : {Square{layout.columns, 0}, Square{-1, layout.rows - 1}})
    if (stockRect(layout, stock).contains(point)) return stock;
  return layout.squareAt(point);
}

/// Paints a moving piece. A fence that is placed vertically turns during its move.
void QuoridorPainter::paintTravelling(QPainter& painter, const BoardLayout& layout, const Transition::Step& step, double progress,
                                      const ColourPalette& palette) const {
  if (step.piece.kind == quoridor::Pawn) return BoardPainter::paintTravelling(painter, layout, step, progress, palette);
  const auto pointOf = [&layout](Square square) {
    return isCorner(layout, square) ? cornerPoint(layout, square) : stockRect(layout, square).center();
  };
  const auto degreesOf = [](int kind) { return kind == quoridor::VerticalFence ? 90.0 : 0.0; };
  const auto scaleOf = [&layout](Square square) { return isCorner(layout, square) ? 1.0 : layout.handScale * 0.42; };
  const auto between = [progress](auto from, auto to) { return from + (to - from) * progress; };
  painter.save();
  painter.translate(between(pointOf(step.piece.square), pointOf(step.to)));
  painter.rotate(between(degreesOf(step.piece.kind), degreesOf(step.kindAfter)));
  const double length = fenceLength(layout) * between(scaleOf(step.piece.square), scaleOf(step.to));
  const double thickness = fenceThickness(layout);
  paintFence(painter, QRectF(-length / 2, -thickness / 2, length, thickness), palette);
  painter.restore();
}

void QuoridorPainter::paintHandSlot(QPainter& painter, const BoardLayout& layout, const HandSlot& slot, int countAtStart,
                                    const ColourPalette& palette) const {
  const QRectF place = stockRect(layout, slot.square);
  const int places = std::max({slot.count, countAtStart, 1});
  const bool number = place.width() >= smallestNumberPx;
  const double side = place.width() * 0.08;
  const double numberHeight = number ? place.width() * 0.36 : 0;
  const QRectF stack = place.adjusted(side, side, -side, -numberHeight - (number ? 0 : side));
  const double pitch = std::min(stack.height() / places, layout.cell * pitchCells);
  const double thickness = std::min(pitch * 0.66, fenceThickness(layout));
  painter.save();
  for (int i = 0; i < places; ++i) {
    const QRectF bar(stack.left(), stack.bottom() - (i + 1) * pitch + (pitch - thickness) / 2, stack.width(), thickness);
    if (i < slot.count) {
      paintFence(painter, bar, palette);
      continue;
    }
    painter.setPen(QPen(mixed(palette.surface, palette.wood, 0.45), std::max(0.7, thickness * 0.12), Qt::DotLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(bar, thickness * 0.34, thickness * 0.34);
  }
  if (number) {
    QFont font = painter.font();
    font.setPixelSize(std::max(9, static_cast<int>(place.width() * 0.26)));
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(slot.count > 0 ? palette.text : palette.textMuted);
    painter.drawText(QRectF(place.left(), place.bottom() - numberHeight, place.width(), numberHeight), Qt::AlignCenter,
                     QString::number(slot.count));
  }
  painter.restore();
}

QString QuoridorPainter::pieceName(const PieceOnBoard& piece) const {
  switch (piece.kind) {
    case quoridor::HorizontalFence: return QuoridorStrings::tr("horizontal fence");
    case quoridor::VerticalFence: return QuoridorStrings::tr("vertical fence");
    default: break;
  }
  return piece.owner == Side::First ? QuoridorStrings::tr("first player's pawn, heading up")
                                    : QuoridorStrings::tr("second player's pawn, heading down");
}

QString QuoridorPainter::handName(Side owner) const {
  return owner == Side::First ? QuoridorStrings::tr("first player's hand") : QuoridorStrings::tr("second player's hand");
}

}  // namespace kotai::ui
