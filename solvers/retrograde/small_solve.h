// Solves a small variant in memory, on one thread, to see how fast that goes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/page_pool.h"
#include "core/game/variant.h"

namespace kotai::retrograde {

struct SmallSolve {
  std::uint64_t positions = 0;
  double seconds = 0;           ///< by the clock on the wall
  double processorSeconds = 0;  ///< of this thread: the same on a machine that has much else to do
  std::vector<PageVector<std::byte>> records;
};

/// Precondition: the variant is solved tier by tier (GameSolver::makeKernel).
SmallSolve solveSmall(const VariantPtr& variant);

/// Seconds of the processor to unpack all records of such a solve.
double secondsToUnpack(const VariantPtr& variant, const SmallSolve& solved);

}  // namespace kotai::retrograde
