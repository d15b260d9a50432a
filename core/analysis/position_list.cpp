#include "core/analysis/position_list.h"

#include <algorithm>
#include <map>

#include "core/analysis/aggregate.h"
#include "core/analysis/find_kind.h"
#include "core/analysis/generic_kinds.h"

namespace kotai {

PositionList::PositionList(SolutionPtr solution, PositionFilter filter, std::stop_token stop)
    : m_solution(std::move(solution)), m_filter(std::move(filter)) {
  if (m_filter.kind == FindKind::Longest) {
    const Totals sums = totals(*m_solution);
    m_longest = {sums.longest(Outcome::Win), sums.longest(Outcome::Loss)};
  }
  if (isSearched())
    search(stop);
  else
    countRuns(stop);
  if (!stop.stop_requested()) return;
  m_runs.clear();
  m_found.clear();
}

bool PositionList::isSearched() const { return positionKind(*m_solution->variant(), m_filter.kind).search != nullptr; }

/// The search knows nothing of cells, outcomes and distances.
void PositionList::search(const std::stop_token& stop) {
  m_found = positionKind(*m_solution->variant(), m_filter.kind).search(*m_solution, stop);
  const PositionMatcher matcher(*m_solution, m_filter, m_longest);
  const TierGraph& space = m_solution->variant()->tierGraph();
  std::erase_if(m_found, [&](Location location) {
    if (m_filter.cell && !matcher.inCell(location.tier, space.partAt(location))) return true;
    const Value value = m_solution->valueAt(location);
    if (m_filter.outcome && value.outcome != *m_filter.outcome) return true;
    return m_filter.distancePlies && (value.outcome == Outcome::Draw || value.distancePlies != *m_filter.distancePlies);
  });
}

void PositionList::countRuns(const std::stop_token& stop) {
  const PositionMatcher matcher(*m_solution, m_filter, m_longest);
  const TierGraph& space = m_solution->variant()->tierGraph();
  std::uint64_t end = 0;
  for (TierId tier{0}; tier.value < space.tierCount(); ++tier.value) {
    if (stop.stop_requested()) return;
    const TierSummary summary = m_solution->tierSummary(tier);
    if (const auto hits = matcher.countFromTables(summary)) {
      if (*hits > 0) m_runs.push_back({tier, allParts, end += *hits});
      continue;
    }
    for (std::size_t number = 0; number < summary.parts.size(); ++number) {
      const int part = static_cast<int>(number);
      if (!matcher.inCell(tier, part)) continue;
      const auto [expected, exact] = matcher.countFromSummary(part, summary.parts[number]);
      std::uint64_t hits = expected;
      if (hits > 0 && !exact) {
        const std::uint64_t most = std::exchange(hits, 0);
        matcher.forEachHit(tier, part, stop, [&hits, most](Location, Value) { return ++hits < most; });
      }
      if (hits > 0) m_runs.push_back({tier, part, end += hits});
    }
  }
}

std::uint64_t PositionList::count() const {
  if (isSearched()) return m_found.size();
  return m_runs.empty() ? 0 : m_runs.back().end;
}

std::vector<PositionList::Run>::const_iterator PositionList::runWith(std::uint64_t number) const {
  return std::ranges::upper_bound(m_runs, number, {}, &Run::end);
}

std::uint64_t PositionList::begin(std::vector<Run>::const_iterator run) const {
  return run == m_runs.begin() ? 0 : std::prev(run)->end;
}

/// The number says in which part, and how far in it: then the next hit from there.
std::optional<PositionList::Drawn> PositionList::drawnNear(std::uint64_t number, const std::stop_token& stop) const {
  const PositionMatcher matcher(*m_solution, m_filter, m_longest);
  const auto run = runWith(number);
  if (isSearched() || matcher.needsCells() || run == m_runs.end() || run->part == allParts) return std::nullopt;
  const Variant& variant = *m_solution->variant();
  const auto positions = static_cast<double>(variant.tierGraph().partPositions(run->tier, run->part));
  const double share = static_cast<double>(number - begin(run)) / static_cast<double>(run->end - begin(run));
  const auto hit = matcher.hitFrom(run->tier, run->part, static_cast<std::uint64_t>(share * positions), stop);
  if (!hit) return std::nullopt;
  return Drawn{hit->first, {variant.positionAt(hit->first), hit->second}};
}

PositionList::Numbered PositionList::numbered(const Drawn& drawn, std::size_t limit, const std::stop_token& stop) const {
  const Variant& variant = *m_solution->variant();
  const int part = variant.tierGraph().partAt(drawn.location);
  const auto run =
      std::ranges::find_if(m_runs, [&](const Run& each) { return each.tier == drawn.location.tier && each.part == part; });
  if (run == m_runs.end()) return {};
  const PositionMatcher matcher(*m_solution, m_filter, m_longest);
  Numbered found{begin(run)};
  matcher.forEachHit(run->tier, run->part, stop, [&](Location location, Value value) {
    if (location < drawn.location) ++found.number;
    if (location >= drawn.location) found.positions.push_back({variant.positionAt(location), value});
    return found.positions.size() < limit;
  });
  return found;
}

std::vector<ListedPosition> PositionList::page(std::uint64_t first, std::size_t limit, const std::stop_token& stop) const {
  std::vector<ListedPosition> result;
  const Variant& variant = *m_solution->variant();
  for (std::uint64_t number = first; number < m_found.size() && result.size() < limit; ++number)
    result.push_back({variant.positionAt(m_found[number]), m_solution->valueAt(m_found[number])});
  if (isSearched()) return result;
  const PositionMatcher matcher(*m_solution, m_filter, m_longest);
  for (auto run = runWith(first); run != m_runs.end() && result.size() < limit && !stop.stop_requested(); ++run) {
    std::uint64_t number = begin(run);
    const bool all = run->part == allParts;
    const int lastPart = all ? variant.tierGraph().partCount(run->tier) - 1 : run->part;
    const TierSummary summary = all ? m_solution->tierSummary(run->tier) : TierSummary{};
    for (int part = all ? 0 : run->part; part <= lastPart && result.size() < limit && number < run->end; ++part) {
      if (stop.stop_requested()) return result;
      if (all && matcher.countFromSummary(part, summary.parts[static_cast<std::size_t>(part)]).first == 0) continue;
      matcher.forEachHit(run->tier, part, stop, [&](Location location, Value value) {
        if (number++ >= first) result.push_back({variant.positionAt(location), value});
        return result.size() < limit && number < run->end;
      });
    }
  }
  return result;
}

std::vector<std::pair<std::uint32_t, std::uint64_t>> lengthCounts(const Solution& solution, FindKind kind) {
  std::map<std::uint32_t, std::uint64_t> counts;
  const PositionKind& read = positionKind(*solution.variant(), kind);
  if (read.flag && read.flag->mask == 0) {
    for (const PartSummary& part : solution.planeSummary(TierId{0}, read.flag->plane).parts)
      for (const PartSummary::Entry& entry : part.histogram) counts[entry.value.distancePlies] += entry.count;
  } else if (read.isByValue() && read.fitsValue == isWonInPlies) {
    const Totals sums = totals(solution);
    counts = sums.distances[static_cast<std::size_t>(Outcome::Win)];
    counts.erase(0);
  }
  return {counts.begin(), counts.end()};
}

}  // namespace kotai
