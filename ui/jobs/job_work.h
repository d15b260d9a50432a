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

/// Work that the program can do for a board of a game with simultaneous moves.
enum class SimultaneousWork {
  Solve,  ///< every position, exactly
  Prove,  ///< what each side can force from the start
  None,   ///< too large: only played
};
SimultaneousWork workFor(const SimultaneousVariant& variant);

/// A solve of a game of alternating moves. The other kinds of work have the same parts.
struct SolveWork {
  using Options = retrograde::SolveOptions;
  using Progress = retrograde::SolveProgress;
  using Report = retrograde::SolveReport;

  VariantPtr variant;
  Progress progress;             ///< of the run that goes on, or of the last one
  std::optional<Report> report;  ///< when finished or paused
  double estimatedSeconds = -1;  ///< of the whole solve; negative: nobody has asked

  Report run(const Options& options, const std::stop_token& stop) const { return retrograde::solve(variant, options, stop); }
  SolutionPtr open(const std::filesystem::path& folder) const { return Solution::open(folder, variant); }
  std::string fileName() const { return Solution::fileName(*variant); }
  void restart() {
    progress.elapsedSeconds = 0;
    progress.valuesWritten = false;
  }
  bool valuesWritten() const { return progress.valuesWritten; }  ///< though more is still to come
  /// Progress is told by several threads, so an older one may arrive last.
  bool isStale(const Progress& arrived) const { return arrived.elapsedSeconds < progress.elapsedSeconds; }
  double doneShare() const;    ///< 0 .. 1, by time as far as stages are known to take it
  double secondsLeft() const;  ///< until it is finished; negative: not known
  const std::optional<SolutionError>& unsaved() const { return progress.unsaved; }  ///< why the disk lacks what is done
};

/// A solve of all positions of a board with simultaneous moves.
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

/// A search for what each side can force from the start of a board with simultaneous moves; no solution comes of it.
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
/// As workFor() says; none for boards that can only be played.
std::optional<JobWork> workOn(const SimultaneousVariantPtr& variant);
JobWork workOn(const Leftover& leftover);
/// Whether the window can: a solve that keeps no values goes on on the command line.
inline bool canGoOn(const Leftover& leftover) { return !leftover.needless && leftover.kind != Leftover::Kind::FiguresSolve; }
/// Returns the work that makes a damaged solution again.
JobWork repairOf(const SimultaneousVariantPtr& variant, const std::filesystem::path& folder);

}  // namespace kotai::ui
