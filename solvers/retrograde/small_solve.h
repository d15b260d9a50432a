// Solves a small variant in memory on one thread to measure the speed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/page_pool.h"
#include "core/game/variant.h"

namespace kotai::retrograde {

struct SmallSolve {
  std::uint64_t positions = 0;
  double seconds = 0;           ///< wall-clock time
  double processorSeconds = 0;  ///< processor time of the thread, which does not depend on other load
  std::vector<PageVector<std::byte>> records;
};

/// Solves the variant. Precondition: the game solves variants tier by tier (GameSolver::makeKernel).
SmallSolve solveSmall(const VariantPtr& variant);

/// Returns the processor seconds for decompressing all records of the solve.
double secondsToUnpack(const VariantPtr& variant, const SmallSolve& solved);

}  // namespace kotai::retrograde
