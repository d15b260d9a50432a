// The single tier of Gobblet Gobblers. Its parts are the classes of small layers.
#pragma once

#include <vector>

#include "core/game/single_tier.h"
#include "core/games/gobblet/marks.h"

namespace kotai::gobblet {

/// Positions are numbered by Index. A part contains all arrangements whose small layers are symmetric images of each
/// other.
class Tiers final : public SingleTier {
 public:
  Tiers();

  std::uint64_t totalPositions() const override;
  int partCount(TierId tier) const override;
  std::uint64_t partPositions(TierId tier, int part) const override;

  /// Returns the keys `pieces`, for all sizes, and `small`, `medium`, `large`, for a single size. Each key counts the
  /// pieces of the mover and the opponent on the board, including covered pieces.
  const std::vector<AggregateKey>& aggregateKeys() const override { return m_keys; }
  AggregateCell aggregateCell(TierId tier, int part, const AggregateKey& key) const override;
  AggregateCell cellOf(Location location, const AggregateKey& key) const override;
  /// The call takes a few nanoseconds per position.
  std::vector<CellPlace> partCells(TierId tier, int part, const AggregateKey& key) const override;
  int planeCount() const override { return marksPlaneCount; }

 private:
  std::vector<AggregateKey> m_keys;
};

}  // namespace kotai::gobblet
