// Searches all reachable positions.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>

#include "solvers/base/worker_pool.h"
#include "solvers/retrograde/animalshogi/block_kernel.h"
#include "solvers/retrograde/value_bytes.h"

namespace kotai::animalshogi::engine {

/// Returns the number of words for the blocks of \p pairs pairs of lions, plus two words that may be read after the last row.
inline std::uint64_t bitmapWords(int pairs) { return Layouts::get().wordsPerPair() * static_cast<std::uint64_t>(pairs) + 2; }

/// Location of a stored position's bit in a bitmap.
struct BitPlace {
  std::uint64_t word;
  std::uint64_t bit;
  std::uint32_t block;
};
BitPlace bitPlaceOf(const Space& space, std::uint32_t index);

struct Reachable {
  explicit Reachable(const Space& space)
      : stored(bitmapWords(space.pairCount())),
        outside(std::make_unique<retrograde::Bitmap>(bitmapWords(space.outsidePairs().count()))) {}
  retrograde::Bitmap stored;  ///< reached positions among the stored positions, including wins in one
  std::unique_ptr<retrograde::Bitmap> outside;
};

/// Finds all reachable positions. One of the threads calls `beside` before it joins the search. Returns null if
/// stopped.
std::unique_ptr<Reachable> findReachable(const BlockKernel& kernel, std::uint32_t start, WorkerPool& pool, unsigned threads,
                                         const std::stop_token& stop, const std::function<void()>& beside);

}  // namespace kotai::animalshogi::engine
