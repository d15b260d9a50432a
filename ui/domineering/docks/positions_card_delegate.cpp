#include "ui/domineering/docks/positions_card_delegate.h"

#include <QPainter>
#include <QPixmapCache>
#include <QTextOption>

#include "core/simultaneous/distribution.h"
#include "ui/charts/chart_style.h"
#include "ui/domineering/board/domino_picture.h"
#include "ui/domineering/docks/positions_list_model.h"
#include "ui/domineering/docks/tables_content.h"
#include "ui/strings/strings.h"
#include "ui/theme/fonts.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {
constexpr int boardPx = 76;
constexpr int paddingPx = 8;
}  // namespace

PositionsCardDelegate::PositionsCardDelegate(QObject* parent) : QStyledItemDelegate(parent) {}

int PositionsCardDelegate::cardHeight() { return boardPx + 2 * paddingPx; }

QSize PositionsCardDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
  return {m_cardWidth, cardHeight()};
}

void PositionsCardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const ColourPalette& palette = Theme::instance().palette();
  const bool selected = option.state.testFlag(QStyle::State_Selected);
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  const QRect card = option.rect.adjusted(2, 2, -2, -2);
  if (selected || option.state.testFlag(QStyle::State_MouseOver)) {
    painter->setPen(Qt::NoPen);
    painter->setBrush(selected ? palette.accentTint : palette.surfaceRaised);
    painter->drawRoundedRect(card, 8, 8);
  }
  if (option.state.testFlag(QStyle::State_HasFocus) && option.state.testFlag(QStyle::State_KeyboardFocusChange)) {
    painter->setPen(QPen(palette.accent, 1.2));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(card).adjusted(0.6, 0.6, -0.6, -0.6), 8, 8);
  }
  const QRect board(card.left() + paddingPx - 2, card.top() + (card.height() - boardPx) / 2, boardPx, boardPx);
  if (m_variant) painter->drawPixmap(board, thumbnail(index, painter->device()->devicePixelRatioF()));
  paintTexts(*painter, QRect(board.right() + 12, board.top() + 2, card.right() - board.right() - 18, board.height() - 4),
             option.font, index);
  painter->restore();
}

QPixmap PositionsCardDelegate::thumbnail(const QModelIndex& index, qreal devicePixelRatio) const {
  const ColourPalette& palette = Theme::instance().palette();
  const QString key = QStringLiteral("kotai-dominoes|%1|%2|%3|%4|%5")
                          .arg(QString::fromStdString(m_variant->id()), index.data(PositionsListModel::TextRole).toString())
                          .arg(devicePixelRatio)
                          .arg(palette.domino[0].rgba())
                          .arg(palette.squareDark.rgba());
  QPixmap pixmap;
  if (QPixmapCache::find(key, &pixmap)) return pixmap;
  pixmap = renderDominoThumbnail(*m_variant, index.data(PositionsListModel::PositionRole).value<AnyPosition>(), boardPx,
                                 devicePixelRatio);
  QPixmapCache::insert(key, pixmap);
  return pixmap;
}

void PositionsCardDelegate::paintTexts(QPainter& painter, const QRect& area, const QFont& font, const QModelIndex& index) const {
  const ColourPalette& palette = Theme::instance().palette();
  QFont bold = font;
  bold.setWeight(QFont::DemiBold);
  painter.setFont(bold);
  const QFontMetrics metrics(bold);
  const QVariant positionClass = index.data(PositionsListModel::ClassRole);
  const int line = metrics.height();
  if (positionClass.isValid()) {
    const QColor colour = classColour(static_cast<PositionClass>(positionClass.toInt()));
    const QRectF dot(area.left(), area.top() + line * 0.25, line * 0.5, line * 0.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(dot, 2, 2);
    painter.setPen(palette.text);
    const QRectF words(dot.right() + 6, area.top(), area.right() - dot.right() - 6, line);
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(index.data(PositionsListModel::ValueRole).toString(), Qt::ElideRight,
                                        static_cast<int>(words.width())));
  }
  painter.setFont(smallFont(font));
  painter.setPen(palette.textMuted);
  const int small = QFontMetrics(painter.font()).height();
  painter.drawText(QRect(area.left(), area.top() + line + 2, area.width(), small), Qt::AlignLeft | Qt::AlignVCenter,
                   countText(static_cast<double>(index.data(PositionsListModel::NumberRole).toULongLong() + 1)));
  painter.setFont(smallCodeFont(font));
  painter.setPen(palette.text);
  QTextOption wrap(Qt::AlignLeft | Qt::AlignTop);
  wrap.setWrapMode(QTextOption::WrapAnywhere);
  const int top = area.top() + line + small + 5;
  painter.drawText(QRectF(area.left(), top, area.width(), area.bottom() - top),
                   index.data(PositionsListModel::TextRole).toString(), wrap);
}

}  // namespace kotai::ui
