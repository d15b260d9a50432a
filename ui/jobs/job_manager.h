// Running solves: one job per variant, each in its own worker thread; signals arrive on the GUI thread.
#pragma once

#include <QObject>
#include <QString>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/simultaneous/simultaneous_solution.h"
#include "core/tables/solution.h"
#include "solvers/files/leftovers.h"
#include "ui/jobs/job_state.h"
#include "ui/jobs/opened_solutions.h"
#include "ui/jobs/solve_limits.h"

namespace kotai::ui {

class JobManager : public QObject {
  Q_OBJECT

 public:
  explicit JobManager(std::filesystem::path dataDirectory, QObject* parent = nullptr);
  ~JobManager() override;  ///< stops all jobs and waits for them (each stops within 100 ms)

  const std::filesystem::path& dataDirectory() const { return m_dataDirectory; }
  const std::vector<JobState>& jobs() const { return m_states; }
  /// The opened solution of a variant, or null while there is none; opened once and shared.
  SolutionPtr solution(const VariantPtr& variant);
  SimultaneousSolutionPtr solution(const SimultaneousVariantPtr& variant);
  /// The same; or, before there is one, the values that an unfinished solve has written (Solution::valuesOnly).
  SolutionPtr values(const VariantPtr& variant);
  /// Why the last solution() of this variant gave null although a file exists; else empty.
  QString openFailure(const std::string& variantId) const;
  /// Whether the solution of a variant is known to be damaged, from opening it or from a value that could not be read.
  bool isDamaged(const std::string& variantId) const;
  std::optional<SolutionError> failure(const std::string& variantId) const { return m_opened.failure(variantId); }
  /// To be called where values are read: what is wrong with a solution is known everywhere then.
  void noteFailure(const std::string& variantId, const SolutionError& error);
  /// Returns the proved outcome of the start of a board; none if nothing is proved. Reads a few bytes.
  std::optional<ProvedOutcome> provedOutcome(const SimultaneousVariant& variant) const;
  bool isRunning(const std::string& variantId) const { return doneShare(variantId).has_value(); }
  /// Whether a solve or proof has been stopped and can go on; start() resumes it.
  bool isPaused(const std::string& variantId) const { return pausedShare(variantId).has_value(); }
  /// Memory that a proof of the board would take.
  std::uint64_t proofMemoryBytes(const SimultaneousVariant& variant) const;
  /// How much of a running solve or proof is done, 0 .. 1; none while nothing runs for the variant.
  std::optional<double> doneShare(const std::string& variantId) const;
  std::optional<double> pausedShare(const std::string& variantId) const;  ///< of one that isPaused(); 0: nothing is kept
  double secondsLeft(const std::string& variantId) const;                 ///< of a running solve; negative: not known
  /// Sets the limits of solves that start or resume from now on.
  void setLimits(const SolveLimits& limits) { m_limits = limits; }
  void setThreads(unsigned threads) { m_limits.threads = threads; }
  const SolveLimits& limits() const { return m_limits; }

  /// The job's id; an existing job of the variant is returned, and resumed if it had stopped.
  int start(JobWork work, JobOrigin origin = JobOrigin::Person);
  int start(const VariantPtr& variant, JobOrigin origin = JobOrigin::Person) { return start(workOn(variant), origin); }
  /// Solves the board, or proves what its start is worth, as workFor() says. 0 if there is nothing to do.
  int start(const SimultaneousVariantPtr& variant, JobOrigin origin = JobOrigin::Person);
  /// Moves the damaged solution aside, which repairing() tells, and begins the work; the reason if it cannot be moved.
  QString repair(JobWork work);
  QString repair(const VariantPtr& variant) { return repair(workOn(variant)); }
  QString repair(const SimultaneousVariantPtr& variant) { return repair(repairOf(variant, m_dataDirectory)); }
  /// Removes the finished solution of a variant from the disk; those who have it open go on reading what they have. The reason
  /// if it cannot be removed.
  QString removeSolution(const std::string& variantId, const std::filesystem::path& file);

 public slots:
  void repairJob(int id);                        ///< of a job that failed because the solution is damaged; as repair()
  void pause(int id);                            ///< stops; finished tiers stay on disk
  void pauseWork(const std::string& variantId);  ///< of this variant, if any is running
  void resume(int id);
  void cancel(int id);  ///< stops and removes the job from the list; finished tiers stay on disk

 signals:
  void jobsChanged();                              ///< a job was added or removed
  void jobProgressed(int id);                      ///< phase or progress of one job
  void solved(const std::string& variantId);       ///< its solution is there now
  void valuesKnown(const std::string& variantId);  ///< values() has them, while the solve goes on
  void damageFound(const std::string& variantId, const QString& text);
  /// A damaged solution was moved to another name in the data folder, and the variant is solved again.
  void repairing(const std::string& variantId, const QString& newName);
  void outcomeProved(const std::string& variantId);  ///< provedOutcome() says more, perhaps not all, now

 private:
  struct Worker;
  struct RunResult;
  using Run = std::function<RunResult(const std::stop_token&)>;
  int add(JobState&& started);
  JobState* find(int id);
  Worker* worker(int id);
  void launch(JobState& state);
  template <typename Work>
  Run runOf(int id, const Work& work);
  template <typename Work>
  void followProgress(int id, const typename Work::Progress& progress);
  void stop(int id, bool removeAfterwards);
  void receiveResult(int id, const RunResult& result);
  void keepResult(JobState& state, const RunResult& result);
  void remove(int id);

  std::filesystem::path m_dataDirectory;
  std::vector<JobState> m_states;
  std::vector<std::unique_ptr<Worker>> m_workers;
  OpenedSolutions m_opened;
  int m_nextId = 1;
  SolveLimits m_limits;
};

}  // namespace kotai::ui
