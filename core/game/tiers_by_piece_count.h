// The tier graph of a game in which men only leave the board, with a tier for each pair of numbers of men.
#pragma once

#include <functional>

#include "core/game/tier_graph.h"

namespace kotai {

/// Tier graph in which a tier is an unordered pair of numbers of men, so that passing stays in the tier. In
/// tier (few, many), part 0 has the positions in which the side to move has `few` men, and part 1 the positions
/// in which it has `many`. The layer is the number of men on the board.
class TiersByPieceCount final : public TierGraph {
 public:
  using CountPositions = std::function<std::uint64_t(int mover, int opponent)>;

  /// \p maxMen is the limit for each side. \p count returns the number of places for given numbers of men of the side to move
  /// and of the other side.
  TiersByPieceCount(int maxMen, const CountPositions& count);

  TierId tierOf(int mover, int opponent) const;
  /// Returns the index of the first position with these numbers of men in its tier.
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
  std::vector<Men> m_pairs;             // pairs of numbers of men; few: of the mover, many: of the opponent
  std::vector<AggregateKey> m_keys;
};

}  // namespace kotai
