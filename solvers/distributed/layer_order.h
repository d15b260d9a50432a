// Tiers layer by layer, each rank from its own end: for graphs whose links take as long to find as a tier to solve.
#pragma once

#include <deque>
#include <vector>

#include "solvers/distributed/layer_progress.h"
#include "solvers/distributed/tier_order.h"

namespace kotai::distributed {

/// Such graphs have few layers of many tiers of like size (placements of fences), so that waiting for the last tiers of a layer
/// costs next to nothing. Neighbouring numbers share most of their children: a rank takes neighbours, and where it has no more,
/// half of what the rank with the most has left.
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
  std::vector<std::deque<TierId>> m_shares;  // by rank: of the present layer
};

}  // namespace kotai::distributed
