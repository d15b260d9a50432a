#include "solvers/retrograde/animalshogi/proof_graph.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace kotai::animalshogi::engine {

std::uint64_t proofGraphPositions(const BlockKernel& kernel, const retrograde::ValueBytes& values, std::uint32_t start,
                                  const std::stop_token& stop) {
  if (values[start] == code::draw) return 0;
  const auto canonical = [&](std::uint32_t index) { return std::min(index, kernel.space().imageOf(index)); };
  retrograde::Bitmap seen(values.size() / 64 + 1);
  std::uint64_t count = 0;
  std::vector<std::uint32_t> open;
  const auto add = [&](std::uint32_t index) {
    std::uint64_t& word = seen.words()[index / 64];
    const std::uint64_t bit = std::uint64_t{1} << index % 64;
    if ((word & bit) != 0) return;
    word |= bit;
    ++count;
    open.push_back(index);
  };
  add(canonical(start));
  std::vector<std::uint32_t> successors;
  while (!open.empty() && !stop.stop_requested()) {
    const std::uint32_t index = open.back();
    open.pop_back();
    const std::uint8_t value = values[index];
    successors.clear();
    kernel.forEachSuccessor(index, [&](std::uint32_t next) {
      __builtin_prefetch(values.data() + next);
      successors.push_back(next);
    });
    if (code::isLoss(value)) {
      // A reply that lets the lion be captured is refuted at once and does not count as a position.
      for (const std::uint32_t next : successors)
        if (values[next] != code::winInOne || !kernel.isTerminal(next)) add(canonical(next));
      continue;
    }
    std::uint32_t best = std::numeric_limits<std::uint32_t>::max();
    for (const std::uint32_t next : successors)
      if (values[next] + 1 == value) best = std::min(best, canonical(next));
    if (best != std::numeric_limits<std::uint32_t>::max()) add(best);  // without a lost successor, the win is a try
  }
  return count;
}

}  // namespace kotai::animalshogi::engine
