#include "ui/widgets/message_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/theme/icons.h"
#include "ui/theme/pill.h"

namespace kotai::ui {

namespace {
constexpr int leastMs = 2500;    ///< what was said just now is not taken away by the answer of the computer
constexpr int mostWarnings = 3;  ///< more do not fit beside a board
}  // namespace

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent),
      m_pill(new PillLabel(this)),
      m_label(new QLabel(this)),
      m_offer(new QPushButton(this)),
      m_close(new QToolButton(this)),
      m_words(new QVBoxLayout),
      m_parts(new QVBoxLayout(this)) {
  setObjectName(QStringLiteral("messageBar"));
  setAttribute(Qt::WA_StyledBackground);
  m_label->setWordWrap(true);
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
  m_parts->addWidget(m_offer, 0, Qt::AlignLeft);  // it has the whole width, in a narrow place too
  setInRow(false);
  m_timer.setSingleShot(true);
  connect(&m_timer, &QTimer::timeout, this, &MessageBar::clear);
  connect(m_close, &QToolButton::clicked, this, &MessageBar::close);
  connect(m_offer, &QPushButton::clicked, this, [this] {
    const auto accept = m_accept;
    clear();
    if (accept) accept();
  });
  m_close->setToolTip(tr("Close"));
  m_close->setAccessibleName(m_close->toolTip());
  clear();
}

void MessageBar::setInRow(bool row) {
  m_words->setDirection(row ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  m_parts->setDirection(row ? QBoxLayout::RightToLeft : QBoxLayout::TopToBottom);
  for (QBoxLayout* each : {m_words, m_parts}) each->setSpacing(row ? 10 : 7);
  m_parts->setContentsMargins(14, row ? 5 : 11, 6, row ? 5 : 11);
}

QString MessageBar::text() const {
  return isHidden() ? QString() : (m_pill->isHidden() ? m_text : m_pill->text() + QLatin1Char(' ') + m_text);
}

QString MessageBar::warnings() const { return m_warnings.join(QStringLiteral("\n\n")); }

void MessageBar::clear() {
  m_timer.stop();
  m_accept = nullptr;
  m_pill->hide();
  m_offer->hide();
  m_text.clear();
  if (m_warnings.isEmpty())
    hide();
  else
    refreshText();
}

void MessageBar::followPosition() {
  if (m_pill->isHidden() && (m_accept || m_since.hasExpired(leastMs))) clear();
}

void MessageBar::close() {
  m_warnings.clear();
  clear();
}

void MessageBar::present(const QString& text, int milliseconds) {
  m_text = text;
  m_since.start();
  m_timer.stop();
  if (milliseconds > 0) m_timer.start(milliseconds);
  refreshText();
}

void MessageBar::refreshText() {
  QStringList parts = m_warnings;
  if (!m_text.isEmpty()) parts.prepend(m_text);
  m_label->setText(parts.join(QStringLiteral("\n\n")));
  show();
  emit contentsChanged();
}

void MessageBar::showWarning(const QString& text) {
  if (m_warnings.contains(text)) return;
  if (m_warnings.size() == mostWarnings) m_warnings.removeFirst();
  m_warnings << text;
  refreshText();
}

void MessageBar::withdrawWarning(const QString& text) {
  if (!m_warnings.removeOne(text)) return;
  if (m_text.isEmpty() && m_warnings.isEmpty())
    clear();
  else
    refreshText();
}

void MessageBar::showMessage(const QString& text, int milliseconds) {
  m_pill->hide();
  m_offer->hide();
  m_accept = nullptr;
  present(text, milliseconds);
}

void MessageBar::showVerdict(const QString& pill, Outcome outcome, const QString& text) {
  m_pill->setValue(pill, outcome);
  m_pill->show();
  m_offer->hide();
  m_accept = nullptr;
  present(text, 9000);
}

void MessageBar::clearVerdict() {
  if (!m_pill->isHidden()) clear();
}

void MessageBar::showOffer(const QString& text, const QString& buttonText, std::function<void()> accept, int milliseconds) {
  m_pill->hide();
  m_offer->setText(buttonText);
  m_offer->show();
  m_accept = std::move(accept);
  present(text, milliseconds);
}

void MessageBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    m_close->setToolTip(tr("Close"));
    clear();  // its sentence is in the language before
  }
  QFrame::changeEvent(event);
}

}  // namespace kotai::ui
