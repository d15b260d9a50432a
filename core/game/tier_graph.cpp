#include "core/game/tier_graph.h"

namespace kotai {

std::vector<CellPlace> TierGraph::partCells(TierId tier, int part, const AggregateKey& key) const {
  std::vector<CellPlace> cells;
  const std::uint64_t first = partFirst(tier, part);
  const std::uint64_t count = partPositions(tier, part);
  cells.reserve(count);
  for (std::uint64_t number = 0; number < count; ++number) {
    const AggregateCell cell = cellOf({tier, {first + number}}, key);
    cells.push_back({static_cast<std::uint8_t>(cell.mover), static_cast<std::uint8_t>(cell.opponent)});
  }
  return cells;
}

}  // namespace kotai
