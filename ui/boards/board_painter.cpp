#include "ui/boards/board_painter.h"

#include <QCoreApplication>

#include "ui/boards/dodgem_painter.h"

namespace kotai::ui {

namespace {

struct BoardTexts {
  Q_DECLARE_TR_FUNCTIONS(BoardTexts)
};

}  // namespace

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
      painter.setBrush((row + column) % 2 == 1 ? palette.squareDark : palette.squareLight);
      painter.drawRoundedRect(layout.squareRect({column, row}).adjusted(gap, gap, -gap, -gap), frame, frame);
    }
  }
  painter.restore();
}

void BoardPainter::paintSurroundings(QPainter&, const BoardLayout&, const ColourPalette&) const {}

void BoardPainter::paintCoordinates(QPainter& painter, const BoardLayout& layout, const ColourPalette& palette) const {
  painter.save();
  QFont font = painter.font();
  font.setPixelSize(std::max(9, static_cast<int>(layout.cell * 0.15)));
  painter.setFont(font);
  painter.setPen(palette.textMuted);
  const double offset = layout.cell * (0.5 + 0.24) * layout.direction();
  const QSizeF box(layout.cell, layout.cell * 0.3);
  const auto label = [&](QPointF centre, const QString& text) {
    QRectF rect(QPointF(0, 0), box);
    rect.moveCenter(centre);
    painter.drawText(rect, Qt::AlignCenter, text);
  };
  for (int column = 0; column < layout.columns; ++column)
    label(layout.centre({column, 0}) + QPointF(0, offset), QString(QChar(u'a' + column)));
  for (int row = 0; row < layout.rows; ++row)
    label(layout.centre({0, row}) - QPointF(offset, 0), QString::number(row + 1));
  painter.restore();
}

QString BoardPainter::squareName(const BoardLayout& layout, Square square) const {
  const QString column(QChar(u'a' + square.column));
  if (layout.contains(square)) return column + QString::number(square.row + 1);
  if (square.row >= layout.rows) return BoardTexts::tr("exit above %1").arg(column);
  if (square.column >= layout.columns) return BoardTexts::tr("exit right of row %1").arg(square.row + 1);
  return BoardTexts::tr("outside the board");
}

const BoardPainter& boardPainterFor(const Variant&) {
  static const DodgemPainter dodgem;
  return dodgem;
}

}  // namespace kotai::ui
