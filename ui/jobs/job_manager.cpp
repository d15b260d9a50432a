#include "ui/jobs/job_manager.h"

#include <QMetaObject>
#include <algorithm>
#include <exception>
#include <map>
#include <thread>

#include "ui/document/texts.h"

namespace kotai::ui {

struct JobManager::Worker {
  int id = 0;
  bool removeWhenStopped = false;
  std::jthread thread;
};

/// What one run of one worker came to; made in the worker, read on the GUI thread.
struct JobManager::RunResult {
  std::optional<retrograde::SolveReport> report;
  std::optional<simultaneous::SolveReport> exactReport;
  std::optional<simultaneous::ProofReport> proofReport;
  SolutionPtr solution;
  SimultaneousSolutionPtr simultaneousSolution;
  std::optional<SolutionError> error;
  bool unexpected = false;  ///< something else than a SolutionError was thrown, e.g. no memory

  bool stopped() const {
    return (report && !report->finished) || (exactReport && !exactReport->finished) || (proofReport && !proofReport->finished);
  }
  bool finished() const { return solution || simultaneousSolution || (proofReport && proofReport->finished); }
};

struct JobManager::Opened {
  template <typename Pointer>
  struct Entry {
    Pointer solution;
    QString failure;
  };
  template <typename Pointer>
  using Entries = std::map<std::string, Entry<Pointer>, std::less<>>;
  Entries<SolutionPtr> alternating;
  Entries<SimultaneousSolutionPtr> simultaneous;

  /// Opens the file of a variant unless it is open already.
  template <typename AnySolution, typename Pointer, typename V>
  static Pointer open(Entries<Pointer>& entries, const std::filesystem::path& directory, const V& variant) {
    Entry<Pointer>& entry = entries[variant->id()];
    if (entry.solution) return entry.solution;
    entry.failure.clear();
    if (!AnySolution::exists(directory, *variant)) return nullptr;
    try {
      entry.solution = AnySolution::open(directory, variant);
    } catch (const SolutionError& error) {
      entry.failure = errorText(error);
    }
    return entry.solution;
  }
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
  } catch (const std::exception&) {
    result.unexpected = true;
  }
  return result;
}

}  // namespace

JobManager::JobManager(std::filesystem::path dataDirectory, QObject* parent)
    : QObject(parent), m_dataDirectory(std::move(dataDirectory)), m_opened(std::make_unique<Opened>()) {}

JobManager::~JobManager() {
  for (const auto& running : m_workers) running->thread.request_stop();
  m_workers.clear();  // joins; calls the workers queued for this object die with it
}

SolutionPtr JobManager::solution(const VariantPtr& variant) {
  return variant ? Opened::open<Solution>(m_opened->alternating, m_dataDirectory, variant) : nullptr;
}

SimultaneousSolutionPtr JobManager::solution(const SimultaneousVariantPtr& variant) {
  return variant ? Opened::open<SimultaneousSolution>(m_opened->simultaneous, m_dataDirectory, variant) : nullptr;
}

QString JobManager::openFailure(const std::string& variantId) const {
  if (const auto found = m_opened->alternating.find(variantId); found != m_opened->alternating.end()) return found->second.failure;
  const auto found = m_opened->simultaneous.find(variantId);
  return found == m_opened->simultaneous.end() ? QString() : found->second.failure;
}

std::optional<ProvedOutcome> JobManager::provedOutcome(const SimultaneousVariant& variant) const {
  try {
    return simultaneous::usableOutcome(m_dataDirectory, variant);
  } catch (const SolutionError&) {
    return std::nullopt;  // of a newer program; a proof that is started says so
  }
}

bool JobManager::isPaused(const SimultaneousVariant& variant) const {
  return std::any_of(m_states.begin(), m_states.end(), [&variant](const JobState& state) {
    return state.phase == JobState::Phase::Paused && state.variantId() == variant.id();
  });
}

std::uint64_t JobManager::proofMemoryBytes(const SimultaneousVariant& variant) const {
  simultaneous::ProofOptions options;
  options.memoryBytes = m_memoryBytes;
  return simultaneous::proofMemoryBytes(variant, options);
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
  if (!variant || workFor(*variant) == SimultaneousWork::None) return 0;
  JobState state;
  state.kind = workFor(*variant) == SimultaneousWork::Solve ? JobState::Kind::SimultaneousSolve : JobState::Kind::Proof;
  state.simultaneous = variant;
  return startJob(std::move(state));
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
  const int id = state.id;
  auto work = [this, run = runOf(state), id](const std::stop_token& stopToken) {
    const RunResult result = run(stopToken);
    QMetaObject::invokeMethod(this, [this, id, result] { receiveResult(id, result); }, Qt::QueuedConnection);
  };
  auto created = std::make_unique<Worker>();
  created->id = id;
  created->thread = std::jthread(std::move(work));
  m_workers.push_back(std::move(created));
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
  options.memoryBytes = m_memoryBytes;
  options.progress = progressOf<retrograde::SolveProgress>(state.id, [](JobState& kept, const retrograde::SolveProgress& progress) {
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
  simultaneous::SolveOptions options;
  options.directory = m_dataDirectory;
  options.threads = m_threads;
  options.progress = progressOf<simultaneous::ExactProgress>(state.id, [](JobState& kept, const simultaneous::ExactProgress& progress) {
    if (progress.positionsFound < kept.exact.positionsFound || progress.positionsValued < kept.exact.positionsValued) return false;
    kept.exact = progress;
    return true;
  });
  return [options, variant = state.simultaneous](const std::stop_token& stop) {
    return guarded<RunResult>([&](RunResult& result) {
      result.exactReport = simultaneous::solve(variant, options, stop);
      if (result.exactReport->finished) result.simultaneousSolution = SimultaneousSolution::open(options.directory, variant);
    });
  };
}

JobManager::Run JobManager::proofRun(const JobState& state) {
  simultaneous::ProofOptions options;
  options.directory = m_dataDirectory;
  options.threads = m_threads;
  options.memoryBytes = m_memoryBytes;
  options.progress = progressOf<simultaneous::ProofProgress>(state.id, [](JobState& kept, const simultaneous::ProofProgress& progress) {
    if (progress.seconds < kept.proof.seconds) return false;
    kept.proof = progress;
    return true;
  });
  return [options, variant = state.simultaneous](const std::stop_token& stop) {
    return guarded<RunResult>([&](RunResult& result) { result.proofReport = simultaneous::prove(variant, options, stop); });
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
  const JobState kept = *state;
  if (removeNow) {
    remove(id);
  } else {
    emit jobProgressed(id);
  }
  if (result.solution) emit solved(kept.variant);
  if (result.simultaneousSolution) emit simultaneousSolved(kept.simultaneous);
  if (result.proofReport) emit outcomeProved(kept.simultaneous);
}

void JobManager::keepResult(JobState& state, const RunResult& result) {
  state.report = result.report;
  state.exactReport = result.exactReport;
  state.proofReport = result.proofReport;
  if (result.solution) m_opened->alternating[state.variantId()] = {result.solution, {}};
  if (result.simultaneousSolution) m_opened->simultaneous[state.variantId()] = {result.simultaneousSolution, {}};
  if (result.finished()) {
    state.phase = JobState::Phase::Finished;
  } else if (result.stopped()) {
    state.phase = JobState::Phase::Paused;
  } else {
    state.phase = JobState::Phase::Failed;
    state.failure = result.error ? errorText(*result.error)
                                 : tr("Solving stopped because the system ran out of memory. Finished parts are kept; "
                                      "close other programs and resume.");
  }
}

void JobManager::remove(int id) {
  std::erase_if(m_states, [id](const JobState& state) { return state.id == id; });
  emit jobsChanged();
}

}  // namespace kotai::ui
