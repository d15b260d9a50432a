#include "ui/play/play_panel.h"

#include <QEvent>
#include <QResizeEvent>
#include <algorithm>

#include "ui/theme/when_language_changes.h"
#include "ui/widgets/layouts.h"

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

QSize CardSlot::minimumSizeHint() const { return {0, std::min(m_minHeight, sizeHint().height())}; }

/// Shows the scroll bar if necessary. Never hides it again, because the card may be higher in the narrower
/// space beside the bar.
void CardSlot::showBarIfNeeded() {
  const bool fits = sizeHint().height() <= height();
  const Qt::ScrollBarPolicy wanted = fits ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded;
  if (verticalScrollBarPolicy() == wanted) return;
  setVerticalScrollBarPolicy(wanted);
  setFocusPolicy(fits ? Qt::NoFocus : Qt::TabFocus);  // the arrow keys scroll the focused card
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

constexpr int minMovesHeight = 48;

PlayPanel::PlayPanel(TreeDocument* document, VariationText* moves, QWidget* parent) : QFrame(parent), m_moves(moves) {
  setObjectName(QStringLiteral("playPanel"));
  whenLanguageChanges(this, [this] { m_heading->setText(m_moves->words().title); });
  setAttribute(Qt::WA_StyledBackground);
  m_moves->setParent(this);
  m_moves->setMinimumHeight(minMovesHeight);
  m_moves->setSizePolicy(m_moves->sizePolicy().horizontalPolicy(), QSizePolicy::Ignored);  // a card gets its height first
  m_opponent->hide();
  m_clockRow->setSpacing(8);
  m_column->setContentsMargins(0, 14, 0, 12);
  m_column->setSpacing(8);
  addWidgets(m_column, {m_opponent, m_card});
  m_column->addLayout(m_clockRow);
  m_column->addWidget(m_heading);
  m_column->addWidget(m_moves, 1);
  connect(m_moves, &VariationText::moveChosen, document, &TreeDocument::selectNode);
  connect(document, &TreeDocument::treeChanged, this, &PlayPanel::fit);
  connect(document, &TreeDocument::gameReset, this, &PlayPanel::fit);
  m_heading->setText(m_moves->words().title);
}

void PlayPanel::setPlayers(BoxesFrame* boxes, QWidget* restart, QWidget* names) {
  m_column->insertWidget(0, boxes);
  m_column->insertWidget(1, names);
  boxes->addEnd(restart);
}

void PlayPanel::clearCard() {
  const QWidget* shown = card();
  if (shown && shown->isAncestorOf(window()->focusWidget())) parentWidget()->setFocus(Qt::OtherFocusReason);
  m_card->setCard(nullptr);
}

void PlayPanel::setClock(Side side, QWidget* face) {
  QPointer<QWidget>& place = m_clocks[static_cast<std::size_t>(side)];
  if (place == face) return;
  delete place;
  place = face;
  if (face) m_clockRow->insertWidget(side == Side::First ? 0 : m_clockRow->count(), face, 1);
}

void PlayPanel::setOpponentText(const QString& text) {
  m_opponent->setText(text);
  fit();
}

void PlayPanel::setSideMargins(int px) {
  const QMargins margins = m_column->contentsMargins();
  m_column->setContentsMargins(px, margins.top(), px, margins.bottom());
}

void PlayPanel::setMessageBar(MessageBar* messages) {
  if (m_column->indexOf(messages) >= 0) return;
  const bool shown = !messages->isHidden();
  messages->setInRow(false);
  messages->setMinimumWidth(0);
  messages->setMaximumWidth(QWIDGETSIZE_MAX);
  m_column->insertWidget(m_column->indexOf(m_heading), messages);
  messages->setVisible(shown);  // changing the parent has hidden the messages
}

/// Returns the height of all parts except the list of moves and the text about the opponent.
int PlayPanel::otherHeight(int width) const {
  int height = 0;
  for (int i = 0; i < m_column->count(); ++i) {
    const QLayoutItem& item = *m_column->itemAt(i);
    const QWidget* part = item.widget();
    if (item.isEmpty() || part == m_opponent || part == m_heading || part == m_moves) continue;
    const int wanted = part != m_card && item.hasHeightForWidth() ? item.heightForWidth(width) : item.sizeHint().height();
    height += wanted + m_column->spacing();
  }
  return height;
}

/// Fits the parts into the panel. A card replaces the text about the opponent, so that its buttons keep their places. In
/// a panel that is not tall, the messages replace this text, too, and an empty list.
void PlayPanel::fit() {
  const int room = contentsRect().height() - m_column->contentsMargins().top() - m_column->contentsMargins().bottom();
  const int width = contentsRect().width() - m_column->contentsMargins().left() - m_column->contentsMargins().right();
  const int needed = otherHeight(width) + m_heading->sizeHint().height() + m_column->spacing() + minMovesHeight;
  const bool showsMoves = needed <= room || m_moves->hasMoves();
  m_heading->setVisible(showsMoves);
  m_moves->setVisible(showsMoves);
  const bool hasRoom = needed + m_column->spacing() + m_opponent->heightForWidth(width) <= room;
  m_opponent->setVisible(!m_opponent->text().isEmpty() && hasRoom && !card());
}

void PlayPanel::resizeEvent(QResizeEvent* event) {
  QFrame::resizeEvent(event);
  fit();
}

bool PlayPanel::event(QEvent* event) {
  if (event->type() == QEvent::LayoutRequest) fit();
  return QFrame::event(event);
}

}  // namespace kotai::ui

#include "moc_play_panel.cpp"
