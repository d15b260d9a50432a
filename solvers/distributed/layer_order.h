// Schedules tiers layer by layer, with a part of each layer for each rank, for graphs in which listing children takes as long as
// solving.
#pragma once

#include <deque>
#include <vector>

#include "solvers/distributed/layer_progress.h"
#include "solvers/distributed/tier_order.h"

namespace kotai::distributed {

/// For graphs with few layers of many similar tiers (placements of fences). On such graphs, waiting for the end of a
/// layer costs almost nothing. Each rank solves tiers with neighbouring numbers, which share most children. A rank
/// without tiers takes half of the largest remaining share.
class LayerOrder final : public TierOrder {
 public:
  LayerOrder(const TierGraph& graph, int ranks) : m_graph(graph), m_progress(graph), m_shares(static_cast<std::size_t>(ranks)) {}

  void done(TierId tier, int, std::uint64_t) override { m_progress.note(tier); }
  bool explore() override;
  std::optional<ReadyTier> take(int rank) override;
  bool finished() const override { return m_progress.finished(); }
  int floor() const override { return m_progress.floor(); }
  std::uint64_t readyCount() const override;

 private:
  void help(std::deque<TierId>& share);

  const TierGraph& m_graph;
  LayerProgress m_progress;
  int m_nextLayer = 0;
  std::vector<std::deque<TierId>> m_shares;  // indexed by rank: its tiers of the current layer
};

}  // namespace kotai::distributed
