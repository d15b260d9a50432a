#include "ui/boards/board_painter.h"

#include <QCoreApplication>

#include "ui/boards/animal_shogi_painter.h"
#include "ui/boards/dodgem_painter.h"

namespace kotai::ui {

namespace {

struct BoardTexts {
  Q_DECLARE_TR_FUNCTIONS(BoardTexts)
};

}  // namespace

QColor BoardPainter::squareColour(const BoardLayout&, Square square, const ColourPalette& palette) const {
  return (square.row + square.column) % 2 == 1 ? palette.squareDark : palette.squareLight;
}

void BoardPainter::paintSquares(QPainter& painter, const BoardLayout& layout, const ColourPalette& palette) const {
  const double frame = layout.cell * 0.08;
  const double gap = layout.cell * 0.022;
  painter.save();
  painter.setPen(QPen(palette.border, std::max(1.0, layout.cell * 0.012)));
  painter.setBrush(palette.surface);
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
  const double offset = layout.cell * (0.5 + 0.24) * layout.direction();
  for (int column = 0; column < layout.columns; ++column)
    paintLabel(painter, layout, layout.centre({column, 0}) + QPointF(0, offset), columnName(column));
  for (int row = 0; row < layout.rows; ++row)
    paintLabel(painter, layout, layout.centre({0, row}) - QPointF(offset, 0), rowName(layout, row));
  painter.restore();
}

QString BoardPainter::squareName(const BoardLayout& layout, Square square) const {
  if (layout.contains(square)) return columnName(square.column) + rowName(layout, square.row);
  if (square.row >= layout.rows) return BoardTexts::tr("exit above %1").arg(columnName(square.column));
  if (square.column >= layout.columns) return BoardTexts::tr("exit right of row %1").arg(rowName(layout, square.row));
  return BoardTexts::tr("outside the board");
}

QString BoardPainter::handName(Side owner) const {
  return owner == Side::First ? BoardTexts::tr("first player's hand") : BoardTexts::tr("second player's hand");
}

const BoardPainter& boardPainterFor(const Variant& variant) {
  static const DodgemPainter dodgem;
  static const AnimalShogiPainter animalShogi;
  if (variant.gameId() == "animalshogi") return animalShogi;
  return dodgem;
}

}  // namespace kotai::ui
