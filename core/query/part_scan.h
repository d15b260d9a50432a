// Scans one part of a tier, with the cheapest tests first and look-ups in batches.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/query/plan.h"
#include "core/query/replies.h"
#include "core/query/tier_moves.h"

namespace kotai::query {

struct Hit {
  Location location;
  Value value;
};

/// Not thread-safe. Throws SolutionError.
class PartScan {
 public:
  /// A visitor returns false to stop.
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

  /// One byte for every read position. The byte of the n-th position from begin() is at n * stride.
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
  std::vector<Truth> m_truths;                           // indexed by stored value
  std::vector<Column> m_columns;                         // all that setFacts() reads, except the value
  std::vector<Known> m_known;                            // indexed by a hash of storedBytesOf(); empty if the bytes do not fit
  Facts m_facts;
  AnyPosition m_position;
  std::vector<AnyPosition> m_after;
  MovesSeen m_moves;
  std::vector<Candidate> m_candidates;
  Replies m_replies;
  std::size_t m_pending = 0;            // number of undecided candidates
  std::size_t m_batch = 0;              // number of candidates decided together
  std::uint64_t m_asked = 0;            // number of positions whose moves were looked up
  std::uint64_t m_numbered = 0;         // number of won and drawn positions tested by the number of moves
  std::uint64_t m_decidedByNumber = 0;  // number of these that it decided
  std::uint64_t m_stopped = 0;          // number of positions in which counting stopped at two good moves
  std::uint64_t m_decidedByTwo = 0;     // number of these that were decided
  bool m_countsMoves = false;           // whether m_tierMoves replaces m_replies
};

}  // namespace kotai::query
