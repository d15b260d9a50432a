// Finds and counts all reachable positions.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/tables/tier_summary.h"
#include "solvers/base/worker_pool.h"
#include "solvers/retrograde/animalshogi/block_kernel.h"
#include "solvers/retrograde/value_bytes.h"

namespace kotai::animalshogi::engine {

/// Reachable positions with their counts. The bitmaps have the layout of CountState.
struct Reach {
  explicit Reach(std::uint64_t words) : counted(words), onlyMoves(words) {}
  retrograde::Bitmap counted;
  retrograde::Bitmap onlyMoves;
  std::vector<std::uint32_t> zugzwangs;           ///< indices of the zugzwangs, ascending
  std::vector<std::uint32_t> symmetricZugzwangs;  ///< indices of the symmetric zugzwangs, ascending
  std::vector<std::uint32_t> farDrops;
  TierSummary values;  ///< summary of the tier: counted positions by class
  /// Summary of the plane of marks. Its first three notables count zugzwangs, symmetric zugzwangs and far drops
  /// of each class.
  TierSummary marks;
};

/// Searches and counts all reachable positions. Precondition: `values` contains final codes. One of the threads
/// calls `beside` before it joins the search. Returns null if stopped.
std::unique_ptr<Reach> searchReachable(const BlockKernel& kernel, const retrograde::ValueBytes& values, std::uint32_t start,
                                       WorkerPool& pool, unsigned threads, const std::stop_token& stop,
                                       const std::function<void()>& beside);

}  // namespace kotai::animalshogi::engine
