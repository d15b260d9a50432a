#include "ui/welcome/newcomer_card.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace kotai::ui {

NewcomerCard::NewcomerCard(QWidget* parent)
    : QFrame(parent), m_heading(new QLabel(this)), m_invitation(new QLabel(this)), m_button(new QPushButton(this)) {
  setObjectName(QStringLiteral("accentCard"));
  QFont strong = font();
  strong.setPointSizeF(strong.pointSizeF() * 1.15);
  strong.setWeight(QFont::DemiBold);
  m_heading->setFont(strong);
  m_invitation->setWordWrap(true);
  m_button->setProperty("primary", true);
  auto* words = new QVBoxLayout;
  words->setSpacing(2);
  words->addStretch(1);
  words->addWidget(m_heading);
  words->addWidget(m_invitation);
  words->addStretch(1);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(16, 9, 14, 9);
  row->setSpacing(12);
  row->addLayout(words, 1);
  row->addWidget(m_button);
  connect(m_button, &QPushButton::clicked, this, &NewcomerCard::firstStepsRequested);
  retranslate();
}

void NewcomerCard::retranslate() {
  m_heading->setText(tr("New here?"));
  m_invitation->setText(tr("Three minutes: the rules in pictures, your first move, and what the numbers say."));
  m_button->setText(tr("Show me"));
  m_button->setAccessibleName(QStringLiteral("%1 %2").arg(m_heading->text(), m_button->text()));
}

void NewcomerCard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QFrame::changeEvent(event);
}

}  // namespace kotai::ui
