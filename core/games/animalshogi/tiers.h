// Single tier of Animal Shogi. Its parts are the material classes. There is only one tier because captures and
// drops can repeat positions.
#pragma once

#include <vector>

#include "core/game/single_tier.h"
#include "core/games/animalshogi/index.h"
#include "core/games/animalshogi/marks.h"

namespace kotai::animalshogi {

class Tiers final : public SingleTier {
 public:
  explicit Tiers(Tries tries);

  std::uint64_t totalPositions() const override;
  int partCount(TierId tier) const override;
  std::uint64_t partPositions(TierId tier, int part) const override;

  /// Returns the keys `hands` (the pieces in hand) and `material` (all pieces except the lion).
  const std::vector<AggregateKey>& aggregateKeys() const override { return m_keys; }
  AggregateCell aggregateCell(TierId tier, int part, const AggregateKey& key) const override;
  int planeCount() const override { return marksPlaneCount; }

 private:
  const Index* m_index;
  std::vector<AggregateKey> m_keys;
};

}  // namespace kotai::animalshogi
