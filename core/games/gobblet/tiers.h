// Gobblet Gobblers is solved as one tier. Its parts are the classes of arrangements of the small pieces.
#pragma once

#include <vector>

#include "core/game/single_tier.h"
#include "core/games/gobblet/marks.h"

namespace kotai::gobblet {

/// The index is that of Index. A part has all arrangements whose small pieces belong to one class under the symmetries.
class Tiers final : public SingleTier {
 public:
  Tiers();

  std::uint64_t totalPositions() const override;
  int partCount(TierId tier) const override;
  std::uint64_t partPositions(TierId tier, int part) const override;

  /// Numbers of pieces of the mover and the opponent on the board, including covered ones: `pieces` for all sizes, `small`,
  /// `medium`, `large` for one size.
  const std::vector<AggregateKey>& aggregateKeys() const override { return m_keys; }
  AggregateCell aggregateCell(TierId tier, int part, const AggregateKey& key) const override;
  AggregateCell cellOf(Location location, const AggregateKey& key) const override;
  /// Works row by row and takes some nanoseconds per position.
  std::vector<CellPlace> partCells(TierId tier, int part, const AggregateKey& key) const override;
  /// See marks.h.
  int planeCount() const override { return marksPlaneCount; }

 private:
  std::vector<AggregateKey> m_keys;
};

}  // namespace kotai::gobblet
