// Splits Dodgem's tiers into blocks.
#pragma once

#include <map>
#include <mutex>
#include <utility>

#include "core/games/dodgem/tiers.h"
#include "solvers/retrograde/dodgem/graph_block.h"
#include "solvers/retrograde/dodgem/pair_needs.h"
#include "solvers/retrograde/tier_splitter.h"

namespace kotai::retrograde {

class PairSplitter final : public TierSplitter {
 public:
  /// Stores references to its arguments.
  PairSplitter(const dodgem::Tiers& tiers, const SideGraphs& graphs, const PairNeeds& needs)
      : m_tiers(tiers), m_graphs(graphs), m_needs(needs) {}

  double wholeBytes(TierId tier) const override;
  double blockBytes(TierId tier, std::size_t blocks) const override;
  double exchangedBytes(TierId tier, std::size_t blocks) const override;
  MemoryNeeds needsOfSmall(double maxWholeBytes) const override { return m_needs.of(maxWholeBytes); }
  std::unique_ptr<TierBlock> makeBlock(TierId tier, BlockPlace place, unsigned threads, bool wide) const override;
  TierSummary join(TierId tier, const std::vector<TierSummary>& blocks) const override;
  bool hadRoom(const TierSummary& summary, bool wide) const override;

 private:
  Beyond beyond(int pattern, std::size_t blocks) const;

  const dodgem::Tiers& m_tiers;
  const SideGraphs& m_graphs;
  const PairNeeds& m_needs;
  mutable std::mutex m_mutex;
  mutable std::map<std::pair<int, std::size_t>, Beyond> m_beyond;  // results by pattern and number of blocks
};

}  // namespace kotai::retrograde
