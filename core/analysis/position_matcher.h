// Applies a filter to one solution. Finds the matches, and returns their number if the summaries determine it.
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/analysis/position_filter.h"
#include "core/tables/solution.h"

namespace kotai {

/// Stores references to the constructor's arguments. Const functions are thread-safe.
class PositionMatcher {
 public:
  PositionMatcher(const Solution& solution, const PositionFilter& filter, LongestPlies longest);

  bool inCell(TierId tier, int part) const;
  /// Returns whether positions of the same part can be in different cells. If so, matching a single position requires
  /// the cells of the whole part.
  bool needsCells() const { return m_key != nullptr && m_key->withinParts; }
  /// Returns the number of matches in a whole tier if the filter selects a cell whose counts are stored only for the whole tier.
  std::optional<std::uint64_t> countFromTables(const TierSummary& summary) const;
  /// Returns an upper bound on the number of matches in a part, and whether the bound is exact.
  std::pair<std::uint64_t, bool> countFromSummary(int part, const PartSummary& values) const;

  /// Calls visit(location, value) for the matches in a part or a range of it, in index order, until visit returns false.
  template <class Visit>
  void forEachHit(TierId tier, int part, PartRange range, const std::stop_token& stop, Visit&& visit) const {
    const PartContent content = read(tier, part, range);
    for (std::uint64_t number = 0; number < content.values.size(); ++number) {
      constexpr std::size_t pollInterval = 4096;
      if (number % pollInterval == 0 && stop.stop_requested()) return;
      if (!content.counted.empty() && !m_counted->hits(content.counted[number], std::nullopt)) continue;
      if (!content.flags.empty() && !m_kind.flag->hits(content.flags[number], m_filter.distancePlies)) continue;
      if (!content.cells.empty() && !isWanted(content.cells[range.begin + number])) continue;
      const Location location{tier, {content.first + number}};
      const Value value = content.values[number];
      if (matches(location, value) && !visit(location, value)) return;
    }
  }

  /// Returns the value of a position if it matches. Precondition: !needsCells().
  std::optional<Value> hitAt(Location location) const;
  /// Returns the first match of a part at or after \p offset, wrapping around at the end. Returns nothing if there is no match,
  /// or on a stop request. Stops reading at the match. Precondition: !needsCells().
  std::optional<std::pair<Location, Value>> hitFrom(TierId tier, int part, std::uint64_t offset,
                                                    const std::stop_token& stop) const;

 private:
  struct PartContent {
    std::uint64_t first = 0;  // index of the first read position
    StoredValues values;
    std::vector<std::uint8_t> counted;  // empty if all positions count
    std::vector<std::uint8_t> flags;    // empty if the kind needs none
    std::vector<CellPlace> cells;       // cells of the whole part; empty if the whole part is in the cell
  };

  template <class AnyCell>
  bool isWanted(const AnyCell& cell) const {
    return m_filter.cell->mover.value_or(cell.mover) == cell.mover &&
           m_filter.cell->opponent.value_or(cell.opponent) == cell.opponent;
  }
  bool isRound() const { return m_kind.flag && m_kind.flag->mask == 0; }
  bool matchesValue(Value value) const;
  bool matches(Location location, Value value) const;
  PartContent read(TierId tier, int part, PartRange range) const;

  const Solution& m_solution;
  const Variant& m_variant;
  const PositionFilter& m_filter;
  const PositionKind& m_kind;
  const AggregateKey* m_key = nullptr;
  LongestPlies m_longest;
  std::optional<FlagTest> m_counted;
  std::optional<TierSummary> m_flagSummary;
};

}  // namespace kotai
