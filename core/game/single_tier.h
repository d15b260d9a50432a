// The tier graph of games with a single tier: small games, or games in which positions can repeat.
#pragma once

#include "core/game/tier_graph.h"

namespace kotai {

/// Tier graph with one tier of one part. Override partCount() and partPositions() for several parts.
class SingleTier : public TierGraph {
 public:
  static constexpr TierId onlyTier{0};

  explicit SingleTier(std::uint64_t positions = 0) : m_positions(positions) {}

  std::uint64_t tierCount() const final { return 1; }
  std::uint64_t totalPositions() const override { return positionCount(onlyTier); }
  int layerCount() const final { return 1; }
  int layerOf(TierId) const final { return 0; }
  int childLayerReach() const final { return 0; }
  std::vector<TierId> tiersInLayer(int) const final { return {onlyTier}; }
  void forEachChild(TierId, const std::function<void(TierId)>&) const final {}
  int partCount(TierId) const override { return 1; }
  std::uint64_t partPositions(TierId, int) const override { return m_positions; }

 private:
  std::uint64_t m_positions;
};

}  // namespace kotai
