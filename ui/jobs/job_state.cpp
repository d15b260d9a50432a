#include "ui/jobs/job_state.h"

#include <algorithm>

namespace kotai::ui {

namespace {

// Of the time that a variant in one tier takes: until its values are known, and until what can be reached is known.
constexpr double valuesShare = 0.5;
constexpr double reachedShare = 0.8;
// Of the time of an exact solve of a game with simultaneous moves: until its positions are found.
constexpr double foundShare = 0.25;

double share(double part, double whole) { return whole > 0 ? std::clamp(part / whole, 0.0, 1.0) : 0; }

double doneShare(const domineering::ExactProgress& progress, double expectedPositions) {
  const auto found = static_cast<double>(progress.positionsFound);
  if (!progress.valuing) return foundShare * share(found, expectedPositions);
  return foundShare + (1 - foundShare) * share(static_cast<double>(progress.positionsValued), found);
}

double doneShare(const domineering::ProofProgress& progress) {
  return share(progress.question + std::clamp(progress.done, 0.0, 1.0), progress.questions);
}

}  // namespace

DomineeringWork workFor(const SimultaneousVariant& variant) {
  const int cells = variant.columns() * variant.rows();
  if (cells <= domineering::largestExactCells) return DomineeringWork::Solve;
  return cells <= domineering::largestProofCells ? DomineeringWork::Prove : DomineeringWork::None;
}

double doneShare(const retrograde::SolveProgress& progress) {
  if (progress.positionsTotal == 0) return 0;
  const double values = share(static_cast<double>(progress.positionsDone), static_cast<double>(progress.positionsTotal));
  switch (progress.stage) {
    case retrograde::SolveStage::Tiers: return values;
    case retrograde::SolveStage::Preparing:
    case retrograde::SolveStage::Propagation: return valuesShare * values;
    case retrograde::SolveStage::Reachable: return valuesShare;
    case retrograde::SolveStage::Marking:
    case retrograde::SolveStage::Writing: break;
  }
  return reachedShare;
}

double doneShare(const JobState& state) {
  switch (state.kind) {
    case JobState::Kind::SimultaneousSolve: return doneShare(state.exact, state.expectedPositions);
    case JobState::Kind::Proof: return doneShare(state.proof);
    case JobState::Kind::Solve: break;
  }
  return doneShare(state.progress);
}

}  // namespace kotai::ui
