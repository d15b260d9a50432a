// Manages solves and proofs: one job per variant, each in its own worker thread. Signals arrive on the GUI
// thread.
#pragma once

#include <QObject>
#include <functional>
#include <map>
#include <memory>

#include "core/base/errors.h"
#include "ui/jobs/job_work.h"

namespace kotai::ui {

/// Opened solutions of the data folder, shared by all parts of the program, and the errors of unusable
/// solutions. GUI thread only.
class OpenedSolutions {
 public:
  explicit OpenedSolutions(std::filesystem::path directory) : m_directory(std::move(directory)) {}

  /// Returns the solution of a variant, or null if the solution cannot be opened.
  SolutionPtr open(const VariantPtr& variant);
  SimultaneousSolutionPtr open(const SimultaneousVariantPtr& variant);
  /// Returns the solution like open(). Without a solution, returns the values of an unfinished solve, if they are
  /// complete.
  SolutionPtr openValues(const VariantPtr& variant);
  void add(const SolutionPtr& solution);
  void add(const SimultaneousSolutionPtr& solution);
  /// Closes the solution of a variant, so that the next open() reads the file again. Code that holds the old
  /// solution can continue to use it.
  void forget(const std::string& variantId);
  /// Returns the reason why the last open() failed although a file exists, or an error that was found later.
  std::optional<SolutionError> failure(const std::string& variantId) const;
  /// Records that a value could not be read. Returns false if the error was already known.
  bool recordFailure(const std::string& variantId, const SolutionError& error);

 private:
  template <typename AnySolution, typename Pointer, typename V>
  Pointer opened(std::map<std::string, Pointer>& solutions, const V& variant);

  std::filesystem::path m_directory;
  std::map<std::string, SolutionPtr> m_alternating;
  std::map<std::string, SolutionPtr> m_unfinished;
  std::map<std::string, SimultaneousSolutionPtr> m_simultaneous;
  std::map<std::string, SolutionError> m_failures;
};

class JobManager : public QObject {
  Q_OBJECT

 public:
  explicit JobManager(std::filesystem::path dataDirectory, QObject* parent = nullptr);
  ~JobManager() override;  ///< stops all jobs and waits for them (each stops within 100 ms)

  const std::filesystem::path& dataDirectory() const { return m_dataDirectory; }
  const std::vector<JobState>& jobs() const { return m_states; }
  /// Returns the shared solution of a variant, opened on the first call. Null if there is no solution.
  SolutionPtr solution(const VariantPtr& variant);
  SimultaneousSolutionPtr solution(const SimultaneousVariantPtr& variant);
  /// Returns the solution like solution(). Without a solution, returns the values that an unfinished solve has
  /// written (Solution::valuesOnly).
  SolutionPtr values(const VariantPtr& variant) { return variant ? m_opened.openValues(variant) : nullptr; }
  /// Returns the reason why the last solution() of this variant was null although a file exists. Empty otherwise.
  QString openFailure(const std::string& variantId) const;
  /// Returns whether the solution of a variant is known to be damaged. The damage was found when the solution was
  /// opened or when a value was read.
  bool isDamaged(const std::string& variantId) const;
  std::optional<SolutionError> failure(const std::string& variantId) const { return m_opened.failure(variantId); }
  /// Records that a value could not be read, so that all views show the damage.
  void recordFailure(const std::string& variantId, const SolutionError& error);
  /// Returns the proved outcome of the start position of a board, or nothing. Reads a few bytes.
  std::optional<ProvedOutcome> provedOutcome(const SimultaneousVariant& variant) const;
  const JobState* jobOf(const std::string& variantId) const;  ///< returns the job of a variant, or null if there is none
  bool isRunning(const std::string& variantId) const;
  bool isPaused(const std::string& variantId) const;  ///< returns whether start() would resume a stopped solve or proof
  /// Sets the limits for solves that start or resume later.
  void setLimits(const SolveLimits& limits) { m_limits = limits; }
  const SolveLimits& limits() const { return m_limits; }

  /// Starts the work and returns the id of the job. If the variant already has a job, resumes that job if
  /// necessary and returns its id.
  int start(JobWork work, JobOrigin origin = JobOrigin::Person);
  /// Starts the work that workOn() chooses. Returns 0 if there is nothing to do.
  int start(const std::string& variantId, JobOrigin origin = JobOrigin::Person);
  /// Renames the damaged solution, emits repairing() and starts the work that recreates the solution. If the file
  /// cannot be renamed, returns the reason, and a failed job of the variant shows the reason.
  QString repair(const std::string& variantId);
  /// Removes the finished solution of a variant from the disk. Readers of the open file can continue. If the file
  /// cannot be removed, returns the reason.
  QString removeSolution(const std::string& variantId, const std::filesystem::path& file);
  void pause(int id);                            ///< pauses the job; finished tiers stay on the disk
  void pauseWork(const std::string& variantId);  ///< stops the job of this variant, if the job is running
  void resume(int id);
  void cancel(int id);  ///< stops and removes the job; finished tiers stay on the disk

 signals:
  void jobsChanged();                              ///< a job was added or removed
  void jobProgressed(int id);                      ///< the phase or the progress of a job changed
  void solved(const std::string& variantId);       ///< the solution of a variant has become available
  void valuesKnown(const std::string& variantId);  ///< values() now returns the values, although the solve continues
  void damageFound(const std::string& variantId, const QString& text);
  /// Emitted when a damaged solution was renamed in the data folder. The variant is being solved again.
  void repairing(const std::string& variantId, const QString& newName);
  void outcomeProved(const std::string& variantId);  ///< emitted when provedOutcome() may have a new result

 private:
  struct Worker;
  struct RunResult;
  using Run = std::function<RunResult(const std::stop_token&)>;
  int add(JobState&& started);
  JobState* find(int id);
  void launch(JobState& state);
  template <typename Work>
  Run runOf(int id, const Work& work);
  template <typename Work>
  void updateProgress(int id, const typename Work::Progress& progress);
  void receiveResult(int id, const RunResult& result);
  void storeResult(JobState& state, const RunResult& result);
  void remove(int id);

  std::filesystem::path m_dataDirectory;
  std::vector<JobState> m_states;
  std::map<int, std::unique_ptr<Worker>> m_workers;  ///< running workers by the id of their job
  OpenedSolutions m_opened;
  int m_nextId = 1;
  SolveLimits m_limits;
};

}  // namespace kotai::ui
