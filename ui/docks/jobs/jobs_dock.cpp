#include "ui/docks/jobs/jobs_dock.h"

#include <QEvent>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollBar>
#include <algorithm>

#include "ui/docks/jobs/job_row.h"
#include "ui/strings/strings.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/shown_stack.h"

namespace kotai::ui {

JobsDock::JobsDock(JobManager* jobs, QWidget* parent) : QDockWidget(parent), m_jobs(jobs), m_leftovers(jobs) {
  setObjectName(QStringLiteral("jobsDock"));
  m_empty = new EmptyState;
  makeList();
  m_pages = new ShownStack;
  addWidgets(m_pages, {m_empty, m_scroll});
  setWidget(m_pages);
  connect(m_jobs, &JobManager::jobsChanged, this, &JobsDock::rebuild);
  connect(m_jobs, &JobManager::jobProgressed, this, [this](int id) {
    for (JobRow* row : m_rows)
      for (const JobState& state : m_jobs->jobs())
        if (row->jobId() == id && state.id == id) {
          row->showState(state);
          place(row, state);
        }
  });
  connect(&m_leftovers, &LeftoverList::changed, this, &JobsDock::rebuildLeftovers);
  connect(&m_leftovers, &LeftoverList::failed, this, &JobsDock::showStatus);
  connect(&m_leftovers, &LeftoverList::removed, this, [this](const QString&, quint64 bytes) {
    showStatus(tr("Removed. This freed %1.", "%1: bytes").arg(byteCountText(static_cast<double>(bytes))));
  });
  retranslateUi();
  rebuild();
}

void JobsDock::makeList() {
  auto* list = new QWidget;
  auto* all = makeLayout<QVBoxLayout>(list, {12, 8, 12, 8}, 0);
  m_column = new QVBoxLayout;
  m_leftoverColumn = new QVBoxLayout;
  m_finishedColumn = new QVBoxLayout;
  m_note = muted(wrapping(new Label(list)));
  m_note->hide();
  all->addLayout(m_column);
  all->addLayout(m_leftoverColumn);
  all->addWidget(m_note);
  all->addLayout(m_finishedColumn);
  all->addStretch(1);
  m_scroll = new QScrollArea;
  m_scroll->setWidgetResizable(true);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setWidget(list);
}

void JobsDock::rebuild() {
  const auto held = std::ranges::find_if(m_rows, &JobRow::holdsFocus);
  const int focused = held == m_rows.end() ? 0 : (*held)->jobId();
  for (JobRow* row : m_rows) row->deleteLater();  // the row may still be handling the click that removed it
  m_rows.clear();
  for (const JobState& state : m_jobs->jobs()) {
    auto* row = new JobRow(state.id);
    connect(row, &JobRow::pauseWanted, m_jobs, &JobManager::pause);
    connect(row, &JobRow::resumeWanted, m_jobs, &JobManager::resume);
    connect(row, &JobRow::cancelWanted, m_jobs, &JobManager::cancel);
    connect(row, &JobRow::repairWanted, m_jobs, [this, id = state.variantId()] { m_jobs->repair(id); });
    connect(row, &JobRow::openWanted, this, &JobsDock::open);
    row->showState(state);
    place(row, state);
    m_rows.insert(m_rows.begin(), row);
    if (state.id != focused) continue;
    row->show();
    row->moveFocusHere();
  }
  if (!m_rows.empty() && m_rows.front()->jobId() != m_newest) m_scroll->verticalScrollBar()->setValue(0);
  m_newest = m_rows.empty() ? 0 : m_rows.front()->jobId();
  showPage();
}

/// Adds the row to its column, newest on top, unless the row is already there.
void JobsDock::place(JobRow* row, const JobState& state) {
  QVBoxLayout* column = state.phase == JobState::Phase::Finished ? m_finishedColumn : m_column;
  if (column->indexOf(row) < 0) column->insertWidget(0, row);
}

void JobsDock::rebuildLeftovers() {
  for (LeftoverRow* row : m_leftoverRows) row->deleteLater();
  m_leftoverRows.clear();
  for (const Leftover& leftover : m_leftovers.leftovers()) {
    auto* row = new LeftoverRow(leftover);
    connect(row->resumeButton(), &QPushButton::clicked, this, [this, leftover] { resume(leftover); });
    connect(row->removeButton(), &QPushButton::clicked, this, [this, leftover] { askToRemove(leftover); });
    m_leftoverColumn->addWidget(row);
    m_leftoverRows.push_back(row);
  }
  showPage();
}

void JobsDock::showPage() {
  const bool nothing = m_rows.empty() && m_leftoverRows.empty() && m_note->isHidden();
  m_pages->setCurrentWidget(nothing ? static_cast<QWidget*>(m_empty) : m_scroll);
}

void JobsDock::open(int jobId) {
  for (const JobState& state : m_jobs->jobs())
    if (state.id == jobId) return emit openRequested(QString::fromStdString(state.variantId()));
}

void JobsDock::resume(const Leftover& leftover) {
  showStatus({});
  m_jobs->start(workOn(leftover));
}

void JobsDock::askToRemove(const Leftover& leftover) {
  showStatus({});
  const QString bytes = byteCountText(static_cast<double>(leftover.bytes));
  const QString text =
      leftover.needless
          ? tr("%1 is solved. The files of an earlier, interrupted run are no longer needed. Deleting them frees %2.")
          : tr("This deletes the finished parts of %1 and frees %2. Solving would start again from the beginning.");
  auto* question = new QMessageBox(QMessageBox::Question, tr("Remove unfinished files"), text.arg(leftoverName(leftover), bytes),
                                   QMessageBox::Cancel, this);
  question->setTextFormat(Qt::PlainText);
  question->setAttribute(Qt::WA_DeleteOnClose);
  QPushButton* remove = question->addButton(tr("Remove"), QMessageBox::DestructiveRole);
  question->setDefaultButton(QMessageBox::Cancel);
  connect(remove, &QPushButton::clicked, this, [this, leftover] { m_leftovers.remove(leftover); });
  question->open();
}

QString JobsDock::note() const { return m_note->isHidden() ? QString() : m_note->text(); }

void JobsDock::showStatus(const QString& text) {
  m_note->setText(text);
  m_note->setVisible(!text.isEmpty());
  showPage();
}

void JobsDock::showEvent(QShowEvent* event) {
  m_leftovers.refresh();
  QDockWidget::showEvent(event);
}

void JobsDock::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    retranslateUi();
    showStatus({});  // the old message is in the previous language
    rebuild();
    rebuildLeftovers();
  }
  QDockWidget::changeEvent(event);
}

void JobsDock::retranslateUi() {
  setWindowTitle(tr("Jobs"));
  m_empty->setStrings(tr("Nothing is being solved"),
                      tr("When you solve a variant, its progress appears here. You can go on playing meanwhile."));
}

}  // namespace kotai::ui

#include "moc_jobs_dock.cpp"
