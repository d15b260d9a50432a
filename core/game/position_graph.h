// Interface of a game for generic solvers, which identify positions by numbers.
#pragma once

#include <optional>
#include <vector>

#include "core/game/tier_graph.h"
#include "core/game/types.h"
#include "core/game/value.h"

namespace kotai {

/// Target of a move: a location to look up, or a position whose value follows from the rules.
struct Reached {
  Location place;
  std::optional<Value> known;  ///< value of a finished or unstored position, for which `place` is meaningless
};

/// Graph of positions. Immutable and thread-safe. Functions allocate memory only in the vectors that the caller
/// passes.
class PositionGraph {
 public:
  virtual ~PositionGraph() = default;

  virtual const TierGraph& tiers() const = 0;
  /// Fills `moves` with the targets of all legal moves. Targets are in the tier of \p place or in its children.
  /// Returns the value if the rules determine it, because the position is finished or not stored.
  virtual std::optional<Value> expand(Location place, std::vector<Reached>& moves) const = 0;
  /// Fills `before` with the places in the same tier from which a move leads to \p place, without duplicates. Precondition:
  /// expand() returns no value for the place.
  virtual void predecessors(Location place, std::vector<PositionIndex>& before) const = 0;
  /// Returns the same board with the other side to move, or nothing if passing is meaningless, for example because the
  /// game is over. The result has a place even if the position is finished or not stored.
  virtual std::optional<Reached> passed(Location place) const = 0;
};

}  // namespace kotai
