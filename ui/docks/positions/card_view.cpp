#include "ui/docks/positions/card_view.h"

#include <QPixmapCache>
#include <QScrollBar>
#include <QStyle>
#include <QTextOption>
#include <algorithm>

#include "core/game/registry.h"
#include "ui/board/board_thumbnail.h"
#include "ui/charts/chart_style.h"
#include "ui/docks/positions/card_list.h"
#include "ui/strings/strings.h"
#include "ui/theme/fonts.h"
#include "ui/theme/label.h"
#include "ui/theme/palette.h"
#include "ui/widgets/copy_key.h"

namespace kotai::ui {

constexpr int narrowestCardPx = 264;
constexpr int cardPaddingPx = 8;
constexpr int boardWithHandsPx = 96;  // size of a board, with space for the hands beside it

static void paintCardFrame(QPainter& painter, const QRect& card, QStyle::State state) {
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

/// Breaks a text at its first space if the text does not fit on one line. Otherwise, wrapping could leave a
/// single letter on the second line.
static QString inLines(const QString& text, const QFontMetrics& metrics, double width) {
  const qsizetype gap = text.indexOf(u' ');
  if (metrics.horizontalAdvance(text) <= width || gap < 0 || metrics.horizontalAdvance(text.left(gap)) > width) return text;
  return text.left(gap) + QChar(QChar::LineSeparator) + text.mid(gap + 1);
}

static void paintPositionText(QPainter& painter, const QRectF& area, const QFont& font, const QString& text) {
  painter.setFont(smallCodeFont(font));
  painter.setPen(Theme::instance().palette().text);
  QTextOption wrap(Qt::AlignLeft | Qt::AlignTop);
  wrap.setWrapMode(QTextOption::WrapAnywhere);
  painter.drawText(area, inLines(text, painter.fontMetrics(), area.width()), wrap);
}

static void paintDescription(QPainter& painter, const QRectF& area, const QFont& font, const QString& text) {
  painter.setFont(smallFont(font));
  painter.setPen(Theme::instance().palette().text);
  painter.drawText(area, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text);
}

/// Paints the number of a card, or the moves of a card without a pill, in a small font.
static void paintNumber(QPainter& painter, const QRectF& area, const QFont& font, const QModelIndex& index) {
  painter.setFont(smallFont(font));
  painter.setPen(Theme::instance().palette().textMuted);
  const QString moves = index.data(CardRoles::MovesRole).toString();
  const QString number = countText(static_cast<double>(index.data(CardRoles::NumberRole).toULongLong() + 1));
  painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, moves.isEmpty() ? number : moves);
}

/// Paints the value as a pill, and beside the pill the moves or the number. Returns the height of the painted parts.
static int paintPillHead(QPainter& painter, const QRect& area, const QFont& font, const QModelIndex& index) {
  const QFontMetrics metrics = painter.fontMetrics();
  const QVariant outcome = index.data(CardRoles::OutcomeRole);
  const int pillHeight = metrics.height() + 6;
  double right = area.left();
  if (outcome.isValid()) {
    const QString text = index.data(CardRoles::ValueRole).toString();
    const QRectF pill(area.left(), area.top(), metrics.horizontalAdvance(text) + metrics.height() * 1.2, pillHeight);
    paintPill(painter, pill, text, static_cast<Outcome>(outcome.toInt()));
    right = pill.right() + 8;
  }
  const QRectF rest(right, area.top(), area.right() - right, pillHeight);
  const QString moves = index.data(CardRoles::MovesRole).toString();
  if (moves.isEmpty()) {
    paintNumber(painter, rest, font, index);
  } else {
    painter.setPen(Theme::instance().palette().text);
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(moves, Qt::ElideRight, static_cast<int>(rest.width())));
  }
  return pillHeight + 6;
}

/// Paints a dot, the value beside the dot, and the number below the value. Used for values with long names.
/// Returns the height of the painted parts.
static int paintDotHead(QPainter& painter, const QRect& area, const QFont& font, const QModelIndex& index, const QColor& colour) {
  const QFontMetrics metrics = painter.fontMetrics();
  const int line = metrics.height();
  const QRectF dot(area.left(), area.top() + line * 0.25, line * 0.5, line * 0.5);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  painter.drawRoundedRect(dot, 2, 2);
  painter.setPen(Theme::instance().palette().text);
  const QRectF words(dot.right() + 6, area.top(), area.right() - dot.right() - 6, line);
  painter.drawText(
      words, Qt::AlignLeft | Qt::AlignVCenter,
      metrics.elidedText(index.data(CardRoles::ValueRole).toString(), Qt::ElideRight, static_cast<int>(words.width())));
  const int small = QFontMetrics(smallFont(font)).height();
  paintNumber(painter, QRectF(area.left(), area.top() + line + 2, area.width(), small), font, index);
  return line + small + 5;
}

static int paintHead(QPainter& painter, const QRect& area, const QFont& font, const QModelIndex& index) {
  painter.setFont(pillFont(font));
  const QVariant dot = index.data(Qt::DecorationRole);
  return dot.isValid() ? paintDotHead(painter, area, font, index, dot.value<QColor>())
                       : paintPillHead(painter, area, font, index);
}

void CardDelegate::setVariant(const std::string& id) {
  const auto variant = parseVariant(id);
  const bool hands = variant && !(*variant)->hands((*variant)->start()).empty();
  m_variantId = id;
  m_boardPx = hands ? boardWithHandsPx : defaultBoardPx;
}

int CardDelegate::cardHeight() const { return m_boardPx + 2 * cardPaddingPx; }

QSize CardDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const { return {m_cardWidth, cardHeight()}; }

void CardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  const QRect card = option.rect.adjusted(2, 2, -2, -2);
  paintCardFrame(*painter, card, option.state);
  const int side = m_boardPx;
  const QRect board(card.left() + cardPaddingPx - 2, card.top() + (card.height() - side) / 2, side, side);
  if (!m_variantId.empty()) painter->drawPixmap(board, thumbnail(index, painter->device()->devicePixelRatioF()));
  const QRect texts(board.right() + 12, board.top() + 2, card.right() - board.right() - 18, board.height() - 4);
  const int head = paintHead(*painter, texts, option.font, index);
  const QRectF below = QRectF(texts).adjusted(0, head, 0, 0);
  const QString description = index.data(CardRoles::DescriptionRole).toString();
  if (description.isEmpty())
    paintPositionText(*painter, below, option.font, index.data(CardRoles::TextRole).toString());
  else
    paintDescription(*painter, below, option.font, description);
  painter->restore();
}

QPixmap CardDelegate::thumbnail(const QModelIndex& index, qreal devicePixelRatio) const {
  const ColourPalette& palette = Theme::instance().palette();
  QString key = QStringLiteral("kotai-thumbnail|") + QString::fromStdString(m_variantId) + QLatin1Char('|') +
                index.data(CardRoles::TextRole).toString();
  for (const QRgb part :
       {palette.first.rgba(), palette.seat[0].rgba(), palette.squareDark.rgba(), static_cast<QRgb>(palette.pieceSet)})
    key += QLatin1Char('|') + QString::number(part);
  key += QLatin1Char('|') + QString::number(devicePixelRatio);
  QPixmap pixmap;
  if (QPixmapCache::find(key, &pixmap)) return pixmap;
  pixmap = renderPositionText(m_variantId, index.data(CardRoles::TextRole).toString().toStdString(), m_boardPx, devicePixelRatio);
  QPixmapCache::insert(key, pixmap);
  return pixmap;
}

CardView::CardView(QWidget* parent) : QListView(parent) {
  setItemDelegate(m_delegate);
  setFlow(QListView::LeftToRight);
  setWrapping(true);
  setResizeMode(QListView::Adjust);
  setUniformItemSizes(true);
  setMouseTracking(true);
  setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  copyByKey(this, [this] { return selectedTexts(*this, CardRoles::TextRole); });
  connect(&Theme::instance(), &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

void CardView::setVariant(const std::string& id) {
  m_delegate->setVariant(id);
  fitCards();
}

void CardView::resizeEvent(QResizeEvent* event) {
  fitCards();
  QListView::resizeEvent(event);
}

/// Fits the card width to the view. Always reserves the width of the scroll bar, as QListView does for its
/// layout. If the cards were wider, the first row would be empty.
void CardView::fitCards() {
  const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, verticalScrollBar());
  const int width = maximumViewportSize().width() - bar;
  const int card = width / std::max(1, width / narrowestCardPx) - 1;
  m_delegate->setCardWidth(card);
  setGridSize({card, m_delegate->cardHeight()});
}

}  // namespace kotai::ui

#include "moc_card_view.cpp"
