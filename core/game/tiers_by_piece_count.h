// Tier graph of a game in which men only leave the board. Each pair of numbers of men is a tier.
#pragma once

#include <functional>

#include "core/game/tier_graph.h"

namespace kotai {

/// Tier graph in which a tier is an unordered pair of numbers of men, so that passing stays in the tier. In
/// part 0 of tier (few, many), the side to move has `few` men. In part 1, the side to move has `many` men. The
/// layer is the number of men on the board.
class TiersByPieceCount final : public TierGraph {
 public:
  using CountPositions = std::function<std::uint64_t(int mover, int opponent)>;

  /// Creates the tiers. \p maxMen: the maximum number of men of each side. \p count: returns the number of places
  /// for given numbers of men of the side to move and of the other side.
  TiersByPieceCount(int maxMen, const CountPositions& count);

  TierId tierOf(int mover, int opponent) const;
  /// Returns the index, in its tier, of the first position with these numbers of men.
  std::uint64_t firstOf(int mover, int opponent) const { return mover <= opponent ? 0 : countOf(opponent, mover); }
  struct Men {
    int mover = 0;
    int opponent = 0;
  };
  Men menAt(TierId tier, int part) const;

  std::uint64_t tierCount() const override { return m_pairs.size(); }
  std::uint64_t totalPositions() const override;
  int layerCount() const override { return 2 * m_mostMen + 1; }
  int layerOf(TierId tier) const override;
  int childLayerReach() const override { return 1; }
  std::vector<TierId> tiersInLayer(int layer) const override;
  void forEachChild(TierId tier, const std::function<void(TierId)>& visit) const override;
  int partCount(TierId tier) const override;
  std::uint64_t partPositions(TierId tier, int part) const override;

  /// Returns the key `pieces`, which counts the men of the mover and of the opponent.
  const std::vector<AggregateKey>& aggregateKeys() const override { return m_keys; }
  AggregateCell aggregateCell(TierId tier, int part, const AggregateKey& key) const override;

 private:
  std::uint64_t countOf(int mover, int opponent) const {
    return m_counts[static_cast<std::size_t>(mover * (m_mostMen + 1) + opponent)];
  }

  int m_mostMen;
  std::vector<std::uint64_t> m_counts;  // numbers of places, indexed by the mover's men, then the opponent's
  std::vector<Men> m_pairs;             // pairs of numbers of men: `few` for the mover, `many` for the opponent
  std::vector<AggregateKey> m_keys;
};

}  // namespace kotai
