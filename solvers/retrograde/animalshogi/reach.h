// All reachable positions, and the counts over them.
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

/// Reachable positions with their counts. Bitmaps as in CountState.
struct Reach {
  explicit Reach(std::uint64_t words) : counted(words), onlyMoves(words) {}
  retrograde::Bitmap counted;
  retrograde::Bitmap onlyMoves;
  std::vector<std::uint32_t> zugzwangs;           ///< indices, ascending
  std::vector<std::uint32_t> symmetricZugzwangs;  ///< of these
  std::vector<std::uint32_t> farDrops;
  TierSummary values;  ///< of the tier: counted positions by class
  TierSummary marks;   ///< of the plane of notices: per class zugzwangs, symmetric ones, far drops as the first three notables
};

/// Precondition: `values` holds finished codes. One of the threads does `beside` first. Null if stopped.
std::unique_ptr<Reach> searchReachable(const BlockKernel& kernel, const retrograde::ValueBytes& values, std::uint32_t start,
                                       WorkerPool& pool, unsigned threads, const std::stop_token& stop,
                                       const std::function<void()>& beside);

}  // namespace kotai::animalshogi::engine
