// Work of a job: a solve or a proof of one variant, with progress and result. Also contains the state of a job
// for views.
#pragma once

#include <QString>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <variant>
#include <vector>

#include "core/game/variant.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "core/tables/solution.h"
#include "solvers/domineering/exact/estimate.h"
#include "solvers/domineering/exact/solve.h"
#include "solvers/domineering/proof/proof_time.h"
#include "solvers/domineering/proof/prove.h"
#include "solvers/files/leftovers.h"
#include "solvers/retrograde/solve.h"
#include "ui/jobs/solve_limits.h"

namespace kotai::ui {

/// Kind of work that the program can do for a simultaneous board.
enum class SimultaneousWork {
  Solve,  ///< computes the exact values of all positions
  Prove,  ///< proves the outcome that each side can force from the start position
  None,   ///< the board is too large and can only be played
};
SimultaneousWork workFor(const SimultaneousVariant& variant);

/// Solve of an alternating game. The other work types have the same members.
struct SolveWork {
  using Options = retrograde::SolveOptions;
  using Progress = retrograde::SolveProgress;
  using Report = retrograde::SolveReport;

  VariantPtr variant;
  Progress progress;             ///< progress and time of the current or latest run
  std::optional<Report> report;  ///< result of a finished or stopped run
  double estimatedSeconds = -1;  ///< remaining time of the whole solve; negative if there is no estimate yet

  Report run(const Options& options, const std::stop_token& stop) const { return retrograde::solve(variant, options, stop); }
  double estimate(const Options& options) const { return retrograde::estimate(variant, options).seconds; }
  SolutionPtr open(const std::filesystem::path& folder) const { return Solution::open(folder, variant); }
  std::string fileName() const { return Solution::fileName(*variant); }
  void restart() {
    progress.elapsedSeconds = 0;
    progress.valuesWritten = false;
  }
  /// Returns whether all values are written, even if the solve continues.
  bool valuesWritten() const { return progress.valuesWritten; }
  /// Returns whether a received progress report is outdated. Reports may arrive in the wrong order, because
  /// several threads send them.
  bool isStale(const Progress& arrived) const { return arrived.elapsedSeconds < progress.elapsedSeconds; }
  double doneShare() const;    ///< returns the progress from 0 to 1, by time if known
  double secondsLeft() const;  ///< returns the remaining time; negative if unknown
  /// Returns the error if the latest results could not be written. Empty on success.
  const std::optional<SolutionError>& unsaved() const { return progress.unsaved; }
};

/// Solve of all positions of a simultaneous board.
struct ExactWork {
  using Options = domineering::SolveOptions;
  using Progress = domineering::ExactProgress;
  using Report = domineering::SolveReport;

  SimultaneousVariantPtr variant;
  Progress progress;
  std::optional<Report> report;

  Report run(const Options& options, const std::stop_token& stop) const { return domineering::solve(variant, options, stop); }
  double estimate(const Options& options) const { return domineering::estimate(variant, options).seconds; }
  SimultaneousSolutionPtr open(const std::filesystem::path& folder) const { return SimultaneousSolution::open(folder, variant); }
  std::string fileName() const { return fileShapeOf(*variant).fileName(); }
  void restart() { progress = {}; }
  bool valuesWritten() const { return false; }
  bool isStale(const Progress& arrived) const {
    return arrived.positionsFound < progress.positionsFound || arrived.positionsValued < progress.positionsValued;
  }
  double doneShare() const;
  std::optional<SolutionError> unsaved() const { return std::nullopt; }
};

/// Search for the outcome that each side can force from the start position of a simultaneous board. Produces no
/// solution.
struct ProofWork {
  using Options = domineering::ProofOptions;
  using Progress = domineering::ProofProgress;
  using Report = domineering::ProofReport;

  SimultaneousVariantPtr variant;
  Progress progress;
  std::optional<Report> report;

  Report run(const Options& options, const std::stop_token& stop) const { return domineering::prove(variant, options, stop); }
  double estimate(const Options&) const { return domineering::secondsToProve(*variant); }
  std::string fileName() const { return fileShapeOf(*variant).fileName(); }
  void restart() { progress = {}; }
  bool valuesWritten() const { return false; }
  bool isStale(const Progress& arrived) const { return arrived.seconds < progress.seconds; }
  double doneShare() const;
  std::optional<SolutionError> unsaved() const { return std::nullopt; }
};

using JobWork = std::variant<SolveWork, ExactWork, ProofWork>;

JobWork workOn(const VariantPtr& variant, double estimatedSeconds = -1);
/// Returns the work chosen by workFor(). Returns nothing for boards that can only be played.
std::optional<JobWork> workOn(const SimultaneousVariantPtr& variant);
/// Returns the work for a variant of any game. Returns nothing for an unknown variant.
std::optional<JobWork> workOn(const std::string& variantId);
JobWork workOn(const Leftover& leftover);
/// Returns the estimated time for the whole job in seconds. Counts positions, so call it in a worker. Throws SolutionError.
double secondsFor(const JobWork& work, const std::filesystem::path& folder, const SolveLimits& limits);
/// Returns whether a queue may start the work without asking, because the work takes minutes, not hours.
bool isShortWork(const JobWork& work);
/// Returns whether the window can resume an interrupted solve. Only kotai-cli can resume a solve that stores no
/// values.
inline bool canResume(const Leftover& leftover) { return !leftover.needless && leftover.kind != Leftover::Kind::FiguresSolve; }
/// Returns the work that recreates a damaged solution of a variant of any game.
JobWork repairOf(const std::string& variantId, const std::filesystem::path& folder);

/// Origin of a job. Jobs that the program started by itself leave the list when they finish.
enum class JobOrigin { Person, Program };

/// Snapshot of a job's state.
struct JobState {
  enum class Phase { Running, Cancelling, Paused, Finished, Failed };
  int id = 0;
  JobWork work;
  JobOrigin origin = JobOrigin::Person;
  Phase phase = Phase::Running;
  QString failure;                                ///< reason of the failure, in the state Failed
  bool damaged = false;                           ///< true in the state Failed if the solution is damaged
  std::vector<std::filesystem::path> movedAside;  ///< damaged files of the variant, with their new names

  const std::string& variantId() const {
    return std::visit([](const auto& each) -> const std::string& { return each.variant->id(); }, work);
  }
  double doneShare() const {
    return std::visit([](const auto& each) { return each.doneShare(); }, work);
  }
  double secondsLeft() const {  ///< returns the remaining time; negative if unknown
    const auto* solve = std::get_if<SolveWork>(&work);
    return solve ? solve->secondsLeft() : -1;
  }
  bool isActive() const { return phase == Phase::Running || phase == Phase::Cancelling; }
};

}  // namespace kotai::ui
