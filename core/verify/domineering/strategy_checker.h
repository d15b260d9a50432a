// Replays an exported strategy against every reply, with independent rules. Shares no code with the search.
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>

#include "core/simultaneous/strategy_file.h"

namespace kotai {

struct StrategyCheck {
  std::uint64_t positions = 0;  ///< number of entries whose move was tried against every reply
  std::uint64_t answers = 0;    ///< number of replies tried
  std::uint64_t ends =
      0;  ///< number of replies after which the payoff is secured, because the game is over or safe moves are enough
  std::uint64_t faults = 0;   ///< number of illegal moves, and of replies that lead to no entry or to a worse payoff
  std::string firstFault;     ///< faulty position: rows from top to bottom, and the two stores; empty without a fault
  bool startCovered = false;  ///< the empty board has an entry or needs none
  bool asClaimed = false;     ///< the strategy is for the board and the payoff of the claim
  bool stopped = false;
  double seconds = 0;

  bool correct() const { return asClaimed && !stopped && faults == 0 && startCovered; }
};

/// The claim of a strategy, derived from the variant, not from the strategy itself.
struct StrategyClaim {
  int columns = 0;  ///< number of columns as the side sees the board, which is transposed for Horizontal
  int rows = 0;
  int payoff = 0;  ///< 0: not a loss, 1: a win
};

struct StrategyCheckOptions {
  unsigned threads = 0;                                                   ///< 0 uses all threads of the machine
  std::function<void(std::uint64_t done, std::uint64_t total)> progress;  ///< at most ten times a second, from any thread
  std::stop_token stop;
};

/// Tries the move of every entry against every reply. Does nothing if the strategy is not for the board and
/// payoff of the claim, or if the board does not have 1 to 10 columns and rows. Each reply must lead to another
/// entry or to the end of the game, or must leave enough safe moves. At the end, the other side cannot move.
/// For a win, the side of the strategy must still be able to move. Safe moves are enough if there are at least
/// as many as the maximum number of the other side's moves, plus one for a win. Every turn covers cells, so the
/// claim then holds for all entries, by induction on the free cells. The moves of a strategy in bands must stay
/// in bands. The entries of such a strategy are matched by the regions of the bands.
StrategyCheck checkStrategy(const Strategy& strategy, const StrategyClaim& claim, const StrategyCheckOptions& options = {});

}  // namespace kotai
