// Replays an exported strategy against every reply, with its own rules. Shares nothing with the search that found it.
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>

#include "core/simultaneous/strategy_file.h"

namespace kotai {

struct StrategyCheck {
  std::uint64_t positions = 0;  ///< entries whose move was tried against every reply
  std::uint64_t answers = 0;    ///< replies that were followed
  std::uint64_t ends = 0;       ///< replies to positions in which the game is over as promised, or safe moves are enough
  std::uint64_t faults = 0;     ///< illegal moves, and replies that lead to no entry or break the promise
  std::string firstFault;       ///< the position as rows from top to bottom, and the two stores; empty if there is no fault
  bool startCovered = false;    ///< the empty board is among the entries or needs none
  bool asClaimed = false;       ///< it is for this board and this payoff
  bool stopped = false;
  double seconds = 0;

  bool correct() const { return asClaimed && !stopped && faults == 0 && startCovered; }
};

/// Claim of a strategy, derived from the variant and not from the strategy itself.
struct StrategyClaim {
  int columns = 0;  ///< from the side's point of view: Horizontal's board is transposed
  int rows = 0;
  int payoff = 0;  ///< 0: not a loss, 1: a win
};

struct StrategyCheckOptions {
  unsigned threads = 0;                                                   ///< 0 uses all threads of the machine
  std::function<void(std::uint64_t done, std::uint64_t total)> progress;  ///< at most ten times a second, from any thread
  std::stop_token stop;
};

/// Tries nothing if the strategy is not for the board and payoff of the claim (columns and rows from 1 to 10). Tries the move
/// of every entry against every reply. Each reply must lead to another entry, or to a position in which the other side cannot
/// move (and the own side can, if a win was promised), or in which the own side has at least as many moves on cells that the
/// other can never cover as the other can make at all (one more for a win). Because every turn covers cells, the promise then
/// holds for all entries, by induction on the free cells. A strategy in bands must keep to them, and matches entries by the
/// regions of the bands.
StrategyCheck checkStrategy(const Strategy& strategy, const StrategyClaim& claim, const StrategyCheckOptions& options = {});

}  // namespace kotai
