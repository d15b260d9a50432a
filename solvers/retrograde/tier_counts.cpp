#include "solvers/retrograde/tier_counts.h"

#include <algorithm>
#include <array>
#include <map>
#include <mutex>
#include <vector>

#include "core/tables/value_coding.h"

namespace kotai::retrograde {

namespace {

constexpr std::uint64_t countedAtOnce = 1U << 13;

using Cell = std::pair<std::uint32_t, std::uint32_t>;
using CellCounts = std::map<Cell, std::array<std::uint64_t, 3>>;

/// Counts for some positions of a part.
struct Counts {
  PartSummary part;
  std::vector<std::uint64_t> codes;  // numbers of positions, indexed by code (ValueCoding::Explicit)
  std::vector<CellCounts> cells;     // indexed by key that varies inside parts

  std::uint64_t& notable(NotableKind kind) { return part.notables[static_cast<std::size_t>(kind)]; }
  void addValue(Value value) {
    const std::uint32_t code = encodeValue(ValueCoding::Explicit, value);
    if (codes.size() <= code) codes.resize(code + 1);
    ++codes[code];
  }
  void add(const Counts& more) {
    for (std::size_t kind = 0; kind < part.notables.size(); ++kind) part.notables[kind] += more.part.notables[kind];
    part.legalMoves += more.part.legalMoves;
    part.maxLegalMoves = std::max(part.maxLegalMoves, more.part.maxLegalMoves);
    codes.resize(std::max(codes.size(), more.codes.size()));
    for (std::size_t code = 0; code < more.codes.size(); ++code) codes[code] += more.codes[code];
    cells.resize(std::max(cells.size(), more.cells.size()));
    for (std::size_t key = 0; key < more.cells.size(); ++key)
      for (const auto& [cell, outcomes] : more.cells[key])
        for (std::size_t outcome = 0; outcome < outcomes.size(); ++outcome) cells[key][cell][outcome] += outcomes[outcome];
  }
  PartSummary summary() const {
    PartSummary result = part;
    for (std::uint32_t code = 0; code < codes.size(); ++code)
      if (codes[code] > 0) result.histogram.push_back({decodeValue(ValueCoding::Explicit, code), codes[code]});
    std::sort(result.histogram.begin(), result.histogram.end(), [](const auto& left, const auto& right) {
      return std::pair(left.value.outcome, left.value.distancePlies) < std::pair(right.value.outcome, right.value.distancePlies);
    });
    return result;
  }
};

class Counter {
 public:
  Counter(const PositionGraph& graph, TierId tier, const PlaceValue& valueOf) : m_graph(graph), m_tier(tier), m_valueOf(valueOf) {
    for (const AggregateKey& key : graph.tiers().aggregateKeys())
      if (key.withinParts) m_keys.push_back(&key);
  }

  Counts count(std::uint64_t first, std::uint64_t end) const {
    Counts counts;
    counts.cells.resize(m_keys.size());
    std::vector<Reached> moves;
    for (std::uint64_t index = first; index < end; ++index) {
      const Location place{m_tier, {index}};
      const Value value = m_valueOf(place);
      counts.addValue(value);
      m_graph.expand(place, moves);
      countMoves(value, moves, counts);
      countPassing(place, value, counts);
      countCells(place, value, counts);
    }
    return counts;
  }

  std::vector<CountTable> tables(const std::vector<CellCounts>& cells) const {
    std::vector<CountTable> result;
    for (std::size_t key = 0; key < m_keys.size(); ++key) {
      result.push_back({m_keys[key]->id, {}});
      for (const auto& [cell, outcomes] : cells[key]) result.back().entries.push_back({cell.first, cell.second, outcomes});
    }
    return result;
  }

 private:
  Value valueOf(const Reached& reached) const { return reached.known ? *reached.known : m_valueOf(reached.place); }

  void countMoves(Value value, const std::vector<Reached>& moves, Counts& counts) const {
    const auto keeping = std::count_if(
        moves.begin(), moves.end(), [&](const Reached& after) { return valueForMover(valueOf(after)).outcome == value.outcome; });
    counts.part.legalMoves += moves.size();
    counts.part.maxLegalMoves = std::max(counts.part.maxLegalMoves, static_cast<std::uint32_t>(moves.size()));
    if (moves.size() > 1 && keeping == 1 && value.outcome != Outcome::Loss)
      ++counts.notable(value.outcome == Outcome::Win ? NotableKind::OnlyMoveWins : NotableKind::OnlyMoveDraws);
  }

  void countPassing(Location place, Value value, Counts& counts) const {
    if (value.outcome == Outcome::Win) return;
    const auto passed = m_graph.passed(place);
    if (!passed) return;
    const Outcome passing = opposite(valueOf(*passed).outcome);
    if (passing <= value.outcome) return;
    if (value.outcome == Outcome::Draw) {
      ++counts.notable(NotableKind::ZugzwangDrawToWin);
    } else if (passing == Outcome::Draw) {
      ++counts.notable(NotableKind::ZugzwangLossToDraw);
    } else {
      ++counts.notable(NotableKind::ZugzwangLossToWin);
      const bool isSecond = passed->place < place;  // a pair of positions with the same board counts once
      if (!isSecond) ++counts.notable(NotableKind::MutualZugzwang);
    }
  }

  void countCells(Location place, Value value, Counts& counts) const {
    for (std::size_t key = 0; key < m_keys.size(); ++key) {
      const AggregateCell cell = m_graph.tiers().cellOf(place, *m_keys[key]);
      if (cell.counted)
        ++counts.cells[key][{static_cast<std::uint32_t>(cell.mover), static_cast<std::uint32_t>(cell.opponent)}]
                      [static_cast<std::size_t>(value.outcome)];
    }
  }

  const PositionGraph& m_graph;
  TierId m_tier;
  const PlaceValue& m_valueOf;
  std::vector<const AggregateKey*> m_keys;
};

}  // namespace

std::optional<TierSummary> countTier(const PositionGraph& graph, TierId tier, const PlaceValue& valueOf, const ParallelLoop& loop,
                                     const std::stop_token& stop) {
  const Counter counter(graph, tier, valueOf);
  TierSummary summary;
  Counts whole;
  std::uint64_t partFirst = 0;
  for (int part = 0; part < graph.tiers().partCount(tier); ++part) {
    const std::uint64_t partEnd = partFirst + graph.tiers().partPositions(tier, part);
    Counts counts;
    std::mutex mutex;
    loop((partEnd - partFirst + countedAtOnce - 1) / countedAtOnce, [&](std::size_t chunk) {
      if (stop.stop_requested()) return;
      const std::uint64_t first = partFirst + chunk * countedAtOnce;
      const Counts some = counter.count(first, std::min(partEnd, first + countedAtOnce));
      const std::scoped_lock lock(mutex);
      counts.add(some);
    });
    if (stop.stop_requested()) return std::nullopt;
    summary.parts.push_back(counts.summary());
    whole.add(counts);
    partFirst = partEnd;
  }
  summary.tables = counter.tables(whole.cells);
  return summary;
}

}  // namespace kotai::retrograde
