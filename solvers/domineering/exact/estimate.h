// Estimates the cost of solving a simultaneous board completely before the solve starts.
#pragma once

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
  double seconds = 0;  ///< estimated duration with the threads of the options, from a rate measured on a small board
  double availableMemoryBytes = 0;
  double availableDiskBytes = 0;
  std::optional<SolutionError> refusal;  ///< reason why solve() would fail, if it would
};

/// Returns an estimate without `seconds`. Measures nothing, so the call is fast.
Estimate resources(const SimultaneousVariantPtr& variant, const SolveOptions& options);

/// Like resources(), but includes `seconds`. The first call takes some milliseconds to measure the rate.
Estimate estimate(const SimultaneousVariantPtr& variant, const SolveOptions& options);

}  // namespace kotai::domineering
