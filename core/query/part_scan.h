// Looks through one part of a tier: the cheapest tests first, and what moves are worth for many positions at once.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <stop_token>
#include <vector>

#include "core/query/plan.h"

namespace kotai::query {

struct Hit {
  Location location;
  Value value;
};

/// For one thread. Throws SolutionError.
class PartScan {
 public:
  /// False: enough.
  using Visit = std::function<bool(const Hit& hit)>;

  /// Reads the part; keeps references to what it is given.
  PartScan(const Prepared& prepared, const PartTask& task, std::stop_token stop);

  /// Of the part.
  std::uint64_t positions() const { return m_values.size(); }
  /// Visits the hits among the positions number begin .. end-1 of the part, ascending. False if it was told to end.
  bool visit(std::uint64_t begin, std::uint64_t end, const Visit& visit);

 private:
  struct Candidate {
    std::uint64_t number = 0;  ///< in the part
    Value value;
    Truth truth = Truth::Maybe;
  };
  /// A move of a candidate.
  struct Reply {
    std::size_t candidate = 0;
    std::uint32_t kinds = 0;
    Location place = {};  ///< where its value stands, unless it is known
    bool known = false;
    Value value = {};  ///< of the position after it, for the side to move there
  };

  void readContent();
  void judgeValues();
  Truth truthOf(Value value) const;
  Location locationOf(std::uint64_t number) const { return {m_task.tier, {m_first + number}}; }
  void addCells(std::uint64_t number);
  Truth judge(const Candidate& candidate);
  Truth judgeBoard(const Candidate& candidate);
  void addMoves(std::size_t count);
  void addMoveKinds();
  void collectReplies();
  void readReplies();
  void addReplies(const Candidate& candidate, std::vector<Reply>::const_iterator first, std::vector<Reply>::const_iterator last);
  bool settle(const Visit& visit);

  const Prepared& m_prepared;
  const PartTask& m_task;
  std::stop_token m_stop;
  std::uint64_t m_first;  // index of the first position of the part
  std::vector<Value> m_values;
  std::map<std::uint16_t, std::vector<std::uint8_t>> m_flags;  // by plane
  std::map<std::size_t, std::vector<CellPlace>> m_cells;       // by table key
  std::vector<Truth> m_truths;                                 // by outcome and distance
  std::uint32_t m_distances = 0;                               // how many of them by outcome
  Facts m_facts;
  AnyPosition m_position;
  std::vector<AnyPosition> m_after;
  std::vector<Candidate> m_candidates;
  std::vector<Reply> m_replies;
  std::size_t m_pending = 0;  // candidates that wait for replies
  std::size_t m_batch = 0;    // so many are settled together
};

}  // namespace kotai::query
