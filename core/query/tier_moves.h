// Counts good and best moves of many positions of a tier, from the decoded values of the tier and its children.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "core/game/position_graph.h"
#include "core/tables/solution.h"

namespace kotai::query {

struct MoveNumbers {
  std::int64_t moves = 0;
  std::int64_t good = 0;  ///< moves that keep the outcome
  std::int64_t best = 0;  ///< moves that keep outcome and distance
};

/// Faster than single look-ups for many positions of a tier, because no block is decoded twice. Caches the values of recent
/// tiers. Not thread-safe. Throws SolutionError.
class TierMoves {
 public:
  /// Stores a reference to the solution.
  explicit TierMoves(const Solution& solution) : m_solution(solution), m_graph(solution.variant()->positionGraph()) {}
  TierMoves(const TierMoves&) = delete;
  TierMoves& operator=(const TierMoves&) = delete;

  /// Returns the number of positions of the tier and its children, or nothing if there are too many positions to
  /// decode.
  std::optional<std::uint64_t> size(TierId tier);
  /// Returns the numbers of good and best moves. Precondition: the tier has a size(), and \p value is the value of the
  /// place.
  MoveNumbers numbersAt(Location place, Value value);
  /// Returns the same, but stops counting at two good moves. Slower than numbersAt() without such a stop.
  MoveNumbers firstTwoAt(Location place, Value value);

 private:
  void readAround(TierId tier);
  void read(TierId tier);
  std::uint32_t packedAt(Location place) const { return m_tables.find(place.tier.value)->second[place.index.value]; }

  const Solution& m_solution;
  const PositionGraph& m_graph;
  std::optional<TierId> m_sized;
  std::optional<std::uint64_t> m_size;
  std::optional<TierId> m_tier;
  // Packed values for the side to move, indexed by tier.
  std::unordered_map<std::uint64_t, std::vector<std::uint32_t>> m_tables;
  std::uint64_t m_kept = 0;  // number of positions in m_tables
  std::vector<Reached> m_moves;
};

}  // namespace kotai::query
