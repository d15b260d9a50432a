#include "core/game/tiers_by_piece_count.h"

#include <algorithm>
#include <numeric>

namespace kotai {

TiersByPieceCount::TiersByPieceCount(int maxMen, const CountPositions& count)
    : m_mostMen(maxMen), m_keys{{"pieces", maxMen, maxMen}} {
  for (int mover = 0; mover <= maxMen; ++mover)
    for (int opponent = 0; opponent <= maxMen; ++opponent) m_counts.push_back(count(mover, opponent));
  for (int many = 0; many <= maxMen; ++many)
    for (int few = 0; few <= many; ++few) m_pairs.push_back({few, many});
}

TierId TiersByPieceCount::tierOf(int mover, int opponent) const {
  const auto [few, many] = std::minmax(mover, opponent);
  return {static_cast<std::uint64_t>(many * (many + 1) / 2 + few)};
}

TiersByPieceCount::Men TiersByPieceCount::menAt(TierId tier, int part) const {
  const Men men = m_pairs[tier.value];
  return part == 0 ? men : Men{men.opponent, men.mover};
}

std::uint64_t TiersByPieceCount::totalPositions() const {
  return std::accumulate(m_counts.begin(), m_counts.end(), std::uint64_t{0});
}

int TiersByPieceCount::layerOf(TierId tier) const { return m_pairs[tier.value].mover + m_pairs[tier.value].opponent; }

std::vector<TierId> TiersByPieceCount::tiersInLayer(int layer) const {
  std::vector<TierId> tiers;
  for (TierId tier{0}; tier.value < tierCount(); ++tier.value)
    if (layerOf(tier) == layer) tiers.push_back(tier);
  return tiers;
}

void TiersByPieceCount::forEachChild(TierId tier, const std::function<void(TierId)>& visit) const {
  const auto [few, many] = m_pairs[tier.value];
  if (few > 0) visit(tierOf(few - 1, many));
  if (many > few) visit(tierOf(few, many - 1));  // equal numbers would give the same tier twice
}

int TiersByPieceCount::partCount(TierId tier) const { return m_pairs[tier.value].mover == m_pairs[tier.value].opponent ? 1 : 2; }

std::uint64_t TiersByPieceCount::partPositions(TierId tier, int part) const {
  const Men men = menAt(tier, part);
  return countOf(men.mover, men.opponent);
}

AggregateCell TiersByPieceCount::aggregateCell(TierId tier, int part, const AggregateKey&) const {
  const Men men = menAt(tier, part);
  return {true, men.mover, men.opponent, 1};
}

}  // namespace kotai
