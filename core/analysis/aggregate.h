// Aggregated tables (Kotani's figures) and totals, read from the summaries of a solution without scanning positions.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/tables/solution.h"

namespace kotai {

enum class Counting { True, AsPublished };

/// Numbers of positions by outcome, opponent's key and mover's key. There is a cell for every combination of
/// keys from 0 to their maxima, even if no position has these keys.
struct AggregateTable {
  AggregateKey key;
  Counting counting = Counting::True;
  std::array<std::vector<std::uint64_t>, 3> cells;  ///< numbers by Outcome, and by opponent * (maxMover + 1) + mover
  std::string gameId = {};                          ///< id of the game that defines the key

  std::uint64_t at(Outcome outcome, int opponent, int mover) const;
};

/// Returns the table of a key. Precondition: the key is one of tierGraph().aggregateKeys() of the solution's
/// variant. Throws SolutionError.
AggregateTable aggregate(const Solution& solution, const AggregateKey& key, Counting counting);

/// Numbers of positions of the whole variant by outcome and distance.
struct Totals {
  std::array<std::uint64_t, 3> outcomes{};  ///< numbers of all positions, indexed by Outcome
  /// Numbers of the positions that aggregated tables count, indexed by Outcome. In Dodgem, both sides have a
  /// piece in such positions.
  std::array<std::uint64_t, 3> countedOutcomes{};
  std::array<std::map<std::uint32_t, std::uint64_t>, 3> distances;  ///< numbers of positions by Outcome and distance
  std::array<std::uint64_t, notableKindCount> notables{};
  std::uint64_t legalMoves = 0;
  std::uint64_t unfinished = 0;  ///< number of positions with at least one legal move
  std::uint32_t maxLegalMoves = 0;
  std::uint64_t positions() const { return outcomes[0] + outcomes[1] + outcomes[2]; }
  std::uint32_t longest(Outcome outcome) const;
};

Totals totals(const Solution& solution);

}  // namespace kotai
