#include "core/analysis/position_matcher.h"

#include <algorithm>

#include "core/analysis/find_kind.h"

namespace kotai {

const AggregateKey* findKey(const Variant& variant, std::string_view id) {
  for (const AggregateKey& key : variant.tierGraph().aggregateKeys())
    if (key.id == id) return &key;
  return nullptr;
}

PositionMatcher::PositionMatcher(const Solution& solution, const PositionFilter& filter, LongestPlies longest)
    : m_solution(solution),
      m_variant(*solution.variant()),
      m_filter(filter),
      m_kind(positionKind(m_variant, filter.kind)),
      m_longest(longest),
      m_counted(countedTest(m_variant)) {
  if (filter.cell) m_key = findKey(m_variant, filter.cell->keyId);
  if (m_kind.flag) m_flagSummary = solution.planeSummary(TierId{0}, m_kind.flag->plane);
}

bool PositionMatcher::inCell(TierId tier, int part) const {
  const TierGraph& space = m_variant.tierGraph();
  if (m_kind.fitsPart && !m_kind.fitsPart(space, tier, part)) return false;
  if (!m_filter.cell) return true;
  if (m_key == nullptr) return false;
  if (m_key->withinParts) return true;
  const AggregateCell cell = space.aggregateCell(tier, part, *m_key);
  return cell.counted && isWanted(cell);
}

std::optional<std::uint64_t> PositionMatcher::countFromTables(const TierSummary& summary) const {
  if (!needsCells() || m_filter.kind != FindKind::Cell || m_filter.distancePlies) return std::nullopt;
  std::uint64_t sum = 0;
  for (const CountTable& table : summary.tables) {
    if (table.key != m_key->id) continue;
    for (const CountTable::Entry& entry : table.entries)
      if (isWanted(CellPlace{static_cast<std::uint8_t>(entry.mover), static_cast<std::uint8_t>(entry.opponent)}))
        for (std::size_t outcome = 0; outcome < entry.outcomes.size(); ++outcome)
          if (!m_filter.outcome || *m_filter.outcome == static_cast<Outcome>(outcome)) sum += entry.outcomes[outcome];
  }
  return sum;
}

bool PositionMatcher::matchesValue(Value value) const {
  if (m_filter.outcome && *m_filter.outcome != value.outcome) return false;
  if (m_filter.distancePlies && !isRound() && (value.outcome == Outcome::Draw || *m_filter.distancePlies != value.distancePlies))
    return false;
  return !m_kind.fitsValue || m_kind.fitsValue(value, m_longest);
}

std::pair<std::uint64_t, bool> PositionMatcher::countFromSummary(int part, const PartSummary& values) const {
  std::uint64_t byValue = 0;
  for (const PartSummary::Entry& entry : values.histogram)
    if (matchesValue(entry.value)) byValue += entry.count;
  if (m_kind.isByValue()) return {byValue, !needsCells()};
  if (isRound()) {
    std::uint64_t byRound = 0;
    for (const PartSummary::Entry& entry : m_flagSummary->parts[static_cast<std::size_t>(part)].histogram)
      if (m_filter.distancePlies.value_or(entry.value.distancePlies) == entry.value.distancePlies) byRound += entry.count;
    return {byValue > 0 ? byRound : 0, true};
  }
  if (m_kind.flag && m_kind.flag->notable) {
    const auto place = static_cast<std::size_t>(*m_kind.flag->notable);
    const std::uint64_t flagged = m_flagSummary->parts[static_cast<std::size_t>(part)].notables[place];
    return {std::min(byValue, flagged), !m_filter.distancePlies && !m_filter.outcome && !needsCells()};
  }
  return {std::min(byValue, m_kind.countIn(values, m_filter.outcome)), !m_filter.distancePlies && !needsCells()};
}

bool PositionMatcher::matches(Location location, Value value) const {
  return matchesValue(value) && (m_kind.flag || !m_kind.fitsPosition || m_kind.fitsPosition(m_solution, location, value));
}

std::optional<Value> PositionMatcher::hitAt(Location location) const {
  const auto isMarked = [&](const FlagTest& test, std::optional<std::uint32_t> distance) {
    return test.hits(m_solution.marksAt(location, test.plane), distance);
  };
  if (m_counted && !isMarked(*m_counted, std::nullopt)) return std::nullopt;
  if (m_kind.flag && !isMarked(*m_kind.flag, m_filter.distancePlies)) return std::nullopt;
  const Value value = m_solution.valueAt(location);
  return matches(location, value) ? std::optional(value) : std::nullopt;
}

std::optional<std::pair<Location, Value>> PositionMatcher::hitFrom(TierId tier, int part, std::uint64_t offset,
                                                                   const std::stop_token& stop) const {
  constexpr std::uint64_t pollInterval = 1024;
  const TierGraph& space = m_variant.tierGraph();
  const std::uint64_t first = space.partFirst(tier, part);
  const std::uint64_t positions = space.partPositions(tier, part);
  for (std::uint64_t step = 0; step < positions; ++step) {
    if (step % pollInterval == 0 && stop.stop_requested()) return std::nullopt;
    const Location location{tier, {first + (offset + step) % positions}};
    if (const auto value = hitAt(location)) return std::pair(location, *value);
  }
  return std::nullopt;
}

PositionMatcher::PartContent PositionMatcher::read(TierId tier, int part, PartRange range) const {
  PartContent content;
  content.first = m_variant.tierGraph().partFirst(tier, part) + range.begin;
  if (needsCells()) {  // cells first, because reading values takes longer
    content.cells = m_variant.tierGraph().partCells(tier, part, *m_key);
    if (std::none_of(content.cells.begin(), content.cells.end(), [this](const CellPlace& cell) { return isWanted(cell); }))
      return content;
  }
  content.values = m_solution.storedValues(tier, part, range);
  if (m_counted) content.counted = m_solution.partMarks(tier, part, m_counted->plane, range);
  if (m_kind.flag)
    content.flags =
        m_kind.flag->plane == m_counted->plane ? content.counted : m_solution.partMarks(tier, part, m_kind.flag->plane, range);
  return content;
}

}  // namespace kotai
