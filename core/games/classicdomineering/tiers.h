// The tiers of Domineering: a tier for each number of dominoes on the board.
#pragma once

#include <cstdint>
#include <vector>

#include "core/game/tier_graph.h"

namespace kotai::classicdomineering {

/// Tier d has the positions in which d dark and d light squares are covered. In part 0 the first side is to move, in part 1 the
/// second. Square boards have no part 1. Every move leads from tier d to tier d + 1.
class Tiers final : public TierGraph {
 public:
  Tiers(int darkSquares, int lightSquares, bool sidesExchange);

  /// Returns the number of sets of covered squares with this number of dominoes.
  std::uint64_t boards(int dominoes) const { return m_boards[static_cast<std::size_t>(dominoes)]; }

  std::uint64_t tierCount() const override { return m_boards.size(); }
  std::uint64_t totalPositions() const override;
  int layerCount() const override { return static_cast<int>(m_boards.size()); }
  int layerOf(TierId tier) const override { return static_cast<int>(m_boards.size() - 1 - tier.value); }
  int childLayerReach() const override { return 1; }
  std::vector<TierId> tiersInLayer(int layer) const override { return {{m_boards.size() - 1 - static_cast<std::size_t>(layer)}}; }
  void forEachChild(TierId tier, const std::function<void(TierId)>& visit) const override;
  int partCount(TierId) const override { return m_parts; }
  std::uint64_t partPositions(TierId tier, int) const override { return m_boards[tier.value]; }

 private:
  int m_parts;
  std::vector<std::uint64_t> m_boards;  // indexed by number of dominoes
};

}  // namespace kotai::classicdomineering
