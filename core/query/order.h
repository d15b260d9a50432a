// The order of matches.
#pragma once

#include <cstdint>

#include "core/game/value.h"

namespace kotai::query {

/// Order by distance, with ties in stored order. Draws have no distance and come last in both directions.
enum class Order : std::uint8_t { AsStored, ShortestFirst, LongestFirst };

/// Returns the rank of a value in an order. Smaller ranks come first.
constexpr std::uint64_t rankOf(Order order, Value value) {
  constexpr std::uint64_t last = UINT64_MAX;
  if (order == Order::AsStored) return 0;
  if (value.outcome == Outcome::Draw) return last;
  return order == Order::ShortestFirst ? value.distancePlies : last - 1 - value.distancePlies;
}

}  // namespace kotai::query
