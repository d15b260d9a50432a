// How a game ends that is nearly over: read from a solution, or found by a search.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/tables/solution.h"

namespace kotai {

/// Use one per thread.
class Foresight {
 public:
  virtual ~Foresight() = default;
  /// For each position its value for the side to move there if it is won or lost within \p plies, as far as that is seen.
  virtual std::vector<std::optional<Value>> endsWithin(const std::vector<AnyPosition>& positions, std::uint32_t plies) = 0;
};

/// Sees everything.
std::unique_ptr<Foresight> solutionForesight(SolutionPtr solution);

/// Looks ahead ply by ply, through at most this many positions for one call: the last plies of a far sight are not reached
/// where there are many moves. Its findings are exact.
inline constexpr std::uint64_t searchedPositions = 400'000;
std::unique_ptr<Foresight> searchForesight(VariantPtr variant, std::uint64_t mostPositions = searchedPositions);

}  // namespace kotai
