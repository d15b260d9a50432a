// Solves a small variant in memory, on one thread, to see how fast that goes.
#pragma once

#include <cstdint>

#include "core/game/variant.h"

namespace kotai::retrograde {

struct SmallSolve {
  std::uint64_t positions = 0;
  double seconds = 0;           ///< by the clock on the wall
  double processorSeconds = 0;  ///< of this thread: the same on a machine that has much else to do
  double unpackSeconds = 0;     ///< of the processor: to unpack all records that were made
};

/// Precondition: the variant is solved tier by tier (GameSolver::makeKernel).
SmallSolve solveSmall(const VariantPtr& variant);

}  // namespace kotai::retrograde
