#include "core/analysis/position_matcher.h"

#include <algorithm>

namespace kotai {

namespace {

std::uint64_t notable(const PartSummary& part, NotableKind kind) { return part.notables[static_cast<std::size_t>(kind)]; }

const AggregateKey* findKey(const Variant& variant, std::string_view id) {
  for (const AggregateKey& key : variant.tierGraph().aggregateKeys())
    if (key.id == id) return &key;
  return nullptr;
}

}  // namespace

PositionMatcher::PositionMatcher(const Solution& solution, const PositionFilter& filter, LongestPlies longest)
    : m_solution(solution),
      m_variant(*solution.variant()),
      m_filter(filter),
      m_longest(longest),
      m_counted(countedTest(m_variant)),
      m_mark(flagTest(m_variant, filter.kind)) {
  if (filter.cell) m_key = findKey(m_variant, filter.cell->keyId);
  if (filter.kind == FindKind::WinBehind) m_material = findKey(m_variant, "material");
  if (m_mark) m_markSummary = solution.planeSummary(TierId{0}, m_mark->plane);
}

bool PositionMatcher::inCell(TierId tier, int part) const {
  const TierGraph& space = m_variant.tierGraph();
  if (m_material != nullptr) {
    const AggregateCell cell = space.aggregateCell(tier, part, *m_material);
    if (cell.mover >= cell.opponent) return false;
  }
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

/// Whether the kind can be told from the value alone.
bool PositionMatcher::isByValue() const {
  if (m_mark) return false;
  return m_filter.kind == FindKind::Mate || m_filter.kind == FindKind::Win || m_filter.kind == FindKind::Longest ||
         m_filter.kind == FindKind::WinBehind || m_filter.kind == FindKind::Stalemate || m_filter.kind == FindKind::Draw ||
         m_filter.kind == FindKind::Cell;
}

bool PositionMatcher::matchesValue(Value value) const {
  if (m_filter.outcome && *m_filter.outcome != value.outcome) return false;
  if (m_filter.distancePlies && !isRound() && (value.outcome == Outcome::Draw || *m_filter.distancePlies != value.distancePlies))
    return false;
  switch (m_filter.kind) {
    case FindKind::Mate:
    case FindKind::MateOrTry:
    case FindKind::Win: return value.outcome == Outcome::Win && value.distancePlies > 0;
    case FindKind::WinBehind: return value.outcome == Outcome::Win;
    case FindKind::Longest:
      return (value.outcome == Outcome::Win && value.distancePlies == m_longest.win) ||
             (value.outcome == Outcome::Loss && value.distancePlies == m_longest.loss);
    case FindKind::Stalemate: return value == Value::loss(1);  // no other position is lost in one ply
    case FindKind::Draw: return value.outcome == Outcome::Draw;
    case FindKind::Zugzwang: return value.outcome != Outcome::Win;
    case FindKind::SymmetricZugzwang:
    case FindKind::MutualZugzwang: return value.outcome == Outcome::Loss;
    case FindKind::OnlyMove:
    case FindKind::FarDropOnly: return value.outcome != Outcome::Loss;
    default: return true;
  }
}

std::pair<std::uint64_t, bool> PositionMatcher::countFromSummary(int part, const PartSummary& values) const {
  std::uint64_t byValue = 0;
  for (const PartSummary::Entry& entry : values.histogram)
    if (matchesValue(entry.value)) byValue += entry.count;
  if (isByValue()) return {byValue, !needsCells()};
  if (isRound()) {
    std::uint64_t byRound = 0;
    for (const PartSummary::Entry& entry : m_markSummary->parts[static_cast<std::size_t>(part)].histogram)
      if (m_filter.distancePlies.value_or(entry.value.distancePlies) == entry.value.distancePlies) byRound += entry.count;
    return {byValue > 0 ? byRound : 0, true};
  }
  if (m_mark && m_mark->notable) {
    const auto place = static_cast<std::size_t>(*m_mark->notable);
    const std::uint64_t marked = m_markSummary->parts[static_cast<std::size_t>(part)].notables[place];
    return {std::min(byValue, marked), !m_filter.distancePlies && !m_filter.outcome && !needsCells()};
  }
  return {std::min(byValue, countOfKind(values)), !m_filter.distancePlies && !needsCells()};
}

std::uint64_t PositionMatcher::countOfKind(const PartSummary& values) const {
  std::uint64_t sum = 0;
  const auto add = [&](Outcome outcome, NotableKind kind) {
    if (!m_filter.outcome || *m_filter.outcome == outcome) sum += notable(values, kind);
  };
  switch (m_filter.kind) {
    case FindKind::Zugzwang:
      add(Outcome::Loss, NotableKind::ZugzwangLossToWin);
      add(Outcome::Loss, NotableKind::ZugzwangLossToDraw);
      add(Outcome::Draw, NotableKind::ZugzwangDrawToWin);
      break;
    case FindKind::MutualZugzwang: add(Outcome::Loss, NotableKind::MutualZugzwang); break;
    case FindKind::OnlyMove:
      add(Outcome::Win, NotableKind::OnlyMoveWins);
      add(Outcome::Draw, NotableKind::OnlyMoveDraws);
      break;
    default: break;
  }
  return sum;
}

bool PositionMatcher::matches(Location location, Value value) const {
  if (!matchesValue(value)) return false;
  if (m_mark || isByValue()) return true;
  const AnyPosition position = m_variant.positionAt(location);
  if (m_filter.kind == FindKind::OnlyMove) return isOnlyMove(position, value.outcome);
  const auto passed = m_variant.passed(position);
  if (!passed) return false;
  const Outcome passing = opposite(m_solution.value(*passed).outcome);
  if (m_filter.kind == FindKind::Zugzwang) return passing > value.outcome;
  return passing == Outcome::Win && m_variant.locate(*passed) >= location;  // each board once
}

bool PositionMatcher::isOnlyMove(const AnyPosition& position, Outcome best) const {
  const auto successors = m_variant.successors(position);
  if (successors.size() < 2) return false;
  int keeping = 0;
  for (const AnyPosition& after : successors)
    if (opposite(m_solution.value(after).outcome) == best && ++keeping > 1) return false;
  return keeping == 1;
}

PositionMatcher::PartContent PositionMatcher::read(TierId tier, int part) const {
  PartContent content;
  content.first = m_variant.tierGraph().partFirst(tier, part);
  if (needsCells()) {  // before the values, which take longer to read
    content.cells = m_variant.tierGraph().partCells(tier, part, *m_key);
    if (std::none_of(content.cells.begin(), content.cells.end(), [this](const CellPlace& cell) { return isWanted(cell); }))
      return content;
  }
  content.values = m_solution.partValues(tier, part);
  if (m_counted) content.counted = m_solution.partMarks(tier, part, m_counted->plane);
  if (m_mark)
    content.marks = m_mark->plane == m_counted->plane ? content.counted : m_solution.partMarks(tier, part, m_mark->plane);
  return content;
}

}  // namespace kotai
