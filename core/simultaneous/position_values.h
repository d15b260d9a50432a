// Interface for values of positions in simultaneous games.
#pragma once

#include <memory>
#include <optional>

#include "core/game/game_value.h"
#include "core/simultaneous/simultaneous_variant.h"

namespace kotai {

/// Immutable and thread-safe. Implemented by solution files, and by the solved endgame on boards that are too large to solve
/// completely.
class PositionValues {
 public:
  virtual ~PositionValues() = default;
  virtual const SimultaneousVariantPtr& variant() const = 0;
  /// Returns the value of a position, or nothing if unknown. Throws SolutionError if a file is damaged.
  virtual std::optional<GameValue> value(const AnyPosition& position) const = 0;
};

using PositionValuesPtr = std::shared_ptr<const PositionValues>;

}  // namespace kotai
