// Interface for values of positions in simultaneous games.
#pragma once

#include <memory>
#include <optional>

#include "core/game/game_value.h"
#include "core/simultaneous/simultaneous_variant.h"

namespace kotai {

/// Source of values: a solution file, or the solved endgame on a board that is too large to solve completely.
/// Immutable and thread-safe.
class PositionValues {
 public:
  virtual ~PositionValues() = default;
  virtual const SimultaneousVariantPtr& variant() const = 0;
  /// Returns the value of a position, or nothing if unknown. Throws SolutionError if a file is damaged.
  virtual std::optional<GameValue> value(const AnyPosition& position) const = 0;
};

using PositionValuesPtr = std::shared_ptr<const PositionValues>;

}  // namespace kotai
