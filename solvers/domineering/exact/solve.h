// Solving a variant with simultaneous moves completely into a solution file.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <stop_token>

#include "core/simultaneous/simultaneous_variant.h"
#include "core/simultaneous/statistics.h"
#include "solvers/domineering/exact/exact_progress.h"

namespace kotai::domineering {

struct SolveOptions {
  std::filesystem::path directory;  ///< the data folder, made if missing
  unsigned threads = 0;             ///< 0: as many as the machine has
  std::uint64_t memoryBytes = 0;    ///< for the positions and their values; 0: what is free but for the machine's last tenth
  std::function<void(const ExactProgress&)> progress;  ///< at most ten times a second, from any worker thread
};

struct SolveReport {
  bool finished = false;  ///< false: stopped; finished tiers are kept and the next solve goes on from there
  std::uint64_t tiersResumed = 0;
  std::uint64_t positions = 0;
  double seconds = 0;
};

/// Throws SolutionError (Locked, DiskFull, DoesNotFit, NotSolvable for boards of more than largestSolvableCells, ...). A finished
/// file is checked by checkSolution(): a damaged one throws and stays as it is.
SolveReport solve(const SimultaneousVariantPtr& variant, const SolveOptions& options, std::stop_token stop = {});

/// Up to here boards are solved within minutes; of larger ones a proof search settles the start much sooner.
inline constexpr int largestExactCells = 30;
/// Up to here they can be solved whole with patience and memory (RULES.md: "What it costs").
inline constexpr int largestSolvableCells = 36;

}  // namespace kotai::domineering
