#include "ui/jobs/job_manager.h"

#include <QMetaObject>
#include <algorithm>
#include <system_error>
#include <thread>
#include <type_traits>
#include <utility>

#include "core/base/read_failure.h"
#include "core/game/free_start.h"
#include "core/tables/solution_check.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

struct JobManager::Worker {
  bool removeWhenStopped = false;
  std::jthread thread;
};

/// Result of one run of a worker. The worker writes it, and the GUI thread reads it.
struct JobManager::RunResult {
  std::function<void(JobWork&)> report;                 ///< stores the report in the work; null if the run failed
  std::function<void(OpenedSolutions&)> storeSolution;  ///< stores the solution; null if there is no solution
  bool finished = false;                                ///< whether the run has finished; false for a stopped run
  bool proof = false;                                   ///< whether the proved outcome of the start may have changed
  std::vector<std::filesystem::path> movedAside;
  std::optional<SolutionError> error;
  QString unexpected;  ///< message of an exception other than SolutionError
};

JobManager::JobManager(std::filesystem::path dataDirectory, QObject* parent)
    : QObject(parent), m_dataDirectory(std::move(dataDirectory)), m_opened(m_dataDirectory) {}

JobManager::~JobManager() {
  for (auto& [id, running] : m_workers) running->thread.request_stop();
  m_workers.clear();  // waits for the threads; Qt drops their queued calls with this object
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

void JobManager::recordFailure(const std::string& variantId, const SolutionError& error) {
  if (m_opened.recordFailure(variantId, error) && kotai::isDamaged(error)) emit damageFound(variantId, errorText(error));
}

std::optional<ProvedOutcome> JobManager::provedOutcome(const SimultaneousVariant& variant) const {
  try {
    return usableOutcome(m_dataDirectory, variant);
  } catch (const SolutionError&) {
    return std::nullopt;  // a newer version wrote the file; starting a proof reports the error
  }
}

const JobState* JobManager::jobOf(const std::string& variantId) const {
  const auto found = std::ranges::find(m_states, variantId, &JobState::variantId);
  return found == m_states.end() ? nullptr : &*found;
}

bool JobManager::isRunning(const std::string& variantId) const {
  const JobState* job = jobOf(variantId);
  return job && job->isActive();
}

bool JobManager::isPaused(const std::string& variantId) const {
  const JobState* job = jobOf(variantId);
  return job && job->phase == JobState::Phase::Paused;
}

int JobManager::start(const std::string& variantId, JobOrigin origin) {
  auto work = workOn(variantId);
  return work ? start(std::move(*work), origin) : 0;
}

/// Renames the damaged file and starts the work. The file may be missing, because a proof search renames its
/// own files.
QString JobManager::repair(const std::string& damagedId) {
  JobState started;
  started.work = repairOf(damagedId, m_dataDirectory);
  const std::string variantId = started.variantId();
  if (isRunning(variantId)) return {};
  const std::filesystem::path file = m_dataDirectory / std::visit([](const auto& each) { return each.fileName(); }, started.work);
  QString newName;
  try {
    std::error_code ignored;
    if (std::filesystem::exists(file, ignored)) {
      started.movedAside = {moveAside(file)};
      newName = QString::fromStdString(started.movedAside.front().filename().string());
    }
  } catch (...) {
    const QString failure = exceptionText(std::current_exception());
    const JobState* job = jobOf(variantId);
    if (job && job->damaged) {
      find(job->id)->failure = failure;
      emit jobProgressed(job->id);
    }
    return failure;
  }
  m_opened.forget(variantId);
  std::erase_if(m_states, [&variantId](const JobState& state) { return state.variantId() == variantId; });
  add(std::move(started));
  emit repairing(variantId, newName);
  return {};
}

QString JobManager::removeSolution(const std::string& variantId, const std::filesystem::path& file) {
  if (isRunning(variantId)) return tr("This variant is being solved. Stop solving first.");
  std::error_code error;
  std::filesystem::remove(file, error);
  if (error) return errorText(SolutionError(SolutionFault::WriteFailed, file, {error.message()}));
  m_opened.forget(variantId);
  std::erase_if(m_states, [&variantId](const JobState& state) { return state.variantId() == variantId; });
  emit jobsChanged();
  return {};
}

int JobManager::start(JobWork work, JobOrigin origin) {
  JobState started;
  started.work = std::move(work);
  started.origin = origin;
  for (JobState& state : m_states) {
    if (state.variantId() != started.variantId()) continue;
    if (origin == JobOrigin::Person) state.origin = origin;
    const int id = state.id;
    if (!state.isActive()) resume(id);
    return id;
  }
  return add(std::move(started));
}

int JobManager::add(JobState&& started) {
  const int id = m_nextId++;
  started.id = id;
  m_states.push_back(std::move(started));
  launch(m_states.back());
  emit jobsChanged();
  return id;
}

void JobManager::pauseWork(const std::string& variantId) {
  if (isRunning(variantId)) pause(jobOf(variantId)->id);
}

void JobManager::resume(int id) {
  JobState* state = find(id);
  if (!state || m_workers.contains(id)) return;
  launch(*state);
  emit jobProgressed(id);
}

void JobManager::cancel(int id) {
  if (!find(id)) return;
  const auto running = m_workers.find(id);
  if (running == m_workers.end()) return remove(id);
  running->second->removeWhenStopped = true;
  pause(id);
}

JobState* JobManager::find(int id) {
  const auto found = std::find_if(m_states.begin(), m_states.end(), [id](const JobState& s) { return s.id == id; });
  return found == m_states.end() ? nullptr : &*found;
}

void JobManager::launch(JobState& state) {
  state.phase = JobState::Phase::Running;
  state.failure.clear();
  state.damaged = false;
  std::visit(
      [](auto& work) {
        work.report.reset();
        work.restart();
      },
      state.work);
  const int id = state.id;
  Run run = std::visit([&](const auto& each) { return runOf(id, each); }, state.work);
  auto work = [this, run = std::move(run), id](const std::stop_token& stopToken) {
    const RunResult result = run(stopToken);
    QMetaObject::invokeMethod(
        this, [this, id, result] { receiveResult(id, result); }, Qt::QueuedConnection);
  };
  auto created = std::make_unique<Worker>();
  try {
    created->thread = std::jthread(std::move(work));
    m_workers.emplace(id, std::move(created));
  } catch (const std::system_error&) {  // no thread available
    state.phase = JobState::Phase::Failed;
    state.failure = exceptionText(std::current_exception());
  }
}

template <typename Work>
void JobManager::updateProgress(int id, const typename Work::Progress& progress) {
  JobState* state = find(id);
  if (!state || !m_workers.contains(id)) return;
  auto& work = std::get<Work>(state->work);
  if (work.isStale(progress)) return;
  const bool valuesBefore = work.valuesWritten();
  work.progress = progress;
  const bool valuesNow = work.valuesWritten() && !valuesBefore;
  const std::string variantId = state->variantId();
  emit jobProgressed(id);
  if (valuesNow) emit valuesKnown(variantId);
}

/// Runs a function on a worker thread and returns its exceptions as results.
template <typename Work>
JobManager::Run JobManager::runOf(int id, const Work& work) {
  constexpr bool isProof = std::is_same_v<Work, ProofWork>;
  auto options = m_limits.optionsIn<typename Work::Options>(m_dataDirectory);
  options.progress = [this, id](const typename Work::Progress& progress) {
    QMetaObject::invokeMethod(
        this, [this, id, progress] { updateProgress<Work>(id, progress); }, Qt::QueuedConnection);
  };
  return [options, work](const std::stop_token& stop) {
    RunResult result;
    try {
      const typename Work::Report report = work.run(options, stop);
      if constexpr (isProof) result.movedAside = report.movedAside;
      if constexpr (!isProof)
        if (report.finished)
          result.storeSolution = [solution = work.open(options.directory)](OpenedSolutions& opened) { opened.add(solution); };
      result.report = [report](JobWork& kept) { std::get<Work>(kept).report = report; };
      result.finished = report.finished;
      if constexpr (isProof) result.finished = report.finished || report.leftOpen;
      result.proof = isProof;
    } catch (const SolutionError& error) {
      result.error = error;
    } catch (...) {
      result.unexpected = exceptionText(std::current_exception());
    }
    return result;
  };
}

void JobManager::pause(int id) {
  const auto running = m_workers.find(id);
  JobState* state = find(id);
  if (running == m_workers.end() || !state) return;
  running->second->thread.request_stop();
  state->phase = JobState::Phase::Cancelling;
  emit jobProgressed(id);
}

void JobManager::receiveResult(int id, const RunResult& result) {
  JobState* state = find(id);
  const auto finished = m_workers.find(id);
  if (!state || finished == m_workers.end()) return;
  const bool removeNow = finished->second->removeWhenStopped || (result.finished && state->origin == JobOrigin::Program);
  m_workers.erase(finished);
  storeResult(*state, result);
  const std::string variantId = state->variantId();
  if (removeNow) {
    remove(id);
  } else {
    emit jobProgressed(id);
  }
  if (result.storeSolution) emit solved(variantId);
  if (result.proof) emit outcomeProved(variantId);
}

void JobManager::storeResult(JobState& state, const RunResult& result) {
  state.movedAside.insert(state.movedAside.end(), result.movedAside.begin(), result.movedAside.end());
  if (result.storeSolution) result.storeSolution(m_opened);
  if (result.report) {
    result.report(state.work);
    state.phase = result.finished ? JobState::Phase::Finished : JobState::Phase::Paused;
  } else {
    state.phase = JobState::Phase::Failed;
    state.failure = result.error
                        ? errorText(*result.error)
                        : tr("Solving stopped. Finished parts are kept. %1", "%1: what went wrong").arg(result.unexpected);
    state.damaged = result.error && kotai::isDamaged(*result.error);
    if (state.damaged) recordFailure(state.variantId(), *result.error);
  }
}

void JobManager::remove(int id) {
  std::erase_if(m_states, [id](const JobState& state) { return state.id == id; });
  emit jobsChanged();
}

template <typename AnySolution, typename Pointer, typename V>
Pointer OpenedSolutions::opened(std::map<std::string, Pointer>& solutions, const V& variant) {
  if (const auto found = solutions.find(variant->id()); found != solutions.end()) return found->second;
  m_failures.erase(variant->id());
  if (!AnySolution::exists(m_directory, *variant)) return nullptr;
  try {
    return solutions.emplace(variant->id(), AnySolution::open(m_directory, variant)).first->second;
  } catch (...) {
    m_failures.insert_or_assign(variant->id(), readFailure(m_directory));
  }
  return nullptr;
}

SolutionPtr OpenedSolutions::open(const VariantPtr& variant) { return opened<Solution>(m_alternating, variant); }

SolutionPtr OpenedSolutions::openValues(const VariantPtr& variant) {
  if (SolutionPtr whole = open(variant)) return whole;
  if (failure(variant->id())) return nullptr;
  SolutionPtr& unfinished = m_unfinished[variant->id()];
  try {
    if (!unfinished) unfinished = Solution::openValues(m_directory, variant);
  } catch (...) {
    m_failures.insert_or_assign(variant->id(), readFailure(m_directory));
  }
  return unfinished;
}

SimultaneousSolutionPtr OpenedSolutions::open(const SimultaneousVariantPtr& variant) {
  return opened<SimultaneousSolution>(m_simultaneous, variant);
}

void OpenedSolutions::add(const SolutionPtr& solution) {
  m_alternating[solution->variant()->id()] = solution;
  m_unfinished.erase(solution->variant()->id());
  m_failures.erase(solution->variant()->id());
}

void OpenedSolutions::add(const SimultaneousSolutionPtr& solution) {
  m_simultaneous[solution->variant()->id()] = solution;
  m_failures.erase(solution->variant()->id());
}

/// Forgets the solution of a variant. Also forgets solutions for other start positions, whose values are in the
/// same file.
void OpenedSolutions::forget(const std::string& variantId) {
  const auto needsSolution = [&variantId](const auto& each) {
    const VariantPtr usual = each.second ? usualVariant(*each.second->variant()) : nullptr;
    return usual && usual->id() == variantId;
  };
  std::erase_if(m_alternating, needsSolution);
  std::erase_if(m_unfinished, needsSolution);
  m_alternating.erase(variantId);
  m_unfinished.erase(variantId);
  m_simultaneous.erase(variantId);
  m_failures.erase(variantId);
}

std::optional<SolutionError> OpenedSolutions::failure(const std::string& variantId) const {
  const auto found = m_failures.find(variantId);
  return found == m_failures.end() ? std::nullopt : std::optional(found->second);
}

bool OpenedSolutions::recordFailure(const std::string& variantId, const SolutionError& error) {
  return m_failures.insert_or_assign(variantId, error).second;
}

}  // namespace kotai::ui

#include "moc_job_manager.cpp"
