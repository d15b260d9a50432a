#include "ui/docks/positions/card_view.h"

#include <QScrollBar>
#include <QStyle>
#include <algorithm>

#include "ui/docks/positions/card_delegate.h"
#include "ui/docks/positions/card_list.h"
#include "ui/theme/palette.h"
#include "ui/widgets/copy_key.h"

namespace kotai::ui {

namespace {

constexpr int narrowestCardPx = 236;

}  // namespace

CardView::CardView(QWidget* parent) : QListView(parent), m_delegate(new CardDelegate(this)) {
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

/// The view arranges its items as if the scroll bar were shown. A card that is wider would begin below an empty row.
void CardView::fitCards() {
  const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, verticalScrollBar());
  const int width = maximumViewportSize().width() - bar;
  const int card = width / std::max(1, width / narrowestCardPx) - 1;
  m_delegate->setCardWidth(card);
  setGridSize({card, m_delegate->cardHeight()});
}

}  // namespace kotai::ui

#include "moc_card_view.cpp"
