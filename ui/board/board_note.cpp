#include "ui/board/board_note.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <algorithm>

#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {

void paintNote(QPainter& painter, const QWidget& board, const QString& text, bool large, const QColor& frame,
               const QColor& fill) {
  const ColourPalette& palette = Theme::instance().palette();
  painter.setRenderHint(QPainter::Antialiasing);
  QFont lineFont = board.font();
  lineFont.setPixelSize(large ? 17 : QFontInfo(board.font()).pixelSize() + 1);
  lineFont.setWeight(large ? QFont::DemiBold : QFont::Normal);
  painter.setFont(lineFont);
  const QFontMetricsF metrics(lineFont);
  const double height = std::max(30.0, metrics.height() + 10);
  QRectF pill(0, 0, std::min(metrics.horizontalAdvance(text) + 34, board.width() - 4.0), height);
  pill.moveCenter(QPointF(board.width() / 2.0, height / 2 + 3));
  painter.setPen(frame);
  painter.setBrush(fill);
  painter.drawRoundedRect(pill, 9, 9);
  painter.setPen(palette.text);
  painter.drawText(pill, Qt::AlignCenter, metrics.elidedText(text, Qt::ElideRight, pill.width() - 16));
}

}  // namespace

void paintTypedNote(QPainter& painter, const QWidget& board, const QString& typed) {
  const ColourPalette& palette = Theme::instance().palette();
  paintNote(painter, board, typed + QStringLiteral("\u2009\u258f"), true, palette.accent, palette.surface);
}

void paintWarningNote(QPainter& painter, const QWidget& board, const QString& text) {
  const ColourPalette& palette = Theme::instance().palette();
  const QColor& loss = palette.of(Outcome::Loss);
  paintNote(painter, board, text, false, loss, mixed(palette.surface, loss, 0.08));
}

}  // namespace kotai::ui
