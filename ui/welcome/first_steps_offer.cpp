#include "ui/welcome/first_steps_offer.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/theme/label.h"
#include "ui/theme/when_language_changes.h"

namespace kotai::ui {

FirstStepsOffer::FirstStepsOffer(Weight weight, QWidget* parent)
    : QFrame(parent),
      m_weight(weight),
      m_heading(new Label(this)),
      m_invitation(new Label(this)),
      m_button(new QPushButton(this)) {
  whenLanguageChanges(this, [this] { retranslate(); });
  const bool strong = weight == Weight::Strong;
  m_invitation->setWordWrap(true);
  strong ? layOutCard() : layOutWords();
  retranslate();
}

/// The button is beside the text, where the user sees it at once.
void FirstStepsOffer::layOutCard() {
  setObjectName(QStringLiteral("accentCard"));
  QFont heading = font();
  heading.setPointSizeF(heading.pointSizeF() * 1.15);
  heading.setWeight(QFont::DemiBold);
  m_heading->setFont(heading);
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
}

void FirstStepsOffer::layOutWords() {
  m_heading->setObjectName(QStringLiteral("panelHeading"));
  m_button->setProperty("link", QStringLiteral("accent"));
  m_button->setCursor(Qt::PointingHandCursor);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(5);
  column->addWidget(m_heading);
  column->addWidget(m_invitation);
  column->addWidget(m_button, 0, Qt::AlignLeft);
}

void FirstStepsOffer::retranslate() {
  const bool strong = m_weight == Weight::Strong;
  m_heading->setText(strong ? tr("New here?") : tr("First steps"));
  m_invitation->setText(tr("A three-minute tour: the rules, your first move, and what the numbers mean."));
  m_button->setText(strong ? tr("Show me") : tr("Replay the tour ›"));
  m_button->setAccessibleName(QStringLiteral("%1 %2").arg(m_heading->text(), m_button->text()));
}

}  // namespace kotai::ui

#include "moc_first_steps_offer.cpp"
