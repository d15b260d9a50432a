// The memory that solving takes where tiers are made of two halves, worked out from the sizes of the patterns.
#pragma once

#include "core/games/dodgem/patterns.h"
#include "solvers/retrograde/tier_kernel.h"

namespace kotai::retrograde {

/// `fixed`: what all halves take.
MemoryNeeds halvesNeeds(const dodgem::PatternSet& patterns, double fixed);

}  // namespace kotai::retrograde
