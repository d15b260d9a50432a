// Snapshot of a running or finished solve, for views.
#pragma once

#include <QString>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/game/variant.h"
#include "core/simultaneous/proved_outcome.h"
#include "core/simultaneous/simultaneous_variant.h"
#include "solvers/domineering/exact/solve.h"
#include "solvers/domineering/proof/prove.h"
#include "solvers/retrograde/solve.h"

namespace kotai::ui {

/// What the program can do for a board of a game with simultaneous moves.
enum class DomineeringWork {
  Solve,  ///< every position, exactly
  Prove,  ///< what each side can force from the start
  None,   ///< too large: only played
};
DomineeringWork workFor(const SimultaneousVariant& variant);

struct JobState {
  enum class Phase { Running, Cancelling, Paused, Finished, Failed };
  enum class Kind { Solve, SimultaneousSolve, Proof };
  int id = 0;
  Kind kind = Kind::Solve;
  VariantPtr variant;                   ///< null for games with simultaneous moves
  SimultaneousVariantPtr simultaneous;  ///< null for all others
  Phase phase = Phase::Running;
  QString failure;                                ///< when Failed: what went wrong
  bool damaged = false;                           ///< when Failed: there is a solution, but it is damaged
  std::vector<std::filesystem::path> movedAside;  ///< damaged files of the variant, by the names under which they are kept

  retrograde::SolveProgress progress;             ///< Kind::Solve
  std::optional<retrograde::SolveReport> report;  ///< when Finished or Paused
  domineering::ExactProgress exact;               ///< Kind::SimultaneousSolve
  std::optional<domineering::SolveReport> exactReport;
  double expectedPositions = 0;      ///< of an exact solve, about; 0: not known
  domineering::ProofProgress proof;  ///< Kind::Proof
  std::optional<domineering::ProofReport> proofReport;

  const std::string& variantId() const { return variant ? variant->id() : simultaneous->id(); }
  /// Why what a running solve has done is not on the disk.
  const std::optional<SolutionError>& unsaved() const { return kind == Kind::Solve ? progress.unsaved : exact.unsaved; }
  bool isActive() const { return phase == Phase::Running || phase == Phase::Cancelling; }
};

/// 0 .. 1, by time as far as stages are known to take it.
double doneShare(const retrograde::SolveProgress& progress);
double doneShare(const JobState& state);

}  // namespace kotai::ui
