#include "solvers/retrograde/animalshogi/proof_graph.h"

#include <algorithm>
#include <limits>
#include <unordered_set>
#include <vector>

namespace kotai::animalshogi::engine {

std::uint64_t proofGraphPositions(const BlockKernel& kernel, const retrograde::ValueBytes& values, std::uint32_t start,
                                  const std::stop_token& stop) {
  if (values[start] == code::draw) return 0;
  const auto canonical = [&](std::uint32_t index) { return std::min(index, imageOf(index)); };
  std::unordered_set<std::uint32_t> seen{canonical(start)};
  std::vector<std::uint32_t> open{canonical(start)};
  const auto add = [&](std::uint32_t index) {
    if (seen.insert(index).second) open.push_back(index);
  };
  while (!open.empty() && !stop.stop_requested()) {
    const std::uint32_t index = open.back();
    open.pop_back();
    const std::uint8_t value = values[index];
    if (code::isLoss(value)) {
      // A reply after which the lion can be taken is refuted at once and no position of its own.
      kernel.forEachSuccessor(index, [&](std::uint32_t next) {
        if (!kernel.isTerminal(next)) add(canonical(next));
      });
      continue;
    }
    std::uint32_t best = std::numeric_limits<std::uint32_t>::max();
    kernel.forEachSuccessor(index, [&](std::uint32_t next) {
      if (values[next] + 1 == value) best = std::min(best, canonical(next));
    });
    if (best != std::numeric_limits<std::uint32_t>::max()) add(best);  // else the win is a try
  }
  return seen.size();
}

}  // namespace kotai::animalshogi::engine
