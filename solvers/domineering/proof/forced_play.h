// The moves with which each side forces the proved result of a board, from its written strategies or its stored proof.
#pragma once

#include <filesystem>
#include <functional>
#include <stop_token>
#include <vector>

#include "core/simultaneous/proved_outcome.h"
#include "solvers/domineering/proof/strategy_play.h"

namespace kotai::domineering {

/// Not thread-safe.
struct ForcedPlay {
  Side side = Side::First;
  int payoff = 0;  ///< 0: the side does not lose, 1: it wins
  std::function<StrategyPlay::Advice(const AnyPosition& position)> at;
  std::function<bool(const AnyPosition& position)> secures;  ///< quicker than at()
};

/// Returns the sides that can force a result. Reads files, and writes nothing. Returns nothing if the moves of one of these sides
/// are in no file. \p stop also ends the searches of the returned objects. Throws SolutionError.
std::vector<ForcedPlay> forcedPlays(const SimultaneousVariantPtr& variant, const std::filesystem::path& directory,
                                    const ProvedOutcome& outcome, const std::stop_token& stop = {});

}  // namespace kotai::domineering
