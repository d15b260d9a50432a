// Artificial tier graph, given by its list of tiers.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "core/game/tier_graph.h"

namespace kotai::test {

class MadeUpGraph final : public TierGraph {
 public:
  struct Tier {
    int layer;
    std::uint64_t positions;
    std::vector<std::uint64_t> children;
  };
  explicit MadeUpGraph(std::vector<Tier> tiers) : m_tiers(std::move(tiers)) {}

  std::uint64_t tierCount() const override { return m_tiers.size(); }
  std::uint64_t totalPositions() const override { return 0; }
  int layerCount() const override {
    int most = 0;
    for (const Tier& tier : m_tiers) most = std::max(most, tier.layer);
    return most + 1;
  }
  int layerOf(TierId tier) const override { return m_tiers[tier.value].layer; }
  int childLayerReach() const override { return layerCount(); }
  std::vector<TierId> tiersInLayer(int layer) const override {
    std::vector<TierId> found;
    for (std::uint64_t tier = 0; tier < m_tiers.size(); ++tier)
      if (m_tiers[tier].layer == layer) found.push_back({tier});
    return found;
  }
  void forEachChild(TierId tier, const std::function<void(TierId)>& visit) const override {
    for (const std::uint64_t child : m_tiers[tier.value].children) visit({child});
  }
  int partCount(TierId) const override { return 1; }
  std::uint64_t partPositions(TierId tier, int) const override { return m_tiers[tier.value].positions; }

 private:
  std::vector<Tier> m_tiers;
};

}  // namespace kotai::test
