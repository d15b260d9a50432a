// Solves a simultaneous variant completely into a solution file.
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
  std::filesystem::path directory;  ///< the data folder; created if missing
  unsigned threads = 0;             ///< 0 uses all threads of the machine
  std::uint64_t memoryBytes = 0;    ///< limit for positions and values; 0: the free memory minus a tenth of the machine's memory
  std::function<void(const ExactProgress&)> progress;  ///< called at most ten times a second, from any worker thread
};

struct SolveReport {
  bool finished = false;  ///< false if stopped; the next solve continues after the finished tiers
  std::uint64_t tiersResumed = 0;
  std::uint64_t positions = 0;
  double seconds = 0;
};

/// Solves a variant. Throws SolutionError (Locked, DiskFull, DoesNotFit, NotSolvable for boards of more than
/// largestSolvableCells(), ...). Checks an existing finished file with checkSolution(), which throws for damaged files.
SolveReport solve(const SimultaneousVariantPtr& variant, const SolveOptions& options, std::stop_token stop = {});

/// Maximum number of cells of a board that is solved within minutes. On a larger board, a proof search finds
/// the outcome of the start position much sooner.
inline constexpr int largestExactCells = 30;
/// Returns the largest number of cells of a board that can be solved completely with enough time and memory: 36
/// cells, or 49 with dominoes of three cells. See "What it costs" in RULES.md.
int largestSolvableCells(const SimultaneousVariant& variant);
/// Returns whether a board is solved completely by default. The limit is largestExactCells. With dominoes of
/// three cells, which have no proof search, the limit is largestSolvableCells().
bool isSolvedWhole(const SimultaneousVariant& variant);

}  // namespace kotai::domineering
