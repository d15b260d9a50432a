// Running solves: one job per variant, each in its own worker thread; signals arrive on the GUI thread.
#pragma once

#include <QObject>
#include <QString>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "core/game/variant.h"
#include "core/tables/solution.h"
#include "solvers/retrograde/solve.h"

namespace kotai::ui {

/// Snapshot of a job for views.
struct JobState {
  enum class Phase { Running, Cancelling, Paused, Finished, Failed };
  int id = 0;
  VariantPtr variant;
  Phase phase = Phase::Running;
  retrograde::SolveProgress progress;
  std::optional<retrograde::SolveReport> report;  ///< when Finished or Paused
  QString failure;                                ///< when Failed: errorText() of the error
};

/// 0 .. 1, by time as far as stages are known to take it.
double doneShare(const retrograde::SolveProgress& progress);

class JobManager : public QObject {
  Q_OBJECT

 public:
  explicit JobManager(std::filesystem::path dataDirectory, QObject* parent = nullptr);
  ~JobManager() override;  ///< stops all jobs and waits for them (each stops within 100 ms)

  const std::filesystem::path& dataDirectory() const { return m_dataDirectory; }
  const std::vector<JobState>& jobs() const { return m_states; }
  /// The opened solution of a variant, or null while there is none; opened once and shared.
  SolutionPtr solution(const VariantPtr& variant);
  /// Why the last solution() of this variant gave null although a file exists; else empty.
  QString openFailure(const Variant& variant) const;
  bool isRunning(const Variant& variant) const;
  /// How much of a running solve is done, 0 .. 1; none while the variant is not being solved.
  std::optional<double> doneShare(const Variant& variant) const;
  /// Budget for the tables of one solve; 0: by the free memory. Used by solves started or resumed afterwards.
  void setMemoryBytes(std::uint64_t bytes) { m_memoryBytes = bytes; }
  /// Worker threads of one solve; 0: as many as the machine has.
  void setThreads(unsigned threads) { m_threads = threads; }

 public slots:
  int start(kotai::VariantPtr variant);  ///< the job's id; an existing running job of the variant is returned
  void pause(int id);    ///< stops; finished tiers stay on disk
  void resume(int id);
  void cancel(int id);   ///< stops and removes the job from the list; finished tiers stay on disk

 signals:
  void jobsChanged();                              ///< a job was added or removed
  void jobProgressed(int id);                      ///< phase or progress of one job
  void solved(kotai::VariantPtr variant);          ///< solution(variant) is there now

 private:
  struct Worker;
  struct RunResult;
  JobState* find(int id);
  Worker* worker(int id);
  void launch(JobState& state);
  void stop(int id, bool removeAfterwards);
  void receiveProgress(int id, const retrograde::SolveProgress& progress);
  void receiveResult(int id, const RunResult& result);
  void remove(int id);

  std::filesystem::path m_dataDirectory;
  std::vector<JobState> m_states;
  std::vector<std::unique_ptr<Worker>> m_workers;
  struct Opened;
  std::unique_ptr<Opened> m_opened;
  int m_nextId = 1;
  std::uint64_t m_memoryBytes = 0;
  unsigned m_threads = 0;
};

}  // namespace kotai::ui
