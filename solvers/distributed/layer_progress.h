// Tracks the finished tiers, and the lowest layer with unfinished tiers.
#pragma once

#include <cstdint>
#include <vector>

#include "core/game/tier_graph.h"

namespace kotai::distributed {

class LayerProgress {
 public:
  explicit LayerProgress(const TierGraph& graph)
      : m_graph(graph), m_done(graph.tierCount(), false), m_open(static_cast<std::size_t>(graph.layerCount()), 0) {
    for (int layer = 0; layer < graph.layerCount(); ++layer)
      m_open[static_cast<std::size_t>(layer)] = graph.tiersInLayer(layer).size();
    raiseFloor();
  }

  bool isDone(TierId tier) const { return m_done[tier.value]; }
  /// Marks a tier as finished. Returns false if the tier was already finished.
  bool note(TierId tier) {
    if (m_done[tier.value]) return false;
    m_done[tier.value] = true;
    --m_open[static_cast<std::size_t>(m_graph.layerOf(tier))];
    raiseFloor();
    return true;
  }
  /// Returns the lowest unfinished layer, or layerCount() if there is none.
  int floor() const { return m_floor; }
  bool finished() const { return m_floor == m_graph.layerCount(); }

 private:
  void raiseFloor() {
    while (!finished() && m_open[static_cast<std::size_t>(m_floor)] == 0) ++m_floor;
  }

  const TierGraph& m_graph;
  std::vector<bool> m_done;
  std::vector<std::uint64_t> m_open;  // number of unfinished tiers, indexed by layer
  int m_floor = 0;
};

}  // namespace kotai::distributed
