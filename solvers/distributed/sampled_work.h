// How large a graph is in the eyes of a simulation: what takes too long to count tier by tier is taken from samples.
#pragma once

#include <vector>

#include "core/game/tier_graph.h"

namespace kotai::distributed {

/// Keeps the graph. Const functions are thread-safe.
class SampledWork {
 public:
  /// \p shareHeld: of all tables in two neighbouring layers, what a machine can keep in memory.
  SampledWork(const TierGraph& graph, double shareHeld);

  /// Positions of a tier; where children take long to list, the average of its layer.
  double positions(TierId tier) const;
  /// Where children take long to list: positions of the children that a tier reads and that are not in memory any more since
  /// the tiers before it have read them, on average.
  double newChildPositions() const { return m_newChildPositions; }

 private:
  double meanOf(const std::vector<TierId>& tiers) const;
  double positionsInUse() const;
  double countNewChildren(double positionsHeld) const;

  const TierGraph& m_graph;
  bool m_exact;
  std::vector<double> m_positions;  // by tier, or by layer
  double m_newChildPositions = 0;
};

}  // namespace kotai::distributed
