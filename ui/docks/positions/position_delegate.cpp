#include "ui/docks/positions/position_delegate.h"

#include <QApplication>
#include <QPainter>
#include <QPixmapCache>
#include <QTextOption>

#include "ui/board/board_thumbnail.h"
#include "ui/charts/chart_style.h"
#include "ui/docks/positions/positions_model.h"
#include "ui/strings/strings.h"
#include "ui/theme/fonts.h"
#include "ui/theme/palette.h"
#include "ui/theme/pill.h"

namespace kotai::ui {

namespace {
constexpr int boardPx = 76;
constexpr int boardWithHandsPx = 96;  // the hands stand beside it
constexpr int paddingPx = 8;
}  // namespace

PositionDelegate::PositionDelegate(QObject* parent) : QStyledItemDelegate(parent) {}

void PositionDelegate::setVariant(VariantPtr variant) { m_variant = std::move(variant); }

void PositionDelegate::setCardWidth(int pixels) { m_cardWidth = pixels; }

int PositionDelegate::thumbnailPx() const {
  return m_variant && !m_variant->hands(m_variant->start()).empty() ? boardWithHandsPx : boardPx;
}

int PositionDelegate::cardHeight() const { return thumbnailPx() + 2 * paddingPx; }

QSize PositionDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const { return {m_cardWidth, cardHeight()}; }

void PositionDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const ColourPalette& palette = Theme::instance().palette();
  const bool selected = option.state.testFlag(QStyle::State_Selected);
  const bool hovered = option.state.testFlag(QStyle::State_MouseOver);
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  const QRect card = option.rect.adjusted(2, 2, -2, -2);
  if (selected || hovered) {
    painter->setPen(Qt::NoPen);
    painter->setBrush(selected ? palette.accentTint : palette.surfaceRaised);
    painter->drawRoundedRect(card, 8, 8);
  }
  if (option.state.testFlag(QStyle::State_HasFocus) && option.state.testFlag(QStyle::State_KeyboardFocusChange)) {
    painter->setPen(QPen(palette.accent, 1.2));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(card).adjusted(0.6, 0.6, -0.6, -0.6), 8, 8);
  }
  const int side = thumbnailPx();
  const QRect board(card.left() + paddingPx - 2, card.top() + (card.height() - side) / 2, side, side);
  if (m_variant) painter->drawPixmap(board, thumbnail(index, painter->device()->devicePixelRatioF()));
  const QRect texts(board.right() + 12, board.top() + 2, card.right() - board.right() - 18, board.height() - 4);
  paintTexts(*painter, texts, option.font, index);
  painter->restore();
}

QPixmap PositionDelegate::thumbnail(const QModelIndex& index, qreal devicePixelRatio) const {
  const ColourPalette& palette = Theme::instance().palette();
  const QString key = QStringLiteral("kotai-thumbnail|%1|%2|%3|%4|%5|%6")
                          .arg(QString::fromStdString(m_variant->id()), index.data(PositionsModel::TextRole).toString())
                          .arg(devicePixelRatio)
                          .arg(palette.first.rgba())
                          .arg(palette.squareDark.rgba())
                          .arg(static_cast<int>(palette.pieceSet));
  QPixmap pixmap;
  if (QPixmapCache::find(key, &pixmap)) return pixmap;
  const auto position = index.data(PositionsModel::PositionRole).value<AnyPosition>();
  pixmap = renderBoardThumbnail(*m_variant, position, thumbnailPx(), devicePixelRatio);
  QPixmapCache::insert(key, pixmap);
  return pixmap;
}

void PositionDelegate::paintTexts(QPainter& painter, const QRect& area, const QFont& font, const QModelIndex& index) const {
  const ColourPalette& palette = Theme::instance().palette();
  QFont bold = font;
  bold.setWeight(QFont::DemiBold);
  painter.setFont(bold);
  const QFontMetrics metrics(bold);
  const QVariant outcome = index.data(PositionsModel::OutcomeRole);
  const int pillHeight = metrics.height() + 6;
  double right = area.left();
  if (outcome.isValid()) {
    const Value value{static_cast<Outcome>(outcome.toInt()), index.data(PositionsModel::DistanceRole).toUInt()};
    const QString text = valueText(value);
    const QRectF pill(area.left(), area.top(), metrics.horizontalAdvance(text) + metrics.height() * 1.2, pillHeight);
    paintPill(painter, pill, text, value.outcome);
    right = pill.right() + 8;
  }
  painter.setFont(smallFont(font));
  painter.setPen(palette.textMuted);
  painter.drawText(QRectF(right, area.top(), area.right() - right, pillHeight), Qt::AlignLeft | Qt::AlignVCenter,
                   countText(static_cast<double>(index.data(PositionsModel::NumberRole).toULongLong() + 1)));
  painter.setFont(smallCodeFont(font));
  painter.setPen(palette.text);
  QTextOption wrap(Qt::AlignLeft | Qt::AlignTop);
  wrap.setWrapMode(QTextOption::WrapAnywhere);
  painter.drawText(QRectF(area.left(), area.top() + pillHeight + 6, area.width(), area.height() - pillHeight - 6),
                   index.data(PositionsModel::TextRole).toString(), wrap);
}

}  // namespace kotai::ui
