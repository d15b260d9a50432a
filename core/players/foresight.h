// The end of a game that is nearly over: read from a solution or found by a search.
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
  /// Returns for each position its value for the side to move, if it is won or lost within \p plies and the end was found.
  virtual std::vector<std::optional<Value>> endsWithin(const std::vector<AnyPosition>& positions, std::uint32_t plies) = 0;
};

/// Reads every end from the solution, at any distance.
std::unique_ptr<Foresight> solutionForesight(SolutionPtr solution);

/// Maximum number of positions searched per call, ply by ply, so a deep search is not always complete if there are many moves.
/// Results are exact.
inline constexpr std::uint64_t searchedPositions = 400'000;
std::unique_ptr<Foresight> searchForesight(VariantPtr variant, std::uint64_t mostPositions = searchedPositions);

}  // namespace kotai
