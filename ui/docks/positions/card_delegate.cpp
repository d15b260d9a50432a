#include "ui/docks/positions/card_delegate.h"

#include <QPainter>
#include <QPixmapCache>
#include <QTextOption>

#include "ui/charts/chart_style.h"
#include "ui/docks/positions/position_window.h"
#include "ui/strings/strings.h"
#include "ui/theme/fonts.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {

constexpr int cardPaddingPx = 8;

void paintCardFrame(QPainter& painter, const QRect& card, QStyle::State state) {
  const ColourPalette& palette = Theme::instance().palette();
  const bool selected = state.testFlag(QStyle::State_Selected);
  if (selected || state.testFlag(QStyle::State_MouseOver)) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(selected ? palette.accentTint : palette.surfaceRaised);
    painter.drawRoundedRect(card, 8, 8);
  }
  if (state.testFlag(QStyle::State_HasFocus) && state.testFlag(QStyle::State_KeyboardFocusChange)) {
    painter.setPen(QPen(palette.accent, 1.2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(card).adjusted(0.6, 0.6, -0.6, -0.6), 8, 8);
  }
}

/// Breaks a text that does not fit on one line at its first space, so that no single letter is left on the second line.
QString inLines(const QString& text, const QFontMetrics& metrics, double width) {
  const qsizetype gap = text.indexOf(u' ');
  if (metrics.horizontalAdvance(text) <= width || gap < 0 || metrics.horizontalAdvance(text.left(gap)) > width) return text;
  return text.left(gap) + QChar(QChar::LineSeparator) + text.mid(gap + 1);
}

void paintPositionText(QPainter& painter, const QRectF& area, const QFont& font, const QString& text) {
  painter.setFont(smallCodeFont(font));
  painter.setPen(Theme::instance().palette().text);
  QTextOption wrap(Qt::AlignLeft | Qt::AlignTop);
  wrap.setWrapMode(QTextOption::WrapAnywhere);
  painter.drawText(area, inLines(text, painter.fontMetrics(), area.width()), wrap);
}

}  // namespace

int CardDelegate::cardHeight() const { return thumbnailPx() + 2 * cardPaddingPx; }

QSize CardDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const { return {m_cardWidth, cardHeight()}; }

void CardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  const QRect card = option.rect.adjusted(2, 2, -2, -2);
  paintCardFrame(*painter, card, option.state);
  const int side = thumbnailPx();
  const QRect board(card.left() + cardPaddingPx - 2, card.top() + (card.height() - side) / 2, side, side);
  if (!pictureKey().isEmpty()) painter->drawPixmap(board, thumbnail(index, painter->device()->devicePixelRatioF()));
  const QRect texts(board.right() + 12, board.top() + 2, card.right() - board.right() - 18, board.height() - 4);
  const int head = paintHead(*painter, texts, option.font, index);
  paintPositionText(*painter, QRectF(texts).adjusted(0, head, 0, 0), option.font,
                    index.data(PositionWindowBase::TextRole).toString());
  painter->restore();
}

QPixmap CardDelegate::thumbnail(const QModelIndex& index, qreal devicePixelRatio) const {
  const QString key = QStringLiteral("kotai-thumbnail|%1|%2|%3")
                          .arg(pictureKey(), index.data(PositionWindowBase::TextRole).toString())
                          .arg(devicePixelRatio);
  QPixmap pixmap;
  if (QPixmapCache::find(key, &pixmap)) return pixmap;
  pixmap = drawThumbnail(index.data(PositionWindowBase::PositionRole).value<AnyPosition>(), thumbnailPx(), devicePixelRatio);
  QPixmapCache::insert(key, pixmap);
  return pixmap;
}

void CardDelegate::paintNumber(QPainter& painter, const QRectF& area, const QFont& font, const QModelIndex& index) {
  painter.setFont(smallFont(font));
  painter.setPen(Theme::instance().palette().textMuted);
  painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                   countText(static_cast<double>(index.data(PositionWindowBase::NumberRole).toULongLong() + 1)));
}

}  // namespace kotai::ui

#include "moc_card_delegate.cpp"
