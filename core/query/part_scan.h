// Scans one part of a tier, with the cheapest tests first and look-ups in batches.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/game/position_graph.h"
#include "core/query/plan.h"
#include "core/query/prepared.h"
#include "core/tables/solution.h"

namespace kotai::query {

/// Facts about the moves of a position that need no look-up.
struct MovesSeen {
  std::int64_t count = 0;
  std::uint32_t kindsOfAny = ~0U;  ///< kinds of any move; computed only if the query refers to kinds of moves
  std::uint32_t kindsOfAll = 0;
};

/// Requests for the values of moves. Not thread-safe. Stores a reference to the constructor's argument.
class Replies {
 public:
  explicit Replies(const Prepared& prepared) : m_prepared(prepared) {}

  void clear();
  /// Adds a request for the values of the moves. Returns the number of the request. \p after: targets of the moves.
  std::size_t add(const AnyPosition& position, Value value, const MovesSeen& moves, const std::vector<AnyPosition>& after);
  /// Looks up more moves of all open positions. Returns false if no moves are left, or on a stop request.
  bool readMore(const std::stop_token& stop);
  /// Ends the request with index \p number.
  void close(std::size_t number) { m_entries[number].open = false; }

  const AnyPosition& position(std::size_t number) const { return m_entries[number].position; }
  const MovesSeen& moves(std::size_t number) const { return m_entries[number].moves; }
  /// Narrows the facts about good and best moves by the moves looked up so far.
  void addTo(Facts& facts, std::size_t number) const;

  /// Returns the facts about moves that need no look-up.
  static MovesSeen seen(const Prepared& prepared, const AnyPosition& position, const std::vector<AnyPosition>& after);

 private:
  struct Entry {
    AnyPosition position;
    Value value;
    MovesSeen moves;
    std::size_t firstMove = 0;  ///< index in m_after
    std::uint32_t read = 0;     ///< number of moves looked up so far
    std::uint32_t good = 0;
    std::uint32_t best = 0;
    std::uint32_t kindsOfGood = 0;  ///< kinds of at least one good move
    bool open = true;
  };
  /// A move whose value is in the file.
  struct LookUp {
    Location place;
    std::uint32_t entry = 0;
    std::uint32_t kinds = 0;
  };
  void ask(std::uint32_t number, std::uint32_t moves);
  std::uint32_t kindsOf(const Entry& entry, std::size_t move) const;
  static void note(Entry& entry, Value after, std::uint32_t kinds);

  const Prepared& m_prepared;
  std::vector<Entry> m_entries;
  std::vector<AnyPosition> m_after;
  std::vector<LookUp> m_lookUps;
  std::uint32_t m_movesAtOnce = 0;
};

struct MoveNumbers {
  std::int64_t moves = 0;
  std::int64_t good = 0;  ///< number of moves that keep the outcome
  std::int64_t best = 0;  ///< number of moves that keep outcome and distance
};

/// Counts moves faster than single look-ups for many positions of a tier, because no block is decoded twice.
/// Caches the values of recent tiers. Not thread-safe. Throws SolutionError.
class TierMoves {
 public:
  /// Stores a reference to the solution.
  explicit TierMoves(const Solution& solution) : m_solution(solution), m_graph(solution.variant()->positionGraph()) {}
  TierMoves(const TierMoves&) = delete;
  TierMoves& operator=(const TierMoves&) = delete;

  /// Returns the number of positions of the tier and its children, or nothing if there are too many positions to
  /// decode.
  std::optional<std::uint64_t> size(TierId tier);
  /// Returns the numbers of good and best moves. Precondition: the tier has a size(), and \p value is the value of the
  /// place.
  MoveNumbers numbersAt(Location place, Value value);
  /// Returns the numbers of good and best moves, but stops counting at two good moves. Without an early stop, this
  /// function is slower than numbersAt().
  MoveNumbers firstTwoAt(Location place, Value value);

 private:
  void readAround(TierId tier);
  void read(TierId tier);
  std::uint32_t packedAt(Location place) const { return m_tables.find(place.tier.value)->second[place.index.value]; }

  const Solution& m_solution;
  const PositionGraph& m_graph;
  std::optional<TierId> m_sized;
  std::optional<std::uint64_t> m_size;
  std::optional<TierId> m_tier;
  // Packed values for the side to move, indexed by tier.
  std::unordered_map<std::uint64_t, std::vector<std::uint32_t>> m_tables;
  std::uint64_t m_kept = 0;  // number of positions in m_tables
  std::vector<Reached> m_moves;
};

struct Hit {
  Location location;
  Value value;
};

/// Scan of one part of a tier. Not thread-safe. Throws SolutionError.
class PartScan {
 public:
  /// Visits a match. Returns false to stop the scan.
  using Visit = std::function<bool(const Hit& hit)>;

  /// Reads the values of the part, or of a range of it. Stores references to its arguments.
  PartScan(const Prepared& prepared, const PartTask& task, TierMoves& moves, std::stop_token stop, PartRange range = {});
  PartScan(const PartScan&) = delete;
  PartScan& operator=(const PartScan&) = delete;

  /// Returns the end of the read range, as an index in the part.
  std::uint64_t end() const { return m_begin + m_values.size(); }
  /// Visits the matches among the positions begin to end-1 of the part, in ascending order. Returns false if \p visit
  /// returned false. Precondition: these positions have been read.
  bool visit(std::uint64_t begin, std::uint64_t end, const Visit& visit);

 private:
  struct Candidate {
    std::uint64_t number = 0;  ///< index in the part
    Value value;
    Truth truth = Truth::Maybe;
    std::optional<std::size_t> replies = {};  ///< index in Replies, if the moves must be looked up
  };

  /// One byte for every position that was read. The byte of the n-th position from begin() is at n * stride.
  struct Column {
    const std::uint8_t* bytes = nullptr;
    std::size_t stride = 1;
  };
  struct Known {
    std::uint64_t stored = 0;  ///< result of storedBytesOf()
    std::optional<Truth> truth = {};
  };

  void readContent(PartRange range);
  void shareTruths();
  void judgeValues();
  Truth truthOf(std::uint32_t code) const { return code < m_truths.size() ? m_truths[code] : Truth::False; }
  Location locationOf(std::uint64_t number) const { return {m_task.tier, {m_first + number}}; }
  std::uint64_t storedBytesOf(const Candidate& candidate) const;
  Truth judgeStored(const Candidate& candidate);
  Truth judge(const Candidate& candidate);
  Truth judgeBoard(const Candidate& candidate);
  Truth judgeNumber();
  bool numberPays() const;
  Truth judgeCounts(const Candidate& candidate);
  Truth judgeFirstTwo(const Candidate& candidate);
  Truth judgeMoves();
  bool shouldCountMoves();
  Truth judgeReplies(const Candidate& candidate);
  Truth judgeKinds(const Candidate& candidate);
  void setFacts(const Candidate& candidate);
  void addMoves(const MovesSeen& moves);
  void lookUpReplies();
  bool settle(const Visit& visit);

  const Prepared& m_prepared;
  const PartTask& m_task;
  TierMoves& m_tierMoves;
  std::stop_token m_stop;
  std::uint64_t m_first;                                                     // index of the first position of the part
  std::uint64_t m_begin;                                                     // index in the part of the first read position
  StoredValues m_values;                                                     // values from m_begin on
  std::vector<std::pair<std::uint16_t, std::vector<std::uint8_t>>> m_flags;  // flags from m_begin on, by plane
  std::vector<std::pair<std::size_t, std::vector<CellPlace>>> m_cells;       // cells of the whole part, by table key
  std::vector<std::vector<std::uint8_t>> m_found;        // 1 for matches, from m_begin on, by kind that needs a search
  const std::vector<std::uint8_t>* m_counted = nullptr;  // the flags of the counted positions
  std::vector<Truth> m_truths;                           // truth of the query, indexed by stored value
  std::vector<Column> m_columns;                         // all data that setFacts() reads, except the value
  std::vector<Known> m_known;                            // indexed by a hash of storedBytesOf(); empty if the bytes do not fit
  Facts m_facts;
  AnyPosition m_position;
  std::vector<AnyPosition> m_after;
  MovesSeen m_moves;
  std::vector<Candidate> m_candidates;
  Replies m_replies;
  std::size_t m_pending = 0;            // number of undecided candidates
  std::size_t m_batch = 0;              // number of candidates decided together
  std::uint64_t m_lookUpCount = 0;      // number of positions whose moves were looked up
  std::uint64_t m_numbered = 0;         // number of won and drawn positions tested by the number of moves
  std::uint64_t m_decidedByNumber = 0;  // number of these positions that the number of moves decided
  std::uint64_t m_stopped = 0;          // number of positions in which counting stopped at two good moves
  std::uint64_t m_decidedByTwo = 0;     // number of these positions that two good moves decided
  bool m_countsMoves = false;           // whether m_tierMoves replaces m_replies
};

}  // namespace kotai::query
