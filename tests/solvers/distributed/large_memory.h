// Memory limits so small that some tiers do not fit into one rank.
#pragma once

#include <cstdint>

#include "core/game/variant.h"
#include "solvers/distributed/tier_fit.h"
#include "solvers/retrograde/registry.h"

namespace kotai::test {

/// Minimum memory in bytes: `together` for several ranks of one thread each that solve a variant together, and
/// `alone` for a single rank.
struct MemoryLimits {
  std::uint64_t together = 0;
  std::uint64_t alone = 0;

  /// Returns a limit with which only the larger tiers are split between ranks.
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
