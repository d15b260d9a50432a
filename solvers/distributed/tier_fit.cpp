#include "solvers/distributed/tier_fit.h"

#include <algorithm>
#include <cmath>

#include "solvers/retrograde/tier_memory.h"
#include "solvers/retrograde/tier_splitter.h"

namespace kotai::distributed {

using retrograde::TierMemory;

/// Returns the maximum size of tiers that all threads of a rank can solve at the same time, one whole tier
/// each.
static double wholeLimit(const retrograde::TierSplitter& splitter, std::uint64_t tiers, const RankRoom& room, double spare) {
  constexpr double shrink = 0.95;
  double limit = std::max(spare, 0.0) / room.threads;
  while (limit >= 1 && TierMemory(splitter.needsOfSmall(limit), tiers, room.threads).least() > room.memoryBytes) limit *= shrink;
  return limit >= 1 ? limit : 0;
}

IsLarge TierFit::isLarge(const retrograde::TierKernel& kernel) const {
  if (!std::isfinite(maxWholeBytes)) return {};
  return [&splitter = *kernel.splitter(), most = maxWholeBytes](TierId tier) { return splitter.wholeBytes(tier) > most; };
}

TierFit fitTiers(const retrograde::TierKernel& kernel, const TierGraph& graph, const RankRoom& room) {
  const TierMemory whole(kernel.memoryNeeds(), graph.tierCount(), room.threads);
  TierFit fit;
  fit.neededBytes = whole.least();
  const retrograde::TierSplitter* splitter = kernel.splitter();
  if (fit.neededBytes <= room.memoryBytes || splitter == nullptr) return fit;
  const double besides = whole.besides();
  fit.maxWholeBytes = wholeLimit(*splitter, graph.tierCount(), room, room.memoryBytes - besides);
  double most = 0;
  const IsLarge isLarge = fit.isLarge(kernel);
  for (TierId tier; tier.value < graph.tierCount(); ++tier.value)
    if (isLarge(tier)) most = std::max(most, splitter->blockBytes(tier, static_cast<std::size_t>(room.ranks)));
  fit.neededBytes = besides + most;
  return fit;
}

}  // namespace kotai::distributed
