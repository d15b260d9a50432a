// Numbers of positions and of child positions in a tier graph, for a simulation. Samples tiers if counting tier
// by tier would take too long.
#pragma once

#include <cstddef>
#include <vector>

#include "core/game/tier_graph.h"

namespace kotai::distributed {

/// Stores a reference to the graph. Not thread-safe.
class SampledWork {
 public:
  /// \p shareHeld: share of the tables of two neighbouring layers that fits into one machine's memory.
  SampledWork(const TierGraph& graph, double shareHeld);
  /// Sets the number of machines (default: 1). Each machine gets an equal range of neighbouring tiers of each layer.
  void shareAmong(unsigned machines);

  /// Returns the number of positions of a tier, or the average over the tier's layer if listing children is slow.
  double positions(TierId tier) const;
  /// Returns the average number of child positions per tier that are not in memory from earlier tiers. Used if
  /// listing children is slow.
  double newChildPositions(TierId tier) const { return atLayerOf(tier, m_newChildPositions); }
  /// Returns the number of positions in the layer below the tier's layer, divided by the number of tiers in the
  /// tier's layer. A machine reads this number of child positions per tier if it reads nothing twice.
  double childPositionsOnce(TierId tier) const { return atLayerOf(tier, m_childPositionsOnce); }

 private:
  double meanOf(const std::vector<TierId>& tiers) const;
  double positionsInUse() const;
  double countNewChildren(const std::vector<TierId>& tiers, std::size_t neighbours) const;
  double atLayerOf(TierId tier, const std::vector<double>& ofLayers) const {
    return ofLayers[static_cast<std::size_t>(m_graph.layerOf(tier))];
  }

  const TierGraph& m_graph;
  bool m_exact;
  std::vector<double> m_positions;  // number of positions, indexed by tier or by layer
  // Number of positions of each layer. This member and the next two are used only if listing children is slow.
  std::vector<double> m_sums;
  double m_positionsHeld = 0;
  std::vector<std::size_t> m_neighbours;  // number of sampled neighbours, indexed by layer
  std::vector<double> m_newChildPositions;
  std::vector<double> m_childPositionsOnce;
};

}  // namespace kotai::distributed
