// Unordered pairs of progress patterns (Kotani, section 5), and the keys of the aggregated tables.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/game/tier_graph.h"
#include "core/games/dodgem/pattern_set.h"
#include "core/games/dodgem/subspace.h"

namespace kotai::dodgem {

/// Tiers of a variant. The tier of the patterns i <= j has the number j (j + 1) / 2 + i. In part 0, the mover
/// has pattern i, and the opponent has pattern j. In part 1 (absent if i == j), the patterns are exchanged. The
/// layer is the number of remaining steps of both sides.
class Tiers final : public TierGraph {
 public:
  explicit Tiers(int size);

  const PatternSet& patterns() const { return m_patterns; }

  struct Pair {
    int low = 0;
    int high = 0;
  };
  static TierId tierOfPair(int one, int two);
  static Pair pairOf(TierId tier);
  struct PartPatterns {
    int mover = 0;
    int opponent = 0;
  };
  static PartPatterns partPatterns(TierId tier, int part);

  std::uint64_t tierCount() const override;
  std::uint64_t totalPositions() const override;
  int layerCount() const override { return 2 * m_patterns.maxSteps() + 1; }
  int layerOf(TierId tier) const override;
  int childLayerReach() const override { return 1; }
  std::vector<TierId> tiersInLayer(int layer) const override;
  void forEachChild(TierId tier, const std::function<void(TierId)>& visit) const override;
  int partCount(TierId tier) const override;
  std::uint64_t partPositions(TierId tier, int part) const override;

  const std::vector<AggregateKey>& aggregateKeys() const override { return m_keys; }
  AggregateCell aggregateCell(TierId tier, int part, const AggregateKey& key) const override;
  /// Returns the mover's and the opponent's pattern in the notation of the paper.
  std::string partName(TierId tier, int part) const override;

  /// Returns the rank tables of two patterns. Each thread computes tables on first use and caches the most recent
  /// tables.
  std::shared_ptr<const Subspace> subspace(int moverPattern, int opponentPattern) const;

 private:
  PatternSet m_patterns;
  std::vector<AggregateKey> m_keys;
  std::vector<std::vector<int>> m_patternsBySteps;
  std::vector<std::size_t> m_shapes;  // number of the shape (sorted row counts), indexed by pattern
  std::size_t m_shapeCount = 0;
  mutable std::vector<std::atomic<std::uint64_t>> m_sizes;  // counts, indexed by two shapes; 0 if not counted yet
};

}  // namespace kotai::dodgem
