// Size of a graph for a simulation. Samples what would take too long to count tier by tier.
#pragma once

#include <cstddef>
#include <vector>

#include "core/game/tier_graph.h"

namespace kotai::distributed {

/// Stores a reference to the graph. Not thread-safe.
class SampledWork {
 public:
  /// \p shareHeld: share of all tables in two neighbouring layers that fits in a machine's memory.
  SampledWork(const TierGraph& graph, double shareHeld);
  /// Sets the number of machines, at first 1. Each machine gets neighbouring tiers of each layer, and all machines get the same
  /// number of tiers.
  void shareAmong(unsigned machines);

  /// Returns the number of positions of a tier, or the average of its layer if children take long to list.
  double positions(TierId tier) const;
  /// Returns the average number of child positions that a tier reads and that earlier tiers have not left in memory. Used if
  /// children take long to list.
  double newChildPositions(TierId tier) const { return atLayerOf(tier, m_newChildPositions); }
  /// Returns the number of positions of the layer below per tier of its layer: the amount read if nothing is read twice.
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
  std::vector<double> m_positions;  // indexed by tier, or by layer
  // Number of positions of each layer; this member and the next two are used if children take long to list.
  std::vector<double> m_sums;
  double m_positionsHeld = 0;
  std::vector<std::size_t> m_neighbours;  // number of sampled neighbours
  std::vector<double> m_newChildPositions;
  std::vector<double> m_childPositionsOnce;
};

}  // namespace kotai::distributed
