#include "ui/jobs/job_work.h"

#include <algorithm>
#include <type_traits>

#include "core/simultaneous/registry.h"

namespace kotai::ui {

// Shares of the time in a solve of a single-tier variant, after which first the values and then the reachable
// positions are known.
constexpr double valuesShare = 0.5;
constexpr double reachedShare = 0.8;
// Share of the time in an exact solve of a simultaneous game after which all positions are found.
constexpr double foundShare = 0.25;

static double share(double part, double whole) { return whole > 0 ? std::clamp(part / whole, 0.0, 1.0) : 0; }

SimultaneousWork workFor(const SimultaneousVariant& variant) {
  if (domineering::isSolvedWhole(variant)) return SimultaneousWork::Solve;
  return domineering::canBeProved(variant) ? SimultaneousWork::Prove : SimultaneousWork::None;
}

double SolveWork::doneShare() const {
  if (progress.positionsTotal == 0 || (report && report->nothingStored)) return 0;
  if (progress.workDone >= 0) return progress.workDone;
  const double values = share(static_cast<double>(progress.positionsDone), static_cast<double>(progress.positionsTotal));
  switch (progress.stage) {
    case retrograde::SolveStage::Tiers: return values;
    case retrograde::SolveStage::Preparing:
    case retrograde::SolveStage::Propagation: return valuesShare * values;
    case retrograde::SolveStage::Reachable: return valuesShare;
    case retrograde::SolveStage::Marking: return reachedShare;
    case retrograde::SolveStage::Writing: break;
  }
  return progress.valuesWritten ? reachedShare : valuesShare;
}

double SolveWork::secondsLeft() const {
  if (progress.positionsTotal > 0 && progress.remainingSeconds >= 0) return progress.remainingSeconds;
  return estimatedSeconds < 0 ? -1 : std::max(0.0, estimatedSeconds - progress.elapsedSeconds);
}

double ExactWork::doneShare() const {
  if (!progress.valuing) return 0;  // the number of positions to find is unknown
  return foundShare +
         (1 - foundShare) * share(static_cast<double>(progress.positionsValued), static_cast<double>(progress.positionsFound));
}

double ProofWork::doneShare() const { return share(progress.question + std::clamp(progress.done, 0.0, 1.0), progress.questions); }

JobWork workOn(const VariantPtr& variant, double estimatedSeconds) { return SolveWork{variant, {}, {}, estimatedSeconds}; }

std::optional<JobWork> workOn(const SimultaneousVariantPtr& variant) {
  switch (workFor(*variant)) {
    case SimultaneousWork::Solve: return ExactWork{variant, {}, {}};
    case SimultaneousWork::Prove: return ProofWork{variant, {}, {}};
    case SimultaneousWork::None: break;
  }
  return std::nullopt;
}

std::optional<JobWork> workOn(const std::string& variantId) {
  if (const auto variant = parseVariant(variantId)) return workOn(*variant);
  const auto board = parseSimultaneousVariant(variantId);
  return board ? workOn(*board) : std::nullopt;
}

double secondsFor(const JobWork& work, const std::filesystem::path& folder, const SolveLimits& limits) {
  return std::visit(
      [&](const auto& each) { return each.estimate(limits.optionsIn<typename std::decay_t<decltype(each)>::Options>(folder)); },
      work);
}

bool isShortWork(const JobWork& work) {
  constexpr double maxPositions = 4e8;
  if (const auto* solve = std::get_if<SolveWork>(&work))
    return static_cast<double>(solve->variant->tierGraph().approximatePositions()) <= maxPositions;
  const auto* proof = std::get_if<ProofWork>(&work);
  return !proof || domineering::proofTime(*proof->variant) <= domineering::ProofTime::LessThanAMinute;
}

JobWork workOn(const Leftover& leftover) {
  const auto board = parseSimultaneousVariant(leftover.variantId());
  if (!board) return workOn(parseVariant(leftover.variantId()).value());
  if (leftover.kind == Leftover::Kind::Proof) return ProofWork{*board, {}, {}};
  return ExactWork{*board, {}, {}};
}

/// Returns the work that repairs a solution. kotai-cli may have created a complete solution even if the window
/// offers only a proof for the board.
JobWork repairOf(const std::string& variantId, const std::filesystem::path& folder) {
  if (const auto variant = parseVariant(variantId)) return workOn(*variant);
  const SimultaneousVariantPtr board = parseSimultaneousVariant(variantId).value();
  if (workFor(*board) == SimultaneousWork::Prove && !SimultaneousSolution::exists(folder, *board))
    return ProofWork{board, {}, {}};
  return ExactWork{board, {}, {}};
}

}  // namespace kotai::ui
