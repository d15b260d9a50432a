// Moves with which each side forces the proved result of a board. The moves come from written strategies or
// from a stored proof.
#pragma once

#include <filesystem>
#include <functional>
#include <stop_token>
#include <vector>

#include "core/simultaneous/proved_outcome.h"
#include "solvers/domineering/proof/strategy_play.h"

namespace kotai::domineering {

/// One side's moves on one board. Not thread-safe.
struct ForcedPlay {
  Side side = Side::First;
  int payoff = 0;  ///< result that the side secures from the start (0: no loss, 1: win)
  /// Returns the advice for a position. A stored proof also gives advice outside the strategy, if a short search
  /// decides the position. The advice is Unknown if stopped.
  std::function<StrategyPlay::Advice(const AnyPosition& position)> at;
  /// Returns whether the side secures the payoff from a position, as far as the files or a very short search can
  /// tell. Faster than at().
  std::function<bool(const AnyPosition& position)> secures;
};

/// Returns the sides that can force a result. Reads the stored proofs, and writes nothing. Returns nothing if
/// the proof of one of these sides is not stored, as on boards that were proved in bands. \p stop also ends the
/// searches of the returned objects. Throws SolutionError.
std::vector<ForcedPlay> proofPlays(const SimultaneousVariantPtr& variant, const std::filesystem::path& directory,
                                   const std::stop_token& stop = {});

/// Like proofPlays(), but prefers the written strategies.
std::vector<ForcedPlay> forcedPlays(const SimultaneousVariantPtr& variant, const std::filesystem::path& directory,
                                    const ProvedOutcome& outcome, const std::stop_token& stop = {});

}  // namespace kotai::domineering
