// Lists the positions of a kind or of a table cell. Counts the positions first, then reads them page by page.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/analysis/find_kind.h"
#include "core/analysis/position_filter.h"
#include "core/tables/solution.h"

namespace kotai {

/// Matcher for a filter. Stores references to the constructor's arguments. Const functions are thread-safe.
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

  /// Calls visit(location, value) for the matches in a part or in a range of the part. Visits in index order
  /// until visit returns false.
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

  /// Returns the value of a position if the position matches. Precondition: !needsCells().
  std::optional<Value> hitAt(Location location) const;
  /// Returns the first match of a part at or after \p offset, wrapping around at the end. Returns nothing if there is no match,
  /// or on a stop request. Stops reading at the match. Precondition: !needsCells().
  std::optional<std::pair<Location, Value>> hitFrom(TierId tier, int part, std::uint64_t offset,
                                                    const std::stop_token& stop) const;

 private:
  struct PartContent {
    std::uint64_t first = 0;  // index of the first position that was read
    StoredValues values;
    std::vector<std::uint8_t> counted;  // flags of the counted positions; empty if all positions count
    std::vector<std::uint8_t> flags;    // flags for the kind; empty if the kind needs none
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

struct ListedPosition {
  AnyPosition position;
  Value value;
};

struct ListProgress {
  double share = 0;         ///< share of the solution searched, from 0 to 1
  std::uint64_t found = 0;  ///< number of matches so far
};

/// Callbacks during a search, one call at a time.
struct ListReports {
  std::function<void(const ListProgress&)> progress = {};
  /// Receives the first `beginningHits` matches as soon as they are known. The search calls this function only
  /// for stored order, because other orders are known only at the end.
  std::function<void(std::vector<ListedPosition>&&)> beginning = {};
  std::size_t beginningHits = 0;
};

/// List of positions, ordered by tier and index. Thread-safe. Counting reads only summaries, unless the filter
/// combines a notable kind with a distance or outcome (which scans the tiers once) or the kind needs a search.
/// To find a page inside a large part, page() counts the matches block by block up to the page and caches the
/// counts.
class PositionList {
 public:
  /// Counts the positions. If stopped early, the list contains the positions found so far. Throws SolutionError.
  PositionList(SolutionPtr solution, PositionFilter filter, const std::stop_token& stop = {}, const ListReports& reports = {});

  const PositionFilter& filter() const { return m_filter; }
  std::uint64_t count() const;
  bool isWhole() const { return m_whole; }
  /// Returns the positions `first` to `first + limit - 1`, or fewer at the end of the list or on a stop request.
  std::vector<ListedPosition> page(std::uint64_t first, std::size_t limit, const std::stop_token& stop = {}) const;

  /// A position close to a given number, found without counting the earlier positions.
  struct Drawn {
    Location location;
    ListedPosition listed;
  };
  std::optional<Drawn> drawnNear(std::uint64_t number, const std::stop_token& stop = {}) const;
  /// Visits \p wanted different random positions without counting the others. All sets of positions are equally likely. \p
  /// below(n) returns a random number below n. Returns false without a visit if counting would be as fast. Ends early on a stop
  /// request.
  bool visitDrawn(std::uint64_t wanted, const std::function<std::uint64_t(std::uint64_t n)>& below,
                  const std::function<void(const ListedPosition&)>& visit, const std::stop_token& stop = {}) const;
  /// Result of numbered(): the number of a random position, and at most `limit` positions starting with this one.
  /// Contains no positions after a stop request.
  struct Numbered {
    std::uint64_t number = 0;
    std::vector<ListedPosition> positions = {};
  };
  Numbered numbered(const Drawn& drawn, std::size_t limit, const std::stop_token& stop = {}) const;

 private:
  static constexpr int allParts = -1;
  struct Run {  // the matches in one part of a tier, or in the whole tier, numbered from (end of the previous run) to end - 1
    TierId tier;
    int part = 0;
    std::uint64_t end = 0;
  };
  struct Page {
    std::uint64_t skipped = 0;  // matches before the page
    std::size_t limit = 0;
    std::uint64_t left = 0;  // matches of the run that are neither skipped nor read
    std::vector<ListedPosition> positions = {};
    bool isRead() const { return positions.size() >= limit || left == 0; }
  };
  /// Positions of a part in one block of the file.
  struct Block {
    std::uint64_t tier = 0;
    int part = 0;
    std::size_t number = 0;  // index among the blocks of the part
    auto operator<=>(const Block&) const = default;
  };
  bool isSearched() const;
  std::uint64_t positionsOf(const Run& run) const;
  std::vector<Run>::const_iterator runWith(std::uint64_t number) const;
  std::uint64_t begin(std::vector<Run>::const_iterator run) const;  ///< number of the run's first match
  void search(const std::stop_token& stop, const ListReports& reports);
  void countRuns(const std::stop_token& stop, const ListReports& reports);
  void readRun(const PositionMatcher& matcher, const Run& run, Page& page, const std::stop_token& stop) const;
  void readPart(const PositionMatcher& matcher, TierId tier, int part, Page& page, const std::stop_token& stop) const;
  std::vector<PartRange> blocksOf(TierId tier, int part) const;
  std::uint64_t hitsIn(const PositionMatcher& matcher, const Block& block, PartRange range, const std::stop_token& stop) const;

  SolutionPtr m_solution;
  PositionFilter m_filter;
  LongestPlies m_longest;
  bool m_whole = true;
  std::vector<Run> m_runs;
  std::vector<Location> m_found;                  // all positions of the list, for kinds that need a search
  mutable std::mutex m_mutex;                     // guards the members below
  mutable std::map<Block, std::uint64_t> m_hits;  // matches in counted blocks
};

/// Returns pairs of n and the number of positions with this n, in ascending order of n. Returns nothing for
/// kinds whose counts are not in the summaries. Such counts are, for example, wins in n plies and mates in n
/// rounds. Reads summaries. Throws SolutionError.
std::vector<std::pair<std::uint32_t, std::uint64_t>> lengthCounts(const Solution& solution, FindKind kind);

}  // namespace kotai
