#include "ui/jobs/job_manager.h"

#include <QMetaObject>
#include <algorithm>
#include <exception>
#include <map>
#include <thread>

#include "ui/document/texts.h"

namespace kotai::ui {

namespace {
// Of the time that a variant in one tier takes: until its values are known, and until what can be reached is known.
constexpr double valuesShare = 0.5;
constexpr double reachedShare = 0.8;
}  // namespace

struct JobManager::Worker {
  int id = 0;
  bool removeWhenStopped = false;
  std::jthread thread;
};

/// What one run of one worker came to; made in the worker, read on the GUI thread.
struct JobManager::RunResult {
  std::optional<retrograde::SolveReport> report;
  SolutionPtr solution;
  std::optional<SolutionError> error;
  bool unexpected = false;  ///< something else than a SolutionError was thrown, e.g. no memory
};

struct JobManager::Opened {
  struct Entry {
    SolutionPtr solution;
    QString failure;
  };
  std::map<std::string, Entry, std::less<>> byVariant;
};

JobManager::JobManager(std::filesystem::path dataDirectory, QObject* parent)
    : QObject(parent), m_dataDirectory(std::move(dataDirectory)), m_opened(std::make_unique<Opened>()) {}

JobManager::~JobManager() {
  for (const auto& running : m_workers) running->thread.request_stop();
  m_workers.clear();  // joins; calls the workers queued for this object die with it
}

SolutionPtr JobManager::solution(const VariantPtr& variant) {
  if (!variant) return nullptr;
  Opened::Entry& entry = m_opened->byVariant[variant->id()];
  if (entry.solution) return entry.solution;
  entry.failure.clear();
  if (!Solution::exists(m_dataDirectory, *variant)) return nullptr;
  try {
    entry.solution = Solution::open(m_dataDirectory, variant);
  } catch (const SolutionError& error) {
    entry.failure = errorText(error);
  }
  return entry.solution;
}

QString JobManager::openFailure(const Variant& variant) const {
  const auto found = m_opened->byVariant.find(variant.id());
  return found == m_opened->byVariant.end() ? QString() : found->second.failure;
}

double doneShare(const retrograde::SolveProgress& progress) {
  if (progress.positionsTotal == 0) return 0;
  const double values =
      std::clamp(static_cast<double>(progress.positionsDone) / static_cast<double>(progress.positionsTotal), 0.0, 1.0);
  switch (progress.stage) {
    case retrograde::SolveStage::Tiers: return values;
    case retrograde::SolveStage::Preparing:
    case retrograde::SolveStage::Spreading: return valuesShare * values;
    case retrograde::SolveStage::Reachable: return valuesShare;
    case retrograde::SolveStage::Marking:
    case retrograde::SolveStage::Writing: break;
  }
  return reachedShare;
}

bool JobManager::isRunning(const Variant& variant) const { return doneShare(variant).has_value(); }

std::optional<double> JobManager::doneShare(const Variant& variant) const {
  for (const JobState& state : m_states) {
    const bool active = state.phase == JobState::Phase::Running || state.phase == JobState::Phase::Cancelling;
    if (active && state.variant->id() == variant.id()) return ui::doneShare(state.progress);
  }
  return std::nullopt;
}

int JobManager::start(VariantPtr variant) {
  if (!variant) return 0;
  for (JobState& state : m_states) {
    if (state.variant->id() != variant->id()) continue;
    const int id = state.id;
    if (state.phase != JobState::Phase::Running && state.phase != JobState::Phase::Cancelling) resume(id);
    return id;
  }
  JobState state;
  state.id = m_nextId++;
  state.variant = std::move(variant);
  m_states.push_back(std::move(state));
  launch(m_states.back());
  const int id = m_states.back().id;
  emit jobsChanged();
  return id;
}

void JobManager::pause(int id) { stop(id, false); }

void JobManager::resume(int id) {
  JobState* state = find(id);
  if (!state || worker(id)) return;
  launch(*state);
  emit jobProgressed(id);
}

void JobManager::cancel(int id) {
  if (!find(id)) return;
  if (worker(id)) {
    stop(id, true);
  } else {
    remove(id);
  }
}

JobState* JobManager::find(int id) {
  const auto found = std::find_if(m_states.begin(), m_states.end(), [id](const JobState& s) { return s.id == id; });
  return found == m_states.end() ? nullptr : &*found;
}

JobManager::Worker* JobManager::worker(int id) {
  const auto found = std::find_if(m_workers.begin(), m_workers.end(), [id](const auto& w) { return w->id == id; });
  return found == m_workers.end() ? nullptr : found->get();
}

void JobManager::launch(JobState& state) {
  state.phase = JobState::Phase::Running;
  state.report.reset();
  state.progress.elapsedSeconds = 0;
  state.failure.clear();
  const int id = state.id;
  retrograde::SolveOptions options;
  options.directory = m_dataDirectory;
  options.threads = m_threads;
  options.memoryBytes = m_memoryBytes;
  options.progress = [this, id](const retrograde::SolveProgress& progress) {
    QMetaObject::invokeMethod(this, [this, id, progress] { receiveProgress(id, progress); }, Qt::QueuedConnection);
  };
  auto work = [this, id, options = std::move(options), variant = state.variant](const std::stop_token& stopToken) {
    RunResult result;
    try {
      result.report = retrograde::solve(variant, options, stopToken);
      if (result.report->finished) result.solution = Solution::open(options.directory, variant);
    } catch (const SolutionError& error) {
      result.error = error;
    } catch (const std::exception&) {
      result.unexpected = true;
    }
    QMetaObject::invokeMethod(this, [this, id, result] { receiveResult(id, result); }, Qt::QueuedConnection);
  };
  auto created = std::make_unique<Worker>();
  created->id = id;
  created->thread = std::jthread(std::move(work));
  m_workers.push_back(std::move(created));
}

void JobManager::stop(int id, bool removeAfterwards) {
  Worker* running = worker(id);
  JobState* state = find(id);
  if (!running || !state) return;
  running->removeWhenStopped = running->removeWhenStopped || removeAfterwards;
  running->thread.request_stop();
  state->phase = JobState::Phase::Cancelling;
  emit jobProgressed(id);
}

void JobManager::receiveProgress(int id, const retrograde::SolveProgress& progress) {
  JobState* state = find(id);
  // Calls come from several threads, so an older one may arrive last.
  if (!state || !worker(id) || progress.elapsedSeconds < state->progress.elapsedSeconds) return;
  state->progress = progress;
  emit jobProgressed(id);
}

void JobManager::receiveResult(int id, const RunResult& result) {
  JobState* state = find(id);
  const Worker* finished = worker(id);
  if (!state || !finished) return;
  const bool removeNow = finished->removeWhenStopped;
  std::erase_if(m_workers, [id](const auto& w) { return w->id == id; });
  state->report = result.report;
  if (result.solution) {
    state->phase = JobState::Phase::Finished;
    m_opened->byVariant[state->variant->id()] = {result.solution, {}};
  } else if (result.report && !result.report->finished) {
    state->phase = JobState::Phase::Paused;
  } else {
    state->phase = JobState::Phase::Failed;
    state->failure = result.error ? errorText(*result.error)
                                  : tr("Solving stopped because the system ran out of memory. Finished parts are kept; "
                                       "close other programs and resume.");
  }
  const VariantPtr variant = state->variant;
  if (removeNow) {
    remove(id);
  } else {
    emit jobProgressed(id);
  }
  if (result.solution) emit solved(variant);
}

void JobManager::remove(int id) {
  std::erase_if(m_states, [id](const JobState& state) { return state.id == id; });
  emit jobsChanged();
}

}  // namespace kotai::ui
