// Estimates the cost of solving a simultaneous board completely, before it starts.
#pragma once

#include <cstdint>
#include <optional>

#include "core/base/errors.h"
#include "core/simultaneous/simultaneous_variant.h"
#include "solvers/domineering/exact/solve.h"

namespace kotai::domineering {

struct Estimate {
  double positions = 0;
  bool positionsExact = false;
  double memoryBytes = 0;
  double diskBytes = 0;
  double seconds = 0;  ///< on the threads of the options, from a rate measured now on a small board
  double availableMemoryBytes = 0;
  double availableDiskBytes = 0;
  std::optional<SolutionError> refusal;  ///< why solve() would not start or not finish
};

/// Everything but `seconds`, at once.
Estimate resources(const SimultaneousVariantPtr& variant, const SolveOptions& options);

/// With `seconds`. The first call takes some milliseconds to measure the rate.
Estimate estimate(const SimultaneousVariantPtr& variant, const SolveOptions& options);

}  // namespace kotai::domineering
