#include "ui/docks/jobs_dock.h"

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "ui/docks/empty_state.h"
#include "ui/docks/job_row.h"

namespace kotai::ui {

JobsDock::JobsDock(JobManager* jobs, QWidget* parent) : QDockWidget(parent), m_jobs(jobs) {
  setObjectName(QStringLiteral("jobsDock"));
  m_empty = new EmptyState;
  auto* list = new QWidget;
  m_column = new QVBoxLayout(list);
  m_column->setContentsMargins(12, 8, 12, 8);
  m_column->setSpacing(0);
  m_column->addStretch(1);
  m_scroll = new QScrollArea;
  m_scroll->setWidgetResizable(true);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setWidget(list);
  m_pages = new QStackedWidget;
  m_pages->addWidget(m_empty);
  m_pages->addWidget(m_scroll);
  setWidget(m_pages);
  connect(m_jobs, &JobManager::jobsChanged, this, &JobsDock::rebuild);
  connect(m_jobs, &JobManager::jobProgressed, this, [this](int id) {
    for (JobRow* row : m_rows)
      for (const JobState& state : m_jobs->jobs())
        if (row->jobId() == id && state.id == id) row->showState(state);
  });
  retranslateUi();
  rebuild();
}

void JobsDock::rebuild() {
  for (JobRow* row : m_rows) row->deleteLater();  // the click that removed a row may still be on its way back through it
  m_rows.clear();
  for (const JobState& state : m_jobs->jobs()) {
    auto* row = new JobRow(state.id);
    connect(row, &JobRow::pauseWanted, m_jobs, &JobManager::pause);
    connect(row, &JobRow::resumeWanted, m_jobs, &JobManager::resume);
    connect(row, &JobRow::cancelWanted, m_jobs, &JobManager::cancel);
    row->showState(state);
    m_column->insertWidget(0, row);
    m_rows.insert(m_rows.begin(), row);
  }
  if (!m_rows.empty() && m_rows.front()->jobId() != m_newest) m_scroll->verticalScrollBar()->setValue(0);
  m_newest = m_rows.empty() ? 0 : m_rows.front()->jobId();
  m_pages->setCurrentWidget(m_rows.empty() ? static_cast<QWidget*>(m_empty) : m_scroll);
}

void JobsDock::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslateUi();
    rebuild();
  }
  QDockWidget::changeEvent(event);
}

void JobsDock::retranslateUi() {
  setWindowTitle(tr("Jobs"));
  m_empty->setTexts(tr("Nothing is being solved"),
                    tr("When you solve a variant, its progress appears here. You can go on playing meanwhile."));
}

}  // namespace kotai::ui
