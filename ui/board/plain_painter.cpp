#include "ui/board/plain_painter.h"

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

}  // namespace kotai::ui
