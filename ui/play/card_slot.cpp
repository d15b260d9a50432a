#include "ui/play/card_slot.h"

#include <QEvent>
#include <QResizeEvent>
#include <algorithm>

namespace kotai::ui {

CardSlot::CardSlot(QWidget* parent) : QScrollArea(parent) {
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
  setFocusPolicy(Qt::NoFocus);
  viewport()->setAutoFillBackground(false);
  hide();
}

void CardSlot::setCard(QWidget* card) {
  if (m_card) {
    m_card->removeEventFilter(this);
    takeWidget()->deleteLater();
  }
  m_card = card;
  if (card) {
    setWidget(card);
    card->setAutoFillBackground(false);
    card->installEventFilter(this);
    card->show();
  }
  setVisible(card != nullptr);
  updateGeometry();
}

QSize CardSlot::sizeHint() const {
  if (!m_card) return QSize(0, 0);
  const QSize hint = m_card->sizeHint();
  return {hint.width(), m_card->hasHeightForWidth() ? m_card->heightForWidth(width()) : hint.height()};
}

QSize CardSlot::minimumSizeHint() const { return {0, std::min(m_leastHeight, sizeHint().height())}; }

/// A scroll bar makes the card narrower, and possibly so high that the bar is needed again.
void CardSlot::showBarIfNeeded() {
  const bool fits = sizeHint().height() <= height();
  const Qt::ScrollBarPolicy wanted = fits ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded;
  if (verticalScrollBarPolicy() != wanted) setVerticalScrollBarPolicy(wanted);
}

void CardSlot::resizeEvent(QResizeEvent* event) {
  showBarIfNeeded();
  QScrollArea::resizeEvent(event);
  if (event->oldSize().width() != event->size().width()) updateGeometry();
}

bool CardSlot::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_card && event->type() == QEvent::LayoutRequest) {
    updateGeometry();
    showBarIfNeeded();
  }
  return QScrollArea::eventFilter(watched, event);
}

}  // namespace kotai::ui
