#include "core/analysis/position_list.h"

#include <algorithm>
#include <set>
#include <span>

#include "core/analysis/aggregate.h"
#include "core/analysis/generic_kinds.h"
#include "core/base/progress_gate.h"

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
  if (needsCells()) {  // reads the cells first, because reading values takes longer
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

PositionList::PositionList(SolutionPtr solution, PositionFilter filter, const std::stop_token& stop, const ListReports& reports)
    : m_solution(std::move(solution)), m_filter(std::move(filter)) {
  if (m_filter.kind == FindKind::Longest) {
    const Totals sums = totals(*m_solution);
    m_longest = {sums.longest(Outcome::Win), sums.longest(Outcome::Loss)};
  }
  if (isSearched())
    search(stop, reports);
  else
    countRuns(stop, reports);
  m_whole = !stop.stop_requested();
}

bool PositionList::isSearched() const { return positionKind(*m_solution->variant(), m_filter.kind).search != nullptr; }

/// Searches the parts in groups, to report progress. Then removes matches with other outcomes or distances,
/// which the search does not check.
void PositionList::search(const std::stop_token& stop, const ListReports& reports) {
  using Part = std::pair<TierId, int>;
  constexpr std::size_t maxGroups = 32;
  const PositionMatcher matcher(*m_solution, m_filter, m_longest);
  const TierGraph& tiers = m_solution->variant()->tierGraph();
  std::vector<Part> parts;
  for (TierId tier; tier.value < tiers.tierCount(); ++tier.value)
    for (int part = 0; part < tiers.partCount(tier); ++part)
      if (matcher.inCell(tier, part)) parts.emplace_back(tier, part);
  const std::size_t groupSize = parts.size() / maxGroups + 1;
  const auto isOther = [this](Location location) {
    const Value value = m_solution->valueAt(location);
    if (m_filter.outcome && value.outcome != *m_filter.outcome) return true;
    return m_filter.distancePlies && (value.outcome == Outcome::Draw || value.distancePlies != *m_filter.distancePlies);
  };
  bool isBegun = false;
  for (std::size_t first = 0; first < parts.size() && !stop.stop_requested(); first += groupSize) {
    if (reports.progress) reports.progress({static_cast<double>(first) / static_cast<double>(parts.size()), m_found.size()});
    const auto group = std::span(parts).subspan(first, std::min(groupSize, parts.size() - first));
    const auto isWanted = [&](TierId tier, int part) { return std::ranges::binary_search(group, Part(tier, part)); };
    std::vector<Location> found = positionKind(*m_solution->variant(), m_filter.kind).search(*m_solution, isWanted, stop);
    if (m_filter.outcome || m_filter.distancePlies) std::erase_if(found, isOther);
    m_found.insert(m_found.end(), found.begin(), found.end());
    if (isBegun || !reports.beginning || m_found.size() < reports.beginningHits) continue;
    isBegun = true;
    reports.beginning(page(0, reports.beginningHits, stop));
  }
}

void PositionList::countRuns(const std::stop_token& stop, const ListReports& reports) {
  const PositionMatcher matcher(*m_solution, m_filter, m_longest);
  const TierGraph& space = m_solution->variant()->tierGraph();
  std::uint64_t end = 0;
  ProgressGate gate;
  const auto report = [&](double tiers) {
    if (reports.progress && gate.opens()) reports.progress({tiers / static_cast<double>(space.tierCount()), end});
  };
  for (TierId tier{0}; tier.value < space.tierCount(); ++tier.value) {
    if (stop.stop_requested()) return;
    const auto done = static_cast<double>(tier.value);
    report(done);
    const TierSummary summary = m_solution->tierSummary(tier);
    if (const auto hits = matcher.countFromTables(summary)) {
      if (*hits > 0) m_runs.push_back({tier, allParts, end += *hits});
      continue;
    }
    for (std::size_t number = 0; number < summary.parts.size(); ++number) {
      const int part = static_cast<int>(number);
      if (!matcher.inCell(tier, part)) continue;
      report(done + static_cast<double>(number) / static_cast<double>(summary.parts.size()));
      const auto [expected, exact] = matcher.countFromSummary(part, summary.parts[number]);
      std::uint64_t hits = expected;
      if (hits > 0 && !exact) {
        const std::uint64_t most = std::exchange(hits, 0);
        matcher.forEachHit(tier, part, {}, stop, [&hits, most](Location, Value) { return ++hits < most; });
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

/// Returns the first match at or after the place in a part that corresponds to \p number. Wraps around at the
/// end of the part. Returns nothing if the list does not allow this, or if there is no match.
std::optional<PositionList::Drawn> PositionList::drawnNear(std::uint64_t number, const std::stop_token& stop) const {
  const PositionMatcher matcher(*m_solution, m_filter, m_longest);
  const auto run = runWith(number);
  if (isSearched() || matcher.needsCells() || run == m_runs.end() || run->part == allParts) return std::nullopt;
  const Variant& variant = *m_solution->variant();
  const auto positions = static_cast<double>(positionsOf(*run));
  const double share = static_cast<double>(number - begin(run)) / static_cast<double>(run->end - begin(run));
  const auto hit = matcher.hitFrom(run->tier, run->part, static_cast<std::uint64_t>(share * positions), stop);
  if (!hit) return std::nullopt;
  return Drawn{hit->first, {variant.positionAt(hit->first), hit->second}};
}

std::uint64_t PositionList::positionsOf(const Run& run) const {
  const TierGraph& space = m_solution->variant()->tierGraph();
  return run.part == allParts ? space.positionCount(run.tier) : space.partPositions(run.tier, run.part);
}

/// Tries random places of a part until one matches, so that all matches are equally likely.
bool PositionList::visitDrawn(std::uint64_t wanted, const std::function<std::uint64_t(std::uint64_t n)>& below,
                              const std::function<void(const ListedPosition&)>& visit, const std::stop_token& stop) const {
  constexpr std::uint64_t maxTries = 1000;
  const Variant& variant = *m_solution->variant();
  const PositionMatcher matcher(*m_solution, m_filter, m_longest);
  if (isSearched() || matcher.needsCells() || wanted > count() / 2) return false;
  std::uint64_t places = 0;
  for (const Run& run : m_runs) places += positionsOf(run);
  if (places / maxTries > count()) return false;
  std::set<Location> drawn;
  while (drawn.size() < wanted) {
    const Run& run = *runWith(below(count()));
    const std::uint64_t first = variant.tierGraph().partFirst(run.tier, run.part);
    const std::uint64_t positions = positionsOf(run);
    std::optional<Value> value;
    Location location{run.tier, {}};
    while (!value) {
      if (stop.stop_requested()) return true;
      location.index.value = first + below(positions);
      value = matcher.hitAt(location);
    }
    if (drawn.insert(location).second) visit({variant.positionAt(location), *value});
  }
  return true;
}

PositionList::Numbered PositionList::numbered(const Drawn& drawn, std::size_t limit, const std::stop_token& stop) const {
  const Variant& variant = *m_solution->variant();
  const int part = variant.tierGraph().partAt(drawn.location);
  const auto run =
      std::ranges::find_if(m_runs, [&](const Run& each) { return each.tier == drawn.location.tier && each.part == part; });
  if (run == m_runs.end()) return {};
  const PositionMatcher matcher(*m_solution, m_filter, m_longest);
  Numbered found{begin(run)};
  matcher.forEachHit(run->tier, run->part, {}, stop, [&](Location location, Value value) {
    if (location < drawn.location) ++found.number;
    if (location >= drawn.location) found.positions.push_back({variant.positionAt(location), value});
    return found.positions.size() < limit;
  });
  return found;
}

std::vector<ListedPosition> PositionList::page(std::uint64_t first, std::size_t limit, const std::stop_token& stop) const {
  Page page{.limit = limit};
  const Variant& variant = *m_solution->variant();
  for (std::uint64_t number = first; number < m_found.size() && page.positions.size() < limit; ++number)
    page.positions.push_back({variant.positionAt(m_found[number]), m_solution->valueAt(m_found[number])});
  if (isSearched()) return std::move(page.positions);
  const PositionMatcher matcher(*m_solution, m_filter, m_longest);
  bool isFirst = true;
  for (auto run = runWith(first); run != m_runs.end() && page.positions.size() < limit && !stop.stop_requested(); ++run) {
    page.skipped = std::exchange(isFirst, false) ? first - begin(run) : 0;
    page.left = run->end - begin(run);
    readRun(matcher, *run, page, stop);
  }
  return std::move(page.positions);
}

void PositionList::readRun(const PositionMatcher& matcher, const Run& run, Page& page, const std::stop_token& stop) const {
  if (run.part != allParts) return readPart(matcher, run.tier, run.part, page, stop);
  const TierSummary summary = m_solution->tierSummary(run.tier);
  for (std::size_t part = 0; part < summary.parts.size() && !page.isRead(); ++part) {
    if (stop.stop_requested()) return;
    const int number = static_cast<int>(part);
    if (matcher.countFromSummary(number, summary.parts[part]).first > 0) readPart(matcher, run.tier, number, page, stop);
  }
}

void PositionList::readPart(const PositionMatcher& matcher, TierId tier, int part, Page& page,
                            const std::stop_token& stop) const {
  const std::vector<PartRange> blocks = matcher.needsCells() ? std::vector<PartRange>(1) : blocksOf(tier, part);
  std::size_t block = 0;
  for (; page.skipped > 0 && block + 1 < blocks.size(); ++block) {
    const std::uint64_t hits = hitsIn(matcher, {tier.value, part, block}, blocks[block], stop);
    if (stop.stop_requested() || hits > page.skipped) break;
    page.skipped -= hits;
    page.left -= hits;
  }
  for (; block < blocks.size() && !page.isRead() && !stop.stop_requested(); ++block)
    matcher.forEachHit(tier, part, blocks[block], stop, [&](Location location, Value value) {
      --page.left;
      if (page.skipped > 0)
        --page.skipped;
      else
        page.positions.push_back({m_solution->variant()->positionAt(location), value});
      return !page.isRead();
    });
}

/// Splits a part into ranges that end at block boundaries of the file, so that no block of the file is decoded
/// twice.
std::vector<PartRange> PositionList::blocksOf(TierId tier, int part) const {
  const TierGraph& space = m_solution->variant()->tierGraph();
  const std::uint64_t block = space.positionsPerBlock();
  const std::uint64_t first = space.partFirst(tier, part);
  const std::uint64_t positions = space.partPositions(tier, part);
  std::vector<PartRange> blocks;
  for (std::uint64_t begin = 0; begin < positions;) {
    const std::uint64_t end = std::min(positions, begin + block - (first + begin) % block);
    blocks.push_back({begin, end});
    begin = end;
  }
  return blocks;
}

/// Counts the matches in a block. The result is meaningless if a stop was requested.
std::uint64_t PositionList::hitsIn(const PositionMatcher& matcher, const Block& block, PartRange range,
                                   const std::stop_token& stop) const {
  {
    const std::scoped_lock lock(m_mutex);
    if (const auto known = m_hits.find(block); known != m_hits.end()) return known->second;
  }
  std::uint64_t hits = 0;
  matcher.forEachHit({block.tier}, block.part, range, stop, [&hits](Location, Value) {
    ++hits;
    return true;
  });
  const std::scoped_lock lock(m_mutex);
  if (!stop.stop_requested()) m_hits.emplace(block, hits);
  return hits;
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
