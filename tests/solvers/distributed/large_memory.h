// How little memory makes tiers too large for one rank.
#pragma once

#include <cstdint>

#include "core/game/variant.h"
#include "solvers/distributed/tier_fit.h"
#include "solvers/retrograde/registry.h"

namespace kotai::test {

/// The least with which so many ranks of one thread can solve it together, and the least with which one of them could do it
/// alone.
struct MemoryLimits {
  std::uint64_t together = 0;
  std::uint64_t alone = 0;

  /// With which the larger tiers are cut, and the others are not.
  std::uint64_t between() const { return together + (alone - together) * 3 / 4; }
};

inline MemoryLimits memoryLimits(const VariantPtr& variant, int ranks) {
  const auto kernel = retrograde::solverOf(*variant).makeKernel(variant);
  const auto needed = [&](double bytes) {
    return distributed::fitTiers(*kernel, variant->tierGraph(), {1, bytes, ranks}).neededBytes;
  };
  MemoryLimits limits;
  limits.together = static_cast<std::uint64_t>(needed(1)) + 1;
  limits.alone = static_cast<std::uint64_t>(needed(1e18)) + 1;
  return limits;
}

}  // namespace kotai::test
