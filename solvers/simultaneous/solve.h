// Solving a variant with simultaneous moves completely into a solution file.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <stop_token>

#include "core/simultaneous/figures.h"
#include "core/simultaneous/simultaneous_variant.h"
#include "solvers/simultaneous/exact.h"

namespace kotai::simultaneous {

struct SolveOptions {
  std::filesystem::path directory;  ///< the data folder, made if missing
  unsigned threads = 0;             ///< 0: as many as the machine has
  std::function<void(const ExactProgress&)> progress;  ///< at most ten times a second, from any worker thread
};

struct SolveReport {
  bool finished = false;            ///< false: stopped; finished tiers are kept and the next solve goes on from there
  std::uint64_t tiersResumed = 0;
  std::uint64_t positions = 0;
  double seconds = 0;
};

/// Throws SolutionError (Locked, DiskFull, NotSolvable for boards of more than largestExactCells, ...).
SolveReport solve(const SimultaneousVariantPtr& variant, const SolveOptions& options, std::stop_token stop = {});

/// Larger boards have too many positions.
inline constexpr int largestExactCells = 30;

}  // namespace kotai::simultaneous
