// Decides which tiers fit into a rank's memory, and how to solve the other tiers.
#pragma once

#include <limits>

#include "core/game/tier_graph.h"
#include "solvers/distributed/tier_order.h"
#include "solvers/retrograde/tier_kernel.h"

namespace kotai::distributed {

struct RankRoom {
  unsigned threads = 1;
  double memoryBytes = 0;
  int ranks = 1;  ///< number of ranks that share the machine
};

struct TierFit {
  /// Memory limit of a whole tier in bytes (TierSplitter::wholeBytes). All ranks together solve tiers above this
  /// limit.
  double maxWholeBytes = std::numeric_limits<double>::infinity();
  double neededBytes = 0;  ///< minimum memory per rank

  IsLarge isLarge(const retrograde::TierKernel& kernel) const;
};

/// Returns how to solve the tiers. Only tiers that do not fit into the memory of a rank are split into blocks.
TierFit fitTiers(const retrograde::TierKernel& kernel, const TierGraph& graph, const RankRoom& room);

}  // namespace kotai::distributed
