#include "ui/widgets/message_bar.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLayout>
#include <algorithm>
#include <utility>

#include "ui/theme/icons.h"

namespace kotai::ui {

constexpr int minMs = 2500;  ///< minimum time for which a message stays before the computer's reply replaces it
constexpr int verdictMs = 9000;
constexpr int explanationMs = 30000;
constexpr int maxWarnings = 3;  ///< maximum number of warnings beside a board

constexpr int marginPx = 16;
constexpr int widestPx = 460;

MessageBar::MessageBar(QWidget* parent) : QFrame(parent) {
  setObjectName(QStringLiteral("messageBar"));
  setAttribute(Qt::WA_StyledBackground);
  m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_offer->setProperty("primary", true);
  m_close->setIcon(themedIcon(QStringLiteral("close")));
  m_close->setIconSize(QSize(12, 12));
  m_words->addWidget(m_pill, 0, Qt::AlignLeft);
  m_words->addWidget(m_label, 1);
  auto* row = new QHBoxLayout;
  row->setSpacing(6);
  row->addLayout(m_words, 1);
  row->addWidget(m_close, 0, Qt::AlignTop);
  m_parts->addLayout(row, 1);
  auto* answers = new QVBoxLayout;
  answers->setSpacing(8);
  for (QPushButton* answer : {m_offer, m_decline}) answers->addWidget(answer, 0, Qt::AlignLeft);
  m_parts->addLayout(answers);
  setInRow(false);
  for (QTimer* timer : {&m_timer, &m_offerTimer}) {
    timer->setParent(this);
    timer->setSingleShot(true);
  }
  m_offerTimer.setObjectName(QStringLiteral("offerTimer"));
  connect(&m_timer, &QTimer::timeout, this, &MessageBar::dropMessage);
  connect(&m_offerTimer, &QTimer::timeout, this, &MessageBar::dropOffer);
  connect(m_close, &QToolButton::clicked, this, &MessageBar::close);
  connect(m_offer, &QPushButton::clicked, this, &MessageBar::accept);
  connect(m_decline, &QPushButton::clicked, this, &MessageBar::dropOffer);
  connect(qApp, &QApplication::focusChanged, this, [this](QWidget* before, QWidget* now) {
    if (before && !isAncestorOf(before) && isAncestorOf(now)) m_focusBefore = before;
  });
  m_close->setToolTip(tr("Close"));
  m_close->setAccessibleName(m_close->toolTip());
  clear();
}

void MessageBar::setInRow(bool row) {
  m_words->setDirection(row ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  m_parts->setDirection(row ? QBoxLayout::RightToLeft : QBoxLayout::TopToBottom);
  auto* answers = static_cast<QBoxLayout*>(m_parts->itemAt(1)->layout());
  answers->setDirection(row ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  for (QBoxLayout* each : {m_words, m_parts}) each->setSpacing(row ? 10 : 7);
  m_parts->setContentsMargins(14, row ? 5 : 11, 6, row ? 5 : 11);
}

QString MessageBar::text() const {
  QStringList parts;
  if (!m_text.isEmpty()) parts << (m_pill->isHidden() ? m_text : m_pill->text() + QLatin1Char(' ') + m_text);
  if (m_offered) parts << m_offered->text;
  return parts.join(QLatin1Char('\n'));
}

QString MessageBar::warnings() const { return m_warnings.join(QStringLiteral("\n\n")); }

void MessageBar::clear() {
  m_waiting.clear();
  dropMessage();
  dropOffer();
}

void MessageBar::dropMessage() {
  m_timer.stop();
  m_pill->hide();
  m_text.clear();
  refresh();
}

/// Removes the current offer and shows the next waiting offer.
void MessageBar::dropOffer() {
  m_offerTimer.stop();
  m_offered.reset();
  restoreFocus();
  if (m_waiting.empty()) return refresh();
  Offer next = std::move(m_waiting.front());
  m_waiting.erase(m_waiting.begin());
  offer(std::move(next));
}

void MessageBar::onPositionChanged() {
  if (m_offered) dropOffer();
  if (!m_text.isEmpty() && m_pill->isHidden() && m_since.hasExpired(minMs)) dropMessage();
}

void MessageBar::close() {
  m_warnings.clear();
  dropMessage();
  dropOffer();
}

void MessageBar::accept() {
  if (!m_offered) return;
  const std::function<void()> accepted = std::move(m_offered->accept);
  dropOffer();
  if (accepted) accepted();
}

/// Moves the focus back to the previously focused widget. Otherwise, Qt would move the focus to the next widget
/// in the window when the buttons disappear.
void MessageBar::restoreFocus() {
  const QPointer<QWidget> before = std::exchange(m_focusBefore, nullptr);
  if (before && isAncestorOf(QApplication::focusWidget())) before->setFocus(Qt::OtherFocusReason);
}

void MessageBar::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && m_offered) return dropOffer();
  QFrame::keyPressEvent(event);
}

/// Updates the contents of the bar. The text of an offer is directly above its button.
void MessageBar::refresh() {
  QStringList parts = m_warnings;
  if (!m_text.isEmpty()) parts.prepend(m_text);
  if (m_offered) parts << m_offered->text;
  m_label->setText(parts.join(QStringLiteral("\n\n")));
  m_offer->setVisible(m_offered.has_value());
  m_decline->setVisible(m_offered && !m_offered->decline.isEmpty());
  if (m_offered) {
    m_offer->setText(m_offered->button);
    m_decline->setText(m_offered->decline);
  }
  setVisible(!parts.isEmpty());
  if (!parts.isEmpty()) emit contentsChanged();
}

void MessageBar::showWarning(const QString& text) {
  if (m_warnings.contains(text)) return;
  if (m_warnings.size() == maxWarnings) m_warnings.removeFirst();
  m_warnings << text;
  refresh();
}

void MessageBar::withdrawWarning(const QString& text) {
  if (m_warnings.removeOne(text)) refresh();
}

void MessageBar::showText(const QString& text, int milliseconds) {
  m_text = text;
  m_since.start();
  m_timer.stop();
  if (milliseconds > 0) m_timer.start(milliseconds);
  refresh();
}

void MessageBar::showMessage(const QString& text, int milliseconds) {
  m_pill->hide();
  showText(text, milliseconds);
}

void MessageBar::addMessage(const QString& text) {
  const bool another = !m_text.isEmpty() && m_text != text && m_pill->isHidden();
  showMessage(another ? m_text + QStringLiteral("\n\n") + text : text);
}

void MessageBar::showVerdict(const QString& pill, Outcome outcome, const QString& text) {
  m_pill->setValue(pill, outcome);
  m_pill->show();
  showText(text, verdictMs);
}

void MessageBar::explainVerdict(const QString& text) {
  if (!m_pill->isHidden()) showText(m_text + QLatin1Char('\n') + text, explanationMs);
}

void MessageBar::clearVerdict() {
  if (!m_pill->isHidden()) dropMessage();
}

void MessageBar::offer(Offer offer) {
  m_offerTimer.stop();
  if (offer.milliseconds > 0) m_offerTimer.start(offer.milliseconds);
  m_offered = std::move(offer);
  refresh();
}

void MessageBar::showOffer(const QString& text, const QString& buttonText, std::function<void()> accept, int milliseconds) {
  dropMessage();
  offer({text, buttonText, std::move(accept), milliseconds, {}});
}

void MessageBar::showOfferBefore(const QString& text, const QString& buttonText, std::function<void()> accept) {
  if (m_offered) m_waiting.insert(m_waiting.begin(), *std::exchange(m_offered, std::nullopt));
  showOffer(text, buttonText, std::move(accept));
}

void MessageBar::showQuestion(const QString& text, const QString& yes, const QString& no, std::function<void()> accept) {
  dropMessage();
  restoreFocus();  // leaves the bar, which has the focus if the same question was already shown
  offer({text, yes, std::move(accept), offerMs, no});
  m_focusBefore = window()->focusWidget();
  m_decline->setFocus(Qt::OtherFocusReason);
}

void MessageBar::showQueuedOffer(const QString& text, const QString& buttonText, std::function<void()> accept, int milliseconds) {
  if (!m_offered) return showOffer(text, buttonText, std::move(accept), milliseconds);
  withdrawOffer(text);
  m_waiting.push_back({text, buttonText, std::move(accept), milliseconds, {}});
}

bool MessageBar::withdrawOffer(const QString& text) {
  const bool waited = std::erase_if(m_waiting, [&text](const Offer& each) { return each.text == text; }) > 0;
  if (!m_offered || m_offered->text != text) return waited;
  dropOffer();
  return true;
}

bool MessageBar::withdrawMessage(const QString& text) {
  if (text.isEmpty() || m_text != text) return false;
  dropMessage();
  return true;
}

void MessageBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    m_close->setToolTip(tr("Close"));
    clear();  // the old text is in the previous language
  }
  QFrame::changeEvent(event);
}

FloatingMessages::FloatingMessages(MessageBar* messages, QWidget* page) : FloatingMessages(messages, page, page) {}

FloatingMessages::FloatingMessages(MessageBar* messages, QWidget* page, QWidget* over)
    : QObject(page), m_messages(messages), m_page(page), m_over(over) {
  for (QWidget* each = over; each != page; each = each->parentWidget()) each->installEventFilter(this);
  page->installEventFilter(this);
  connect(m_messages, &MessageBar::contentsChanged, this, &FloatingMessages::place);
}

bool FloatingMessages::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize || event->type() == QEvent::Move) place();
  return QObject::eventFilter(watched, event);
}

void FloatingMessages::place() {
  const int margin = m_over == m_page ? marginPx : 0;
  const QRect room(m_over->mapTo(m_page, QPoint(margin, margin)), m_over->size() - 2 * QSize(margin, margin));
  const int width = std::min(room.width(), widestPx);
  m_messages->setFixedWidth(width);
  m_messages->layout()->activate();  // otherwise the bar would keep the previous height
  const int height = m_messages->layout()->totalHeightForWidth(width);
  m_messages->setGeometry(room.right() + 1 - width, std::max(0, room.bottom() + 1 - height), width, height);
  m_messages->raise();
}

}  // namespace kotai::ui

#include "moc_message_bar.cpp"
