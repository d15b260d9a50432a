#include "core/games/gobblet/tiers.h"

#include <algorithm>

#include "core/games/gobblet/index.h"

namespace kotai::gobblet {

namespace {

constexpr int piecesPerSide = sizeCount * piecesPerSize;

/// Adds the pieces of a layer to a cell.
void add(AggregateCell& cell, int layer) {
  const Layer& pieces = Layers::get().layer(layer);
  cell.mover += std::popcount(pieces.own);
  cell.opponent += std::popcount(pieces.other);
}

}  // namespace

Tiers::Tiers()
    : m_keys{{"pieces", piecesPerSide, piecesPerSide, true},
             {"small", piecesPerSize, piecesPerSize},
             {"medium", piecesPerSize, piecesPerSize, true},
             {"large", piecesPerSize, piecesPerSize, true}} {}

std::uint64_t Tiers::totalPositions() const { return Index::get().positionCount(); }

std::vector<TierId> Tiers::tiersInLayer(int) const { return {TierId{0}}; }

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

}  // namespace kotai::gobblet
