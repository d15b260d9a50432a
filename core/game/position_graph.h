// The positions of a variant as numbers: all that an engine has to know of a game.
#pragma once

#include <optional>
#include <vector>

#include "core/game/tier_graph.h"
#include "core/game/types.h"
#include "core/game/value.h"

namespace kotai {

/// Target of a move: a location whose value is looked up, or a position whose value follows from its rules.
struct Reached {
  Location place;
  std::optional<Value> known;  ///< of a position that is finished or not stored; then `place` says nothing
};

/// Immutable and thread-safe. Allocates nothing but what the vectors given need.
class PositionGraph {
 public:
  virtual ~PositionGraph() = default;

  virtual const TierGraph& tiers() const = 0;
  /// Fills `moves` with where each legal move leads, in the place's own tier or in children of it. The value of the position
  /// if its rules tell it: it is finished or not stored.
  virtual std::optional<Value> expand(Location place, std::vector<Reached>& moves) const = 0;
  /// Fills `before` with the places in the same tier from which a move leads here, each once.
  /// Precondition: expand() tells no value of the place.
  virtual void predecessors(Location place, std::vector<PositionIndex>& before) const = 0;
  /// The same board with the other side to move; none where passing makes no sense. Tells the place also if that is finished;
  /// of a position that is not stored, the place it was asked for.
  virtual std::optional<Reached> passed(Location place) const = 0;
};

}  // namespace kotai
