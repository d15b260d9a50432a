#include "ui/welcome/today_card.h"

#include "ui/strings/strings.h"
#include "ui/theme/when_language_changes.h"
#include "ui/welcome/variant_states.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

constexpr int betweenPx = 10;

TodayCard::TodayCard(const VariantStates* states, QWidget* parent) : QFrame(parent), m_states(states) {
  setObjectName(QStringLiteral("quietCard"));
  for (QLabel* label : {m_solutions, m_running}) label->setWordWrap(true);
  m_allSolutions->setProperty("link", QStringLiteral("accent"));
  m_allSolutions->setCursor(Qt::PointingHandCursor);
  auto* column = makeLayout<QVBoxLayout>(this, {18, 16, 18, 14}, 5);
  column->addWidget(m_firstSteps);
  column->addSpacing(betweenPx);
  addWidgets(column, {m_solutionsHeading, m_solutions, m_running});
  column->addWidget(m_allSolutions, 0, Qt::AlignLeft);
  keepTranslated(this, [this] { retranslate(); });
}

void TodayCard::setPuzzleWidget(QWidget* puzzles) {
  auto* column = static_cast<QVBoxLayout*>(layout());
  column->insertWidget(0, puzzles);
  column->insertSpacing(1, betweenPx);
}

void TodayCard::refresh() {
  m_solutions->setText(
      m_states->isRead()
          ? tr("%n solved boards, %1", "%1: 412 MB", m_states->solvedCount()).arg(byteCountText(m_states->solvedBytes()))
          : tr("Reading the data folder…"));
  const int running = m_states->runningCount();
  m_running->setText(tr("%n are being solved now", "boards", running));
  m_running->setVisible(running > 0);
}

void TodayCard::retranslate() {
  m_solutionsHeading->setText(tr("On this computer"));
  m_allSolutions->setText(tr("All solutions ›"));
  refresh();
}

}  // namespace kotai::ui

#include "moc_today_card.cpp"
