// Work of a job: a solve or a proof of one variant, its progress and its result.
#pragma once

#include <filesystem>
#include <optional>
#include <stop_token>
#include <variant>

#include "core/game/variant.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "core/tables/solution.h"
#include "solvers/domineering/exact/solve.h"
#include "solvers/domineering/proof/prove.h"
#include "solvers/files/leftovers.h"
#include "solvers/retrograde/solve.h"

namespace kotai::ui {

/// Work that the program can do for a simultaneous board.
enum class SimultaneousWork {
  Solve,  ///< every position, exactly
  Prove,  ///< what each side can force from the start
  None,   ///< too large: can only be played
};
SimultaneousWork workFor(const SimultaneousVariant& variant);

/// A solve of an alternating game. The other kinds of work have the same members.
struct SolveWork {
  using Options = retrograde::SolveOptions;
  using Progress = retrograde::SolveProgress;
  using Report = retrograde::SolveReport;

  VariantPtr variant;
  Progress progress;             ///< of the current run, or of the last one
  std::optional<Report> report;  ///< when finished or paused
  double estimatedSeconds = -1;  ///< of the whole solve; negative: no estimate yet

  Report run(const Options& options, const std::stop_token& stop) const { return retrograde::solve(variant, options, stop); }
  SolutionPtr open(const std::filesystem::path& folder) const { return Solution::open(folder, variant); }
  std::string fileName() const { return Solution::fileName(*variant); }
  void restart() {
    progress.elapsedSeconds = 0;
    progress.valuesWritten = false;
  }
  bool valuesWritten() const { return progress.valuesWritten; }  ///< although more results are still to come
  /// Several threads report progress, so an older report may arrive last.
  bool isStale(const Progress& arrived) const { return arrived.elapsedSeconds < progress.elapsedSeconds; }
  double doneShare() const;    ///< 0 .. 1, by time where the time of stages is known
  double secondsLeft() const;  ///< until it is finished; negative: unknown
  const std::optional<SolutionError>& unsaved() const {
    return progress.unsaved;
  }  ///< why the latest results are not on the disk
};

/// A solve of all positions of a simultaneous board.
struct ExactWork {
  using Options = domineering::SolveOptions;
  using Progress = domineering::ExactProgress;
  using Report = domineering::SolveReport;

  SimultaneousVariantPtr variant;
  Progress progress;
  std::optional<Report> report;

  Report run(const Options& options, const std::stop_token& stop) const { return domineering::solve(variant, options, stop); }
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

/// A search for the outcome that each side can force from the start of a simultaneous board. Produces no solution.
struct ProofWork {
  using Options = domineering::ProofOptions;
  using Progress = domineering::ProofProgress;
  using Report = domineering::ProofReport;

  SimultaneousVariantPtr variant;
  Progress progress;
  std::optional<Report> report;

  Report run(const Options& options, const std::stop_token& stop) const { return domineering::prove(variant, options, stop); }
  std::string fileName() const { return fileShapeOf(*variant).fileName(); }
  void restart() { progress = {}; }
  bool valuesWritten() const { return false; }
  bool isStale(const Progress& arrived) const { return arrived.seconds < progress.seconds; }
  double doneShare() const;
  std::optional<SolutionError> unsaved() const { return std::nullopt; }
};

using JobWork = std::variant<SolveWork, ExactWork, ProofWork>;

JobWork workOn(const VariantPtr& variant, double estimatedSeconds = -1);
/// As workFor() decides. None for boards that can only be played.
std::optional<JobWork> workOn(const SimultaneousVariantPtr& variant);
JobWork workOn(const Leftover& leftover);
/// Whether the window can resume it. A solve that keeps no values must be resumed on the command line.
inline bool canGoOn(const Leftover& leftover) { return !leftover.needless && leftover.kind != Leftover::Kind::FiguresSolve; }
/// Returns the work that recreates a damaged solution.
JobWork repairOf(const SimultaneousVariantPtr& variant, const std::filesystem::path& folder);

}  // namespace kotai::ui
