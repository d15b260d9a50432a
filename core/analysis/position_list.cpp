#include "core/analysis/position_list.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/analysis/aggregate.h"

namespace kotai {

namespace {

constexpr std::array<std::pair<FindKind, std::string_view>, 6> kindNames{{{FindKind::Zugzwang, "zugzwang"},
                                                                          {FindKind::MutualZugzwang, "mutual-zugzwang"},
                                                                          {FindKind::Mate, "mate"},
                                                                          {FindKind::Longest, "longest"},
                                                                          {FindKind::OnlyMove, "only-move"},
                                                                          {FindKind::Cell, "cell"}}};

std::uint64_t notable(const PartSummary& part, NotableKind kind) { return part.notables[static_cast<std::size_t>(kind)]; }

/// Whether the kind can be told from the value alone.
bool isByValue(FindKind kind) { return kind == FindKind::Mate || kind == FindKind::Longest || kind == FindKind::Cell; }

/// One filter over one solution: tells hits, and counts them from summaries where that is possible.
class Matcher {
 public:
  Matcher(const Solution& solution, const PositionFilter& filter, LongestPlies longest)
      : m_solution(solution), m_variant(*solution.variant()), m_filter(filter), m_longest(longest) {
    if (filter.cell)
      for (const AggregateKey& key : m_variant.tierSpace().aggregateKeys())
        if (key.id == filter.cell->keyId) m_key = &key;
  }

  bool inCell(TierId tier, int part) const {
    if (!m_filter.cell) return true;
    if (m_key == nullptr) return false;
    const AggregateCell cell = m_variant.tierSpace().aggregateCell(tier, part, *m_key);
    return cell.counted && m_filter.cell->mover.value_or(cell.mover) == cell.mover &&
           m_filter.cell->opponent.value_or(cell.opponent) == cell.opponent;
  }

  bool matchesValue(Value value) const {
    if (m_filter.outcome && *m_filter.outcome != value.outcome) return false;
    if (m_filter.distancePlies && (value.outcome == Outcome::Draw || *m_filter.distancePlies != value.distancePlies))
      return false;
    switch (m_filter.kind) {
      case FindKind::Mate: return value.outcome == Outcome::Win && value.distancePlies > 0;
      case FindKind::Longest:
        return (value.outcome == Outcome::Win && value.distancePlies == m_longest.win) ||
               (value.outcome == Outcome::Loss && value.distancePlies == m_longest.loss);
      case FindKind::Zugzwang: return value.outcome != Outcome::Win;
      case FindKind::MutualZugzwang: return value.outcome == Outcome::Loss;
      case FindKind::OnlyMove: return value.outcome != Outcome::Loss;
      case FindKind::Cell: break;
    }
    return true;
  }

  /// How many hits at most a part has, and whether that is the exact number.
  std::pair<std::uint64_t, bool> countFromSummary(const PartSummary& part) const {
    std::uint64_t byValue = 0;
    for (const PartSummary::Entry& entry : part.histogram)
      if (matchesValue(entry.value)) byValue += entry.count;
    if (isByValue(m_filter.kind)) return {byValue, true};
    const std::uint64_t byKind = countOfKind(part);
    return {std::min(byValue, byKind), !m_filter.distancePlies};
  }

  bool matches(Location location, Value value) const {
    if (!matchesValue(value)) return false;
    if (isByValue(m_filter.kind)) return true;
    const AnyPosition position = m_variant.positionAt(location);
    if (m_filter.kind == FindKind::OnlyMove) return isOnlyMove(position, value.outcome);
    const auto passed = m_variant.passed(position);
    if (!passed) return false;
    const Value passing = m_solution.value(*passed);
    const Value forMover = {opposite(passing.outcome), passing.distancePlies};
    if (m_filter.kind == FindKind::Zugzwang) return forMover.outcome > value.outcome;
    return forMover.outcome == Outcome::Win && m_variant.locate(*passed) >= location;  // each board once
  }

 private:
  std::uint64_t countOfKind(const PartSummary& part) const {
    const auto wanted = [this](Outcome outcome) { return !m_filter.outcome || *m_filter.outcome == outcome; };
    std::uint64_t sum = 0;
    const auto add = [&](Outcome outcome, NotableKind kind) { sum += wanted(outcome) ? notable(part, kind) : 0; };
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

  bool isOnlyMove(const AnyPosition& position, Outcome best) const {
    const auto successors = m_variant.successors(position);
    if (successors.size() < 2) return false;
    int keeping = 0;
    for (const AnyPosition& after : successors)
      if (opposite(m_solution.value(after).outcome) == best && ++keeping > 1) return false;
    return keeping == 1;
  }

  const Solution& m_solution;
  const Variant& m_variant;
  const PositionFilter& m_filter;
  const AggregateKey* m_key = nullptr;
  const LongestPlies m_longest;
};

/// Calls visit(location, value) for the hits of one part in index order, until it returns false.
template <class Visit>
void forEachHit(const Solution& solution, const Matcher& matcher, TierId tier, int part, Visit&& visit) {
  const TierSpace& space = solution.variant()->tierSpace();
  std::uint64_t index = 0;
  for (int before = 0; before < part; ++before) index += space.partPositions(tier, before);
  for (const Value value : solution.partValues(tier, part)) {
    const Location location{tier, {index++}};
    if (matcher.matches(location, value) && !visit(location, value)) return;
  }
}

}  // namespace

std::string_view toText(FindKind kind) {
  for (const auto& [each, name] : kindNames)
    if (each == kind) return name;
  return {};
}

std::optional<FindKind> findKindFromText(std::string_view text) {
  for (const auto& [kind, name] : kindNames)
    if (name == text && kind != FindKind::Cell) return kind;
  return std::nullopt;
}

std::vector<FindKind> findKinds(const Variant&) {
  return {FindKind::Zugzwang, FindKind::MutualZugzwang, FindKind::Mate, FindKind::Longest, FindKind::OnlyMove};
}

PositionList::PositionList(SolutionPtr solution, PositionFilter filter, std::stop_token stop)
    : m_solution(std::move(solution)), m_filter(std::move(filter)) {
  if (m_filter.kind == FindKind::Longest) {
    const Totals sums = totals(*m_solution);
    m_longest = {sums.longest(Outcome::Win), sums.longest(Outcome::Loss)};
  }
  const Matcher matcher(*m_solution, m_filter, m_longest);
  const TierSpace& space = m_solution->variant()->tierSpace();
  std::uint64_t end = 0;
  for (TierId tier{0}; tier.value < space.tierCount(); ++tier.value) {
    if (stop.stop_requested()) {
      m_runs.clear();
      return;
    }
    const TierSummary summary = m_solution->tierSummary(tier);
    for (std::size_t number = 0; number < summary.parts.size(); ++number) {
      const int part = static_cast<int>(number);
      if (!matcher.inCell(tier, part)) continue;
      auto [hits, exact] = matcher.countFromSummary(summary.parts[number]);
      if (hits > 0 && !exact) {
        const std::uint64_t most = std::exchange(hits, 0);
        forEachHit(*m_solution, matcher, tier, part,
                   [&](Location, Value) { return ++hits < most && !stop.stop_requested(); });
      }
      if (hits > 0) m_runs.push_back({tier, part, end += hits});
    }
  }
  if (stop.stop_requested()) m_runs.clear();
}

std::vector<ListedPosition> PositionList::page(std::uint64_t first, std::size_t limit) const {
  std::vector<ListedPosition> result;
  const Matcher matcher(*m_solution, m_filter, m_longest);
  auto run = std::upper_bound(m_runs.begin(), m_runs.end(), first,
                              [](std::uint64_t number, const Run& each) { return number < each.end; });
  for (; run != m_runs.end() && result.size() < limit; ++run) {
    std::uint64_t number = run == m_runs.begin() ? 0 : std::prev(run)->end;
    forEachHit(*m_solution, matcher, run->tier, run->part, [&](Location location, Value value) {
      if (number++ >= first) result.push_back({m_solution->variant()->positionAt(location), value});
      return result.size() < limit && number < run->end;
    });
  }
  return result;
}

}  // namespace kotai
