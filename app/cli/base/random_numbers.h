// Selects distinct random numbers.
#pragma once

#include <cstdint>
#include <unordered_set>

#include "core/players/random_source.h"

namespace kotai::cli {

/// Calls visit(number) for `wanted` different numbers below `count`. Uses Floyd's sampling, so every set of
/// numbers is equally likely. Precondition: wanted <= count.
template <class Visit>
void visitRandomNumbers(std::uint64_t count, std::uint64_t wanted, std::uint64_t seed, Visit&& visit) {
  RandomSource random(seed);
  std::unordered_set<std::uint64_t> drawn;
  for (std::uint64_t last = count - wanted; last < count; ++last) {
    const std::uint64_t number = random.below(last + 1);
    const std::uint64_t chosen = drawn.insert(number).second ? number : last;
    drawn.insert(chosen);
    visit(chosen);
  }
}

}  // namespace kotai::cli
