// Foresees the end of a game, from a solution or by a search.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/tables/solution.h"

namespace kotai {

/// Use one object per thread.
class Foresight {
 public:
  virtual ~Foresight() = default;
  /// Returns the value of each position for the side to move, or nothing if no end within \p plies was found.
  virtual std::vector<std::optional<Value>> endsWithin(const std::vector<AnyPosition>& positions, std::uint32_t plies) = 0;
};

/// Returns a Foresight that reads every end from the solution, at any distance.
std::unique_ptr<Foresight> solutionForesight(SolutionPtr solution);

/// Maximum number of positions searched per call. A deep search may be incomplete, but returned values are exact.
inline constexpr std::uint64_t searchedPositions = 400'000;
std::unique_ptr<Foresight> searchForesight(VariantPtr variant, std::uint64_t mostPositions = searchedPositions);

}  // namespace kotai
