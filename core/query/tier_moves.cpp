#include "core/query/tier_moves.h"

namespace kotai::query {

/// Larger tiers would need too much memory per thread.
constexpr std::uint64_t mostPositions = std::uint64_t{1} << 22;

static constexpr std::uint32_t packed(Value value) {
  return value.distancePlies << 2 | static_cast<std::uint32_t>(value.outcome);
}
constexpr std::uint32_t outcomeBits = 3;

std::optional<std::uint64_t> TierMoves::size(TierId tier) {
  if (m_sized == tier) return m_size;
  m_sized = tier;
  m_size.reset();
  const TierGraph& tiers = m_graph.tiers();
  std::uint64_t sum = tiers.positionCount(tier);
  if (sum > mostPositions || !tiers.listsChildrenQuickly()) return m_size;
  tiers.forEachChild(tier, [&](TierId child) { sum += tiers.positionCount(child); });
  if (sum <= mostPositions) m_size = sum;
  return m_size;
}

void TierMoves::read(TierId tier) {
  const auto [table, isNew] = m_tables.try_emplace(tier.value);
  if (!isNew) return;
  std::vector<std::uint32_t>& packedValues = table->second;
  packedValues.reserve(m_graph.tiers().positionCount(tier));
  for (int part = 0; part < m_graph.tiers().partCount(tier); ++part) {
    const StoredValues values = m_solution.storedValues(tier, part);
    for (std::uint64_t number = 0; number < values.size(); ++number)
      packedValues.push_back(packed(valueForMover(values[number])));
  }
  m_kept += packedValues.size();
}

/// Reads the values of a tier and its children.
void TierMoves::readAround(TierId tier) {
  if (m_tier == tier) return;
  m_tier.reset();
  if (m_kept + size(tier).value_or(0) > mostPositions) {
    m_tables.clear();
    m_kept = 0;
  }
  read(tier);
  m_graph.tiers().forEachChild(tier, [this](TierId child) { read(child); });
  m_tier = tier;
}

/// Adds a move to the numbers of good and best moves.
static void add(MoveNumbers& numbers, std::uint32_t after, std::uint32_t own) {
  if (((after ^ own) & outcomeBits) != 0) return;
  ++numbers.good;
  if (after == own) ++numbers.best;
}

MoveNumbers TierMoves::numbersAt(Location place, Value value) {
  readAround(place.tier);
  m_graph.expand(place, m_moves);
  MoveNumbers numbers{static_cast<std::int64_t>(m_moves.size())};
  const std::uint32_t own = packed(value);
  for (const Reached& each : m_moves) add(numbers, each.known ? packed(valueForMover(*each.known)) : packedAt(each.place), own);
  return numbers;
}

/// The ranks of the positions after the moves cost most of the time, so the stop saves time.
MoveNumbers TierMoves::firstTwoAt(Location place, Value value) {
  readAround(place.tier);
  const Variant& variant = *m_solution.variant();
  const std::vector<AnyPosition> moves = variant.successors(variant.positionAt(place));
  MoveNumbers numbers{static_cast<std::int64_t>(moves.size())};
  for (const AnyPosition& each : moves) {
    if (numbers.good == 2) break;
    const bool isStored = variant.isStored(each);
    add(numbers, isStored ? packedAt(variant.locate(each)) : packed(valueForMover(m_solution.value(each))), packed(value));
  }
  return numbers;
}

}  // namespace kotai::query
