#include "ui/board/board_painter.h"

#include <QCoreApplication>
#include <QPainterPath>
#include <algorithm>

namespace kotai::ui {

struct PlainStrings {
  Q_DECLARE_TR_FUNCTIONS(PlainStrings)
};

constexpr double radiusCells = 0.36;
constexpr double ringCells = 0.28;
constexpr double letterCells = 0.28;
constexpr int letterCount = 26;

/// Paints a letter as an outline, so that exported drawings need no font.
static void paintLetter(QPainter& painter, const QRectF& cell, const QString& text, const QColor& colour) {
  QFont font = painter.font();
  font.setPixelSize(100);
  font.setWeight(QFont::Bold);
  QPainterPath glyph;
  glyph.addText(0, 0, font, text);
  const QRectF box = glyph.boundingRect();
  if (box.isEmpty()) return;
  painter.save();
  painter.translate(cell.center());
  const double scale = cell.height() * letterCells / std::max(box.height(), box.width());
  painter.scale(scale, scale);
  painter.translate(-box.center());
  painter.fillPath(glyph, colour);
  painter.restore();
}

void PlainPainter::paintPiece(QPainter& painter, const QRectF& cell, const PieceOnBoard& piece, bool,
                              const ColourPalette& palette) const {
  const QColor colour = sideColour(piece.owner, palette);
  const QColor ink = palette.dark ? mixed(colour, Qt::black, 0.8) : mixed(colour, Qt::white, 0.92);
  const double size = std::min(cell.width(), cell.height());
  const double radius = size * radiusCells;
  painter.save();
  painter.setPen(Qt::NoPen);
  painter.setBrush(palette.shadow);
  painter.drawEllipse(cell.center() + QPointF(0, size * 0.03), radius, radius);
  QRadialGradient paint(cell.center() - QPointF(radius, radius) * 0.35, radius * 1.5);
  paint.setColorAt(0, mixed(colour, Qt::white, 0.22));
  paint.setColorAt(1, mixed(colour, Qt::black, 0.1));
  painter.setBrush(paint);
  painter.setPen(QPen(mixed(colour, Qt::black, palette.dark ? 0.5 : 0.35), std::max(0.7, size * 0.02)));
  painter.drawEllipse(cell.center(), radius, radius);
  if (piece.owner == Side::Second) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink, std::max(0.7, size * 0.025)));
    painter.drawEllipse(cell.center(), size * ringCells, size * ringCells);
  }
  const QString text = letter(piece.kind);
  paintLetter(painter, cell, piece.owner == Side::First ? text : text.toLower(), ink);
  painter.restore();
}

QString PlainPainter::letter(int kind) const {
  return kind >= 0 && kind < letterCount ? QString(QChar(u'A' + kind)) : QString::number(kind + 1);
}

QString PlainPainter::pieceName(const PieceOnBoard& piece) const {
  const QString text = letter(piece.kind);
  if (text.isEmpty())
    return piece.owner == Side::First ? PlainStrings::tr("first player's piece") : PlainStrings::tr("second player's piece");
  return piece.owner == Side::First ? PlainStrings::tr("first player's piece %1").arg(text)
                                    : PlainStrings::tr("second player's piece %1").arg(text);
}

struct BoardStrings {
  Q_DECLARE_TR_FUNCTIONS(BoardStrings)
};

constexpr double ghostOpacity = 0.26;
constexpr double smallestGhostPx = 24;  ///< smaller trays do not show missing pieces faintly

static QRectF between(const QRectF& from, const QRectF& to, double progress) {
  const auto mixedNumber = [progress](double start, double end) { return start + (end - start) * progress; };
  return QRectF(mixedNumber(from.left(), to.left()), mixedNumber(from.top(), to.top()), mixedNumber(from.width(), to.width()),
                mixedNumber(from.height(), to.height()));
}

BoardMargins BoardPainter::margins(const Variant* variant, bool compact) const {
  if (!variant || variant->hands(variant->start()).empty()) return compact ? BoardMargins{0.12, 0.12} : BoardMargins{};
  return compact ? BoardMargins{0.96, 0.12, 0.16, 0.72} : BoardMargins{1.42, 0.44, 0.42, 0.88};
}

QColor BoardPainter::squareColour(const BoardLayout&, Square square, const ColourPalette& palette) const {
  return (square.row + square.column) % 2 == 1 ? palette.squareDark : palette.squareLight;
}

void BoardPainter::paintSquares(QPainter& painter, const BoardLayout& layout, const ColourPalette& palette) const {
  const double frame = layout.cell * 0.08;
  const double gap = layout.cell * squareInset();
  painter.save();
  painter.setPen(QPen(palette.border, std::max(1.0, layout.cell * 0.012)));
  painter.setBrush(frameColour(palette));
  painter.drawRoundedRect(layout.squares.adjusted(-frame, -frame, frame, frame), frame * 1.6, frame * 1.6);
  painter.setPen(Qt::NoPen);
  for (int row = 0; row < layout.rows; ++row) {
    for (int column = 0; column < layout.columns; ++column) {
      painter.setBrush(squareColour(layout, {column, row}, palette));
      painter.drawRoundedRect(layout.squareRect({column, row}).adjusted(gap, gap, -gap, -gap), frame, frame);
    }
  }
  painter.restore();
}

void BoardPainter::paintSurroundings(QPainter&, const BoardLayout&, const ColourPalette&) const {}

void BoardPainter::paintLabel(QPainter& painter, const BoardLayout& layout, const QPointF& centre, const QString& text) const {
  QFont font = painter.font();
  font.setPixelSize(std::max(9, static_cast<int>(layout.cell * 0.15)));
  painter.setFont(font);
  QRectF rect(0, 0, layout.cell, layout.cell * 0.3);
  rect.moveCenter(centre);
  painter.drawText(rect, Qt::AlignCenter, text);
}

void BoardPainter::paintCoordinates(QPainter& painter, const BoardLayout& layout, const ColourPalette& palette) const {
  painter.save();
  painter.setPen(palette.textMuted);
  const double offset = layout.cell * (0.5 + labelDistance(layout));
  for (int column = 0; column < layout.columns; ++column)
    paintLabel(painter, layout, layout.centre({column, layout.bottomRow()}) + QPointF(0, offset), columnName(column));
  for (int row = 0; row < layout.rows; ++row)
    paintLabel(painter, layout, layout.centre({layout.leftColumn(), row}) - QPointF(offset, 0), rowName(layout, row));
  painter.restore();
}

void BoardPainter::paintTravelling(QPainter& painter, const BoardLayout& layout, const Transition::Step& step, double progress,
                                   const ColourPalette& palette) const {
  const bool travels = step.kind != Transition::Kind::Appeared;
  const QRectF there = layout.squareRect(step.to);
  paintPiece(painter, travels ? between(layout.squareRect(step.piece.square), there, progress) : there, step.piece,
             layout.flipped, palette);
}

void BoardPainter::paintCount(QPainter& painter, const QPointF& centre, double radius, int count, const ColourPalette& palette) {
  painter.setPen(QPen(palette.surface, std::max(1.0, radius * 0.16)));
  painter.setBrush(palette.text);
  painter.drawEllipse(centre, radius, radius);
  QFont font = painter.font();
  font.setPixelSize(std::max(7, static_cast<int>(radius * 1.35)));
  font.setWeight(QFont::Bold);
  painter.setFont(font);
  painter.setPen(palette.surface);
  painter.drawText(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), Qt::AlignCenter,
                   QString::number(count));
}

void BoardPainter::paintHandSlot(QPainter& painter, const BoardLayout& layout, const HandSlot& slot, int,
                                 const ColourPalette& palette) const {
  const QRectF place = layout.squareRect(slot.square);
  const PieceOnBoard piece{slot.square, slot.owner, slot.kind};
  if (slot.count == 0) {
    if (place.width() < smallestGhostPx) return;
    painter.setOpacity(ghostOpacity);
    paintPiece(painter, place, piece, layout.flipped, palette);
    painter.setOpacity(1);
    return;
  }
  // Further pieces are painted below, slightly offset.
  const double aside = place.width() * 0.045;
  for (int below = slot.count - 1; below > 0; --below)
    paintPiece(painter, place.translated(aside * below, -aside * below), piece, layout.flipped, palette);
  paintPiece(painter, place, piece, layout.flipped, palette);
  if (slot.count == 1) return;
  const double radius = std::max(4.5, place.width() * 0.15);
  paintCount(painter, place.bottomRight() - QPointF(radius * 0.9, radius * 0.9), radius, slot.count, palette);
}

QString BoardPainter::squareName(const BoardLayout& layout, Square square) const {
  if (layout.contains(square)) return columnName(square.column) + rowName(layout, square.row);
  if (square.row >= layout.rows) return BoardStrings::tr("exit above column %1").arg(columnName(square.column));
  if (square.column >= layout.columns) return BoardStrings::tr("exit to the right of row %1").arg(rowName(layout, square.row));
  return BoardStrings::tr("outside the board");
}

QString BoardPainter::handName(Side owner) const {
  return owner == Side::First ? BoardStrings::tr("first player's hand") : BoardStrings::tr("second player's hand");
}

}  // namespace kotai::ui
