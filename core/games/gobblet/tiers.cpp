#include "core/games/gobblet/tiers.h"

#include <algorithm>

#include "core/games/gobblet/index.h"

namespace kotai::gobblet {

constexpr int piecesPerSide = sizeCount * piecesPerSize;

/// Returns the numbers of pieces in every layer.
static std::vector<CellPlace> countLayers() {
  std::vector<CellPlace> cells;
  for (int number = 0; number < layerCount; ++number) {
    const Layer& pieces = Layers::get().layer(number);
    cells.push_back(
        {static_cast<std::uint8_t>(std::popcount(pieces.own)), static_cast<std::uint8_t>(std::popcount(pieces.other))});
  }
  return cells;
}

static CellPlace sum(CellPlace left, CellPlace right) {
  return {static_cast<std::uint8_t>(left.mover + right.mover), static_cast<std::uint8_t>(left.opponent + right.opponent)};
}

/// Adds the numbers of pieces in a layer to a cell.
static void add(AggregateCell& cell, int layer) {
  const Layer& pieces = Layers::get().layer(layer);
  cell.mover += std::popcount(pieces.own);
  cell.opponent += std::popcount(pieces.other);
}

Tiers::Tiers()
    : m_keys{{"pieces", piecesPerSide, piecesPerSide, true},
             {"small", piecesPerSize, piecesPerSize},
             {"medium", piecesPerSize, piecesPerSize, true},
             {"large", piecesPerSize, piecesPerSize, true}} {}

std::uint64_t Tiers::totalPositions() const { return Index::get().positionCount(); }

int Tiers::partCount(TierId) const { return layerClassCount; }

std::uint64_t Tiers::partPositions(TierId, int part) const {
  const Index& index = Index::get();
  return index.rowFirst(index.rowOfClass(part + 1)) - index.rowFirst(index.rowOfClass(part));
}

AggregateCell Tiers::aggregateCell(TierId, int part, const AggregateKey& key) const {
  AggregateCell cell;
  if (key.id == "small") add(cell, Layers::get().smallestOf(part));
  return cell;
}

AggregateCell Tiers::cellOf(Location location, const AggregateKey& key) const {
  const Arrangement arrangement = Index::get().unrank(static_cast<std::uint32_t>(location.index.value));
  AggregateCell cell;
  const bool all = key.id == "pieces";
  if (all || key.id == "small") add(cell, arrangement.small);
  if (all || key.id == "medium") add(cell, arrangement.medium);
  if (all || key.id == "large") add(cell, arrangement.large);
  return cell;
}

std::vector<CellPlace> Tiers::partCells(TierId tier, int part, const AggregateKey& key) const {
  static const std::vector<CellPlace> counts = countLayers();
  const Index& index = Index::get();
  const bool all = key.id == "pieces";
  const bool countsLarge = all || key.id == "large";
  const auto counted = [&](bool wanted, int layer) { return wanted ? counts[static_cast<std::size_t>(layer)] : CellPlace{}; };
  std::vector<CellPlace> cells(partPositions(tier, part));
  auto place = cells.begin();
  for (int number = index.rowOfClass(part); number < index.rowOfClass(part + 1); ++number) {
    const Index::Row& row = index.row(number);
    const CellPlace others = sum(counted(all || key.id == "small", row.small), counted(all || key.id == "medium", row.medium));
    const auto& larges = index.largeLayers(row.fold);
    if (countsLarge)
      place = std::ranges::transform(larges, place, [&](std::int16_t large) { return sum(others, counted(true, large)); }).out;
    else
      place = std::fill_n(place, larges.size(), others);
  }
  return cells;
}

}  // namespace kotai::gobblet
