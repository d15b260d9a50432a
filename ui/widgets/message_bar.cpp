#include "ui/widgets/message_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>

#include "ui/theme/icons.h"
#include "ui/theme/pill.h"
#include "ui/widgets/elided_label.h"

namespace kotai::ui {

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), m_pill(new PillLabel(this)), m_label(new ElidedLabel(this)), m_offer(new QPushButton(this)),
      m_close(new QToolButton(this)) {
  setObjectName(QStringLiteral("messageBar"));
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  policy.setRetainSizeWhenHidden(true);  // the board does not jump when a word appears
  setSizePolicy(policy);
  m_label->setMuted(false);
  m_close->setIcon(themedIcon(QStringLiteral("close")));
  m_close->setIconSize(QSize(14, 14));
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(10, 2, 4, 2);
  row->setSpacing(10);
  row->addWidget(m_pill);
  row->addWidget(m_label, 1);
  row->addWidget(m_offer);
  row->addWidget(m_close);
  setFixedHeight(38);
  m_timer.setSingleShot(true);
  connect(&m_timer, &QTimer::timeout, this, &MessageBar::clear);
  connect(m_close, &QToolButton::clicked, this, &MessageBar::clear);
  connect(m_offer, &QPushButton::clicked, this, [this] {
    const auto accept = m_accept;
    clear();
    if (accept) accept();
  });
  m_close->setToolTip(tr("Close"));
  clear();
}

QString MessageBar::text() const {
  return isHidden() ? QString() : (m_pill->isHidden() ? m_label->text() : m_pill->text() + QLatin1Char(' ') + m_label->text());
}

void MessageBar::clear() {
  m_timer.stop();
  m_accept = nullptr;
  hide();
}

void MessageBar::present(const QString& text, int milliseconds) {
  m_label->setText(text);
  m_timer.stop();
  if (milliseconds > 0) m_timer.start(milliseconds);
  show();
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

void MessageBar::showOffer(const QString& text, const QString& buttonText, std::function<void()> accept) {
  m_pill->hide();
  m_offer->setText(buttonText);
  m_offer->show();
  m_accept = std::move(accept);
  present(text, 0);
}

void MessageBar::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    m_close->setToolTip(tr("Close"));
    clear();  // its sentence is in the language before
  }
  QFrame::changeEvent(event);
}

}  // namespace kotai::ui
