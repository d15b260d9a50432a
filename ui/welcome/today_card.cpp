#include "ui/welcome/today_card.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/strings/strings.h"
#include "ui/welcome/variant_states.h"

namespace kotai::ui {

namespace {
constexpr int betweenPx = 10;
}

TodayCard::TodayCard(const VariantStates* states, QWidget* parent)
    : QFrame(parent),
      m_states(states),
      m_heading(new QLabel(this)),
      m_invitation(new QLabel(this)),
      m_firstSteps(new QPushButton(this)),
      m_solutionsHeading(new QLabel(this)),
      m_solutions(new QLabel(this)),
      m_running(new QLabel(this)),
      m_allSolutions(new QPushButton(this)) {
  setObjectName(QStringLiteral("quietCard"));
  QFont strong = font();
  strong.setPointSizeF(strong.pointSizeF() * 1.42);
  strong.setWeight(QFont::DemiBold);
  m_heading->setFont(strong);
  m_solutionsHeading->setObjectName(QStringLiteral("panelHeading"));
  for (QLabel* label : {m_heading, m_invitation, m_solutions, m_running}) label->setWordWrap(true);
  m_invitation->setProperty("muted", true);
  m_allSolutions->setProperty("link", QStringLiteral("muted"));
  m_allSolutions->setCursor(Qt::PointingHandCursor);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(18, 16, 18, 14);
  column->setSpacing(8);
  column->addWidget(m_heading);
  column->addWidget(m_invitation);
  column->addWidget(m_firstSteps, 0, Qt::AlignLeft);
  column->addSpacing(betweenPx);
  column->addWidget(m_solutionsHeading);
  column->addWidget(m_solutions);
  column->addWidget(m_running);
  column->addWidget(m_allSolutions, 0, Qt::AlignLeft);
  connect(m_firstSteps, &QPushButton::clicked, this, &TodayCard::firstStepsRequested);
  connect(m_allSolutions, &QPushButton::clicked, this, &TodayCard::solutionsRequested);
  retranslate();
}

QString TodayCard::solutionsText() const { return m_solutions->text(); }

void TodayCard::setNewcomer(bool newcomer) {
  for (QWidget* each :
       {static_cast<QWidget*>(m_heading), static_cast<QWidget*>(m_invitation), static_cast<QWidget*>(m_firstSteps)})
    each->setVisible(!newcomer);
}

void TodayCard::refresh() {
  m_solutions->setText(
      m_states->isRead()
          ? tr("%n solved boards, %1", "%1: 412 MB", m_states->solvedCount()).arg(byteCountText(m_states->solvedBytes()))
          : tr("Looking at the data folder …"));
  const int running = m_states->runningCount();
  m_running->setText(tr("%n are being solved now", "boards", running));
  m_running->setVisible(running > 0);
}

void TodayCard::retranslate() {
  m_heading->setText(tr("First steps"));
  m_invitation->setText(tr("Three minutes: the rules in pictures, your first move, and what the numbers say."));
  m_firstSteps->setText(tr("Once more"));
  m_firstSteps->setAccessibleName(QStringLiteral("%1 %2").arg(m_heading->text(), m_firstSteps->text()));
  m_solutionsHeading->setText(tr("On this computer"));
  m_allSolutions->setText(tr("All solutions ›"));
  refresh();
}

void TodayCard::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  QFrame::changeEvent(event);
}

}  // namespace kotai::ui
