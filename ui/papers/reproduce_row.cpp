#include "ui/papers/reproduce_row.h"

#include <algorithm>

#include "core/game/registry.h"
#include "core/play/play.h"
#include "core/works/solved_here.h"
#include "core/works/works.h"
#include "ui/background/background.h"
#include "ui/jobs/job_manager.h"
#include "ui/strings/strings.h"
#include "ui/strings/table_strings.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/message_bar.h"

namespace kotai::ui {

/// Returns the sort key of a variant. The key is the number of its positions, or the number of cells for boards
/// with only a proof.
static double sizeOf(const std::string& variantId) {
  if (const auto variant = parseVariant(variantId)) return static_cast<double>((*variant)->tierGraph().approximatePositions());
  const auto play = parsePlay(variantId);
  return play ? (*play)->columns() * (*play)->rows() : 0;
}

constexpr std::size_t maxNamed = 5;
constexpr int progressSteps = 1000;
constexpr int progressWidthPx = 160;

struct MissingWork {
  std::vector<std::string> variantIds;
  double seconds = 0;
  QString failure;
};

static MissingWork missingFor(const Work& work, const std::filesystem::path& folder, const SolveLimits& limits) {
  MissingWork missing;
  try {
    missing.variantIds = variantsToSolve(work, work.figures(), folder);
    for (const std::string& id : missing.variantIds)
      if (const auto job = workOn(id)) missing.seconds += secondsFor(*job, folder, limits);
  } catch (...) {
    missing.failure = exceptionText(std::current_exception());
  }
  return missing;
}

bool isSolvedSoon(const std::string& variantId) {
  const auto work = workOn(variantId);
  return work && isShortWork(*work);
}

SolveQueue::SolveQueue(JobManager* jobs, QObject* parent) : QObject(parent), m_jobs(jobs) {
  // The job still has its old state when this signal is emitted, so the slot runs later.
  connect(jobs, &JobManager::jobsChanged, this, &SolveQueue::onJobsChanged, Qt::QueuedConnection);
  connect(jobs, &JobManager::jobProgressed, this, &SolveQueue::onJobsChanged, Qt::QueuedConnection);
}

void SolveQueue::add(std::vector<std::string> variantIds) {
  std::erase_if(variantIds, [this](const std::string& id) { return waits(id) || isDone(id); });
  m_added = (waiting() > 0 ? m_added : 0) + static_cast<int>(variantIds.size());
  m_waiting.insert(m_waiting.end(), variantIds.begin(), variantIds.end());
  std::ranges::stable_sort(m_waiting, {}, sizeOf);
  if (m_running.empty()) startNext();
  emit changed();
}

bool SolveQueue::waits(const std::string& variantId) const {
  return variantId == m_running || std::ranges::count(m_waiting, variantId) > 0;
}

double SolveQueue::doneShare() const {
  const double running = m_jobs->isRunning(m_running) ? m_jobs->jobOf(m_running)->doneShare() : 0;
  return m_added > 0 ? (m_added - waiting() + running) / m_added : 1;
}

bool SolveQueue::isDone(const std::string& variantId) const { return isSolvedHere(m_jobs->dataDirectory(), variantId); }

/// Updates the queue. Empties the queue if the running job was stopped or has failed.
void SolveQueue::onJobsChanged() {
  if (m_running.empty() || m_jobs->isRunning(m_running)) return;
  if (!isDone(std::exchange(m_running, {}))) m_waiting.clear();
  startNext();
  emit changed();
}

void SolveQueue::startNext() {
  while (m_running.empty() && !m_waiting.empty()) {
    m_running = m_waiting.front();
    m_waiting.pop_front();
    if (auto work = workOn(m_running)) m_jobs->start(std::move(*work));
    if (!m_jobs->isRunning(m_running)) m_running.clear();
  }
}

ReproduceRow::ReproduceRow(GameInfo game, JobManager* jobs, SolveQueue* queue, MessageBar* messages, QWidget* parent)
    : QWidget(parent), m_game(std::move(game)), m_jobs(jobs), m_queue(queue), m_messages(messages) {
  m_progress->setRange(0, progressSteps);
  m_progress->setTextVisible(false);
  m_progress->setFixedWidth(progressWidthPx);
  auto* row = makeLayout<QHBoxLayout>(this, {0, 0, 0, 0});
  addWidgets(row, {m_button, m_progress});
  row->addWidget(m_state, 1);
  connect(m_button, &QPushButton::clicked, this, &ReproduceRow::ask);
  connect(queue, &SolveQueue::changed, this, &ReproduceRow::refresh);
  connect(jobs, &JobManager::jobProgressed, this, &ReproduceRow::refresh);
  keepTranslated(this, [this] { refresh(); });
}

void ReproduceRow::ask() {
  m_asking = true;
  refresh();
  runInBackground(
      this,
      [work = m_game.work, folder = m_jobs->dataDirectory(), limits = m_jobs->limits()] {
        return missingFor(work, folder, limits);
      },
      [this](const MissingWork& missing) {
        m_asking = false;
        refresh();
        if (!missing.failure.isEmpty()) return m_messages->showWarning(missing.failure);
        if (missing.variantIds.empty()) return m_messages->showMessage(doneText());
        // The user may open the page of another work while this question is visible.
        m_messages->showQuestion(questionText(missing.variantIds, missing.seconds), tr("Solve"), tr("Cancel"),
                                 [row = QPointer<ReproduceRow>(this), queue = m_queue, ids = missing.variantIds] {
                                   row ? row->start(ids) : queue->add(ids);
                                 });
      });
}

QString ReproduceRow::questionText(const std::vector<std::string>& missing, double seconds) const {
  QStringList names;
  for (const std::string& id : missing)
    if (names.size() < static_cast<qsizetype>(maxNamed)) names << figureName(id, m_game.id);
  if (missing.size() > maxNamed) names << tr("%n more", "variants", static_cast<int>(missing.size() - maxNamed));
  return tr("Solve %n variant(s) for this work (%2)? This takes %1.", nullptr, static_cast<int>(missing.size()))
      .arg(estimateText(seconds), names.join(QStringLiteral(", ")));
}

void ReproduceRow::start(const std::vector<std::string>& variantIds) {
  m_started = variantIds;
  m_queue->add(variantIds);
  refresh();
}

QString ReproduceRow::doneText() { return tr("Everything that this work needs is solved. The tables show the computed values."); }

void ReproduceRow::refresh() {
  const int waiting = m_queue->waiting();
  m_button->setText(tr("Reproduce the whole work…"));
  m_button->setToolTip(tr("Solve everything that the figures need, one variant after another"));
  m_button->setEnabled(waiting == 0 && !m_asking);
  m_progress->setVisible(waiting > 0);
  m_progress->setValue(static_cast<int>(progressSteps * m_queue->doneShare()));
  m_progress->setAccessibleName(tr("Solving progress"));
  m_state->setText(waiting > 0 ? tr("%n variant(s) still to be solved", nullptr, waiting) : QString());
  if (waiting > 0 || m_started.empty()) return;
  const auto started = std::exchange(m_started, {});
  if (std::ranges::all_of(started, [this](const std::string& id) { return isSolvedHere(m_jobs->dataDirectory(), id); }))
    m_messages->showMessage(doneText());
}

}  // namespace kotai::ui

#include "moc_reproduce_row.cpp"
