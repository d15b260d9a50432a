#include "ui/jobs/job_manager.h"

#include <QMetaObject>
#include <algorithm>
#include <exception>
#include <system_error>
#include <thread>

#include "core/tables/solution_check.h"
#include "ui/strings/exception_text.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

struct JobManager::Worker {
  int id = 0;
  bool removeWhenStopped = false;
  std::jthread thread;
};

/// What one run of one worker came to; made in the worker, read on the GUI thread.
struct JobManager::RunResult {
  std::optional<retrograde::SolveReport> report;
  std::optional<domineering::SolveReport> exactReport;
  std::optional<domineering::ProofReport> proofReport;
  SolutionPtr solution;
  SimultaneousSolutionPtr domineeringSolution;
  std::optional<SolutionError> error;
  QString unexpected;  ///< what else was thrown

  bool stopped() const {
    return (report && !report->finished) || (exactReport && !exactReport->finished) || (proofReport && !proofReport->finished);
  }
  bool finished() const { return solution || domineeringSolution || (proofReport && proofReport->finished); }
};

namespace {

/// What runs in a worker, with its exceptions turned into results.
template <typename Result, typename Work>
Result guarded(const Work& work) {
  Result result;
  try {
    work(result);
  } catch (const SolutionError& error) {
    result.error = error;
  } catch (...) {
    result.unexpected = exceptionText(std::current_exception());
  }
  return result;
}

}  // namespace

JobManager::JobManager(std::filesystem::path dataDirectory, QObject* parent)
    : QObject(parent), m_dataDirectory(std::move(dataDirectory)), m_opened(m_dataDirectory) {}

JobManager::~JobManager() {
  for (const auto& running : m_workers) running->thread.request_stop();
  m_workers.clear();  // joins; calls the workers queued for this object die with it
}

SolutionPtr JobManager::solution(const VariantPtr& variant) { return variant ? m_opened.open(variant) : nullptr; }

SimultaneousSolutionPtr JobManager::solution(const SimultaneousVariantPtr& variant) {
  return variant ? m_opened.open(variant) : nullptr;
}

QString JobManager::openFailure(const std::string& variantId) const {
  const auto failure = m_opened.failure(variantId);
  return failure ? errorText(*failure) : QString();
}

bool JobManager::isDamaged(const std::string& variantId) const {
  const auto failure = m_opened.failure(variantId);
  return failure && kotai::isDamaged(*failure);
}

void JobManager::noteFailure(const std::string& variantId, const SolutionError& error) {
  if (m_opened.noteFailure(variantId, error) && kotai::isDamaged(error)) emit damageFound(variantId, errorText(error));
}

std::optional<ProvedOutcome> JobManager::provedOutcome(const SimultaneousVariant& variant) const {
  try {
    return domineering::usableOutcome(m_dataDirectory, variant);
  } catch (const SolutionError&) {
    return std::nullopt;  // of a newer program; a proof that is started says so
  }
}

bool JobManager::isPaused(const std::string& variantId) const {
  return std::any_of(m_states.begin(), m_states.end(), [&variantId](const JobState& state) {
    return state.phase == JobState::Phase::Paused && state.variantId() == variantId;
  });
}

std::uint64_t JobManager::proofMemoryBytes(const SimultaneousVariant& variant) const {
  return domineering::proofMemoryBytes(variant, {});
}

std::optional<double> JobManager::doneShare(const std::string& variantId) const {
  for (const JobState& state : m_states)
    if (state.isActive() && state.variantId() == variantId) return ui::doneShare(state);
  return std::nullopt;
}

int JobManager::start(const VariantPtr& variant) {
  if (!variant) return 0;
  JobState state;
  state.kind = JobState::Kind::Solve;
  state.variant = variant;
  return startJob(std::move(state));
}

int JobManager::start(const SimultaneousVariantPtr& variant) {
  if (!variant || workFor(*variant) == DomineeringWork::None) return 0;
  JobState state;
  state.kind = workFor(*variant) == DomineeringWork::Solve ? JobState::Kind::SimultaneousSolve : JobState::Kind::Proof;
  state.simultaneous = variant;
  return startJob(std::move(state));
}

int JobManager::resumeLeftover(const Leftover& leftover) {
  JobState state;
  state.variant = leftover.variant;
  state.simultaneous = leftover.simultaneous;
  switch (leftover.kind) {
    case Leftover::Kind::Solve: state.kind = JobState::Kind::Solve; break;
    case Leftover::Kind::SimultaneousSolve: state.kind = JobState::Kind::SimultaneousSolve; break;
    case Leftover::Kind::Proof: state.kind = JobState::Kind::Proof; break;
  }
  return startJob(std::move(state));
}

QString JobManager::repair(const VariantPtr& variant) {
  JobState state;
  state.kind = JobState::Kind::Solve;
  state.variant = variant;
  return repair(std::move(state), m_dataDirectory / Solution::fileName(*variant));
}

QString JobManager::repair(const SimultaneousVariantPtr& variant) {
  // Boards that are only proved here may have been solved whole by kotai-cli.
  const bool proof = workFor(*variant) == DomineeringWork::Prove && !SimultaneousSolution::exists(m_dataDirectory, *variant);
  JobState state;
  state.kind = proof ? JobState::Kind::Proof : JobState::Kind::SimultaneousSolve;
  state.simultaneous = variant;
  return repair(std::move(state), m_dataDirectory / fileShapeOf(*variant).fileName());
}

/// Searches move their own files aside: there may be no solution.
QString JobManager::repair(JobState&& started, const std::filesystem::path& file) {
  const std::string variantId = started.variantId();
  if (doneShare(variantId)) return {};
  QString newName;
  try {
    std::error_code ignored;
    if (std::filesystem::exists(file, ignored)) {
      started.movedAside = {moveAside(file)};
      newName = QString::fromStdString(started.movedAside.front().filename().string());
    }
  } catch (...) {
    return exceptionText(std::current_exception());
  }
  m_opened.forget(variantId);
  std::erase_if(m_states, [&variantId](const JobState& state) { return state.variantId() == variantId; });
  startJob(std::move(started));
  emit repairing(variantId, newName);
  return {};
}

void JobManager::repairJob(int id) {
  JobState* state = find(id);
  if (!state || !state->damaged) return;
  const QString failure = state->variant ? repair(state->variant) : repair(state->simultaneous);
  if (failure.isEmpty()) return;
  state->failure = failure;
  emit jobProgressed(id);
}

int JobManager::startJob(JobState&& started) {
  for (const JobState& state : m_states) {
    if (state.variantId() != started.variantId()) continue;
    const int id = state.id;
    if (!state.isActive()) resume(id);
    return id;
  }
  const int id = m_nextId++;
  started.id = id;
  m_states.push_back(std::move(started));
  launch(m_states.back());
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
  state.exactReport.reset();
  state.proofReport.reset();
  state.progress.elapsedSeconds = 0;
  state.exact = {};
  state.proof = {};
  state.failure.clear();
  state.damaged = false;
  const int id = state.id;
  auto work = [this, run = runOf(state), id](const std::stop_token& stopToken) {
    const RunResult result = run(stopToken);
    QMetaObject::invokeMethod(
        this, [this, id, result] { receiveResult(id, result); }, Qt::QueuedConnection);
  };
  auto created = std::make_unique<Worker>();
  created->id = id;
  try {
    created->thread = std::jthread(std::move(work));
    m_workers.push_back(std::move(created));
  } catch (const std::system_error&) {  // no more threads to be had
    state.phase = JobState::Phase::Failed;
    state.failure = exceptionText(std::current_exception());
  }
}

JobManager::Run JobManager::runOf(const JobState& state) {
  switch (state.kind) {
    case JobState::Kind::SimultaneousSolve: return exactRun(state);
    case JobState::Kind::Proof: return proofRun(state);
    case JobState::Kind::Solve: break;
  }
  return alternatingRun(state);
}

/// Makes what workers call to tell how far they are: `keep` puts it into the state of the job on the GUI thread.
template <typename Progress, typename Keep>
std::function<void(const Progress&)> JobManager::progressOf(int id, Keep keep) {
  return [this, id, keep](const Progress& progress) {
    QMetaObject::invokeMethod(
        this,
        [this, id, keep, progress] {
          JobState* state = find(id);
          if (state && worker(id) && keep(*state, progress)) emit jobProgressed(id);
        },
        Qt::QueuedConnection);
  };
}

// Calls come from several threads, so an older one may arrive last: it is not kept.

JobManager::Run JobManager::alternatingRun(const JobState& state) {
  retrograde::SolveOptions options;
  options.directory = m_dataDirectory;
  options.threads = m_threads;
  options.progress =
      progressOf<retrograde::SolveProgress>(state.id, [](JobState& kept, const retrograde::SolveProgress& progress) {
        if (progress.elapsedSeconds < kept.progress.elapsedSeconds) return false;
        kept.progress = progress;
        return true;
      });
  return [options, variant = state.variant](const std::stop_token& stop) {
    return guarded<RunResult>([&](RunResult& result) {
      result.report = retrograde::solve(variant, options, stop);
      if (result.report->finished) result.solution = Solution::open(options.directory, variant);
    });
  };
}

JobManager::Run JobManager::exactRun(const JobState& state) {
  domineering::SolveOptions options;
  options.directory = m_dataDirectory;
  options.threads = m_threads;
  options.progress =
      progressOf<domineering::ExactProgress>(state.id, [](JobState& kept, const domineering::ExactProgress& progress) {
        if (progress.positionsFound < kept.exact.positionsFound || progress.positionsValued < kept.exact.positionsValued)
          return false;
        kept.exact = progress;
        return true;
      });
  return [options, variant = state.simultaneous](const std::stop_token& stop) {
    return guarded<RunResult>([&](RunResult& result) {
      result.exactReport = domineering::solve(variant, options, stop);
      if (result.exactReport->finished) result.domineeringSolution = SimultaneousSolution::open(options.directory, variant);
    });
  };
}

JobManager::Run JobManager::proofRun(const JobState& state) {
  domineering::ProofOptions options;
  options.directory = m_dataDirectory;
  options.threads = m_threads;
  options.progress =
      progressOf<domineering::ProofProgress>(state.id, [](JobState& kept, const domineering::ProofProgress& progress) {
        if (progress.seconds < kept.proof.seconds) return false;
        kept.proof = progress;
        return true;
      });
  return [options, variant = state.simultaneous](const std::stop_token& stop) {
    return guarded<RunResult>([&](RunResult& result) { result.proofReport = domineering::prove(variant, options, stop); });
  };
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

void JobManager::receiveResult(int id, const RunResult& result) {
  JobState* state = find(id);
  const Worker* finished = worker(id);
  if (!state || !finished) return;
  const bool removeNow = finished->removeWhenStopped;
  std::erase_if(m_workers, [id](const auto& w) { return w->id == id; });
  keepResult(*state, result);
  const std::string variantId = state->variantId();
  if (removeNow) {
    remove(id);
  } else {
    emit jobProgressed(id);
  }
  if (result.solution || result.domineeringSolution) emit solved(variantId);
  if (result.proofReport) emit outcomeProved(variantId);
}

void JobManager::keepResult(JobState& state, const RunResult& result) {
  state.report = result.report;
  state.exactReport = result.exactReport;
  state.proofReport = result.proofReport;
  if (result.proofReport)
    for (const auto& file : result.proofReport->movedAside) state.movedAside.push_back(file);
  if (result.solution) m_opened.keep(result.solution);
  if (result.domineeringSolution) m_opened.keep(result.domineeringSolution);
  if (result.finished()) {
    state.phase = JobState::Phase::Finished;
  } else if (result.stopped()) {
    state.phase = JobState::Phase::Paused;
  } else {
    state.phase = JobState::Phase::Failed;
    state.failure = result.error
                        ? errorText(*result.error)
                        : tr("Solving stopped; finished parts are kept. %1", "%1: what went wrong").arg(result.unexpected);
    state.damaged = result.error && kotai::isDamaged(*result.error);
    if (state.damaged) noteFailure(state.variantId(), *result.error);
  }
}

void JobManager::remove(int id) {
  std::erase_if(m_states, [id](const JobState& state) { return state.id == id; });
  emit jobsChanged();
}

}  // namespace kotai::ui
