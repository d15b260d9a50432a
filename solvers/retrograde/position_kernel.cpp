#include "solvers/retrograde/position_kernel.h"

#include <algorithm>
#include <unordered_map>
#include <vector>

#include "solvers/retrograde/tier_counts.h"
#include "solvers/retrograde/tier_sweep.h"

namespace kotai::retrograde {

/// Runs work(0) to work(count - 1) serially, because several tiers are solved at the same time, each on one
/// thread.
static void runSerially(std::size_t count, const std::function<void(std::size_t)>& work) {
  for (std::size_t number = 0; number < count; ++number) work(number);
}

using Tables = std::unordered_map<std::uint64_t, WorkingTablePtr>;

static Value valueIn(const Tables& tables, Location place) {
  return static_cast<const PositionTable&>(*tables.at(place.tier.value)).at(place.index.value);
}

static TierCodes codesOf(const PositionTable& table) {
  TierCodes codes;
  const bool wide = std::ranges::any_of(table.codes, [](std::uint16_t code) { return code > 0xff; });
  codes.valueBytes = wide ? 2 : 1;
  codes.bytes.reserve(table.codes.size() * codes.valueBytes);
  for (const std::uint16_t code : table.codes) {
    codes.bytes.push_back(static_cast<std::byte>(code & 0xffU));
    if (wide) codes.bytes.push_back(static_cast<std::byte>(code >> 8));
  }
  return codes;
}

std::optional<SolvedTier> PositionKernel::solve(TierId tier, const ChildTables& children, std::stop_token stop) const {
  Tables tables;
  m_graph->tiers().forEachChild(tier, [&](TierId child) { tables[child.value] = children(child); });
  auto table = std::make_shared<PositionTable>(m_coding);
  {
    TierSweep sweep(
        *m_graph, tier, [&tables](Location place) { return valueIn(tables, place); }, runSerially, stop);
    if (!sweep.begin()) return std::nullopt;
    for (std::uint32_t plies = 0; !sweep.isOver(plies); ++plies)
      if (!sweep.propagate(plies)) return std::nullopt;
    const std::uint64_t count = m_graph->tiers().positionCount(tier);
    table->codes.reserve(count);
    for (std::uint64_t index = 0; index < count; ++index)
      table->codes.push_back(static_cast<std::uint16_t>(encodeValue(m_coding, sweep.valueAt(index))));
  }
  tables[tier.value] = table;
  auto summary = countTier(
      *m_graph, tier, [&tables](Location place) { return valueIn(tables, place); }, runSerially, stop);
  if (!summary) return std::nullopt;
  TierCodes codes = codesOf(*table);
  return SolvedTier{std::move(table), std::move(codes), std::move(*summary)};
}

WorkingTablePtr PositionKernel::unpack(TierId tier, const TierCodes& codes) const {
  if (codes.positions() != m_graph->tiers().positionCount(tier)) return nullptr;
  auto table = std::make_shared<PositionTable>(m_coding);
  table->codes.reserve(codes.positions());
  for (std::uint64_t index = 0; index < codes.positions(); ++index) {
    auto code = static_cast<unsigned>(codes.bytes[index * codes.valueBytes]);
    if (codes.valueBytes == 2) code |= static_cast<unsigned>(codes.bytes[2 * index + 1]) << 8;
    table->codes.push_back(static_cast<std::uint16_t>(code));
  }
  return table;
}

MemoryNeeds PositionKernel::memoryNeeds() const {
  constexpr double tableBytes = sizeof(std::uint16_t);
  constexpr double solvingBytes =
      TierSweep::bytesPerPosition + 2 * tableBytes + 2 * sizeof(std::uint16_t);  // table, codes and record
  const TierGraph& tiers = m_graph->tiers();
  MemoryNeeds needs;
  std::vector<double> inLayer(static_cast<std::size_t>(tiers.layerCount()));
  for (TierId tier{0}; tier.value < tiers.tierCount(); ++tier.value) {
    const auto positions = static_cast<double>(tiers.positionCount(tier));
    double children = 0;
    tiers.forEachChild(tier, [&](TierId child) { children += static_cast<double>(tiers.positionCount(child)); });
    needs.perThread = std::max(needs.perThread, solvingBytes * positions);
    needs.childTables = std::max(needs.childTables, tableBytes * children);
    inLayer[static_cast<std::size_t>(tiers.layerOf(tier))] += tableBytes * positions;
  }
  needs.wantedChildTables = needs.childTables;
  for (std::size_t layer = 0; layer < inLayer.size(); ++layer) {
    const std::size_t lowest = layer - std::min<std::size_t>(layer, static_cast<std::size_t>(tiers.childLayerReach()));
    double inUse = 0;
    for (std::size_t each = lowest; each <= layer; ++each) inUse += inLayer[each];
    needs.layersInUse = std::max(needs.layersInUse, inUse);
  }
  return needs;
}

}  // namespace kotai::retrograde
