// A query prepared for a solution: the data that it needs, and the facts from summaries and values.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <stop_token>
#include <vector>

#include "core/query/truth.h"
#include "core/tables/solution.h"

namespace kotai::query {

/// A query prepared for a solution. Immutable and thread-safe.
class Prepared {
 public:
  /// Runs the search for kinds that need one. Throws SolutionError.
  Prepared(SolutionPtr solution, Query query, const std::stop_token& stop);
  Prepared(const Prepared&) = delete;
  Prepared& operator=(const Prepared&) = delete;

  const Solution& solution() const { return *m_solution; }
  const Variant& variant() const { return *m_query.variant; }
  const Query& query() const { return m_query; }
  const Vocabulary& words() const { return m_words; }
  Truth evaluate(const Facts& facts) const { return query::evaluate(m_query.root, facts, m_words); }

  bool needsBoard() const { return m_needsBoard; }      ///< whether the query refers to pieces on squares
  bool needsMoves() const { return m_needsMoves; }      ///< whether the query refers to the number or the values of moves
  bool needsReplies() const { return m_needsReplies; }  ///< whether the query refers to the values of moves
  bool needsMoveKinds() const { return m_needsMoveKinds; }
  const std::set<std::size_t>& cellKeys() const { return m_cellKeys; }  ///< required table keys that vary inside parts
  const std::set<std::uint16_t>& planes() const { return m_planes; }    ///< required planes of flags
  const std::optional<FlagTest>& counted() const { return m_counted; }  ///< flags of the counted positions; missing if all count
  const std::optional<FlagTest>& onlyMove() const {
    return m_onlyMove;
  }  ///< flag of positions in which exactly one of several moves is good

  /// Returns the facts that a summary proves for all positions of a part. \p planes: summaries of the tier's planes, by plane.
  Facts factsOfPart(TierId tier, int part, const TierSummary& values, const std::vector<TierSummary>& planes) const;
  /// Narrows the facts of a part to the positions with a value.
  void addValue(Facts& facts, const Facts& ofPart, Value value) const;
  /// Returns, for each kind that needs a search, \p count bytes for the positions starting at \p first. A byte is
  /// 1 if the search for the kind found the position, otherwise 0.
  std::vector<std::vector<std::uint8_t>> foundFrom(Location first, std::uint64_t count) const;
  /// Adds the facts about kinds that need a search.
  void addPlace(Facts& facts, Location location) const;
  /// Adds the facts that the flags of a position determine.
  void addFlags(Facts& facts, std::uint16_t plane, std::uint8_t flags) const;
  /// Adds the facts that only the position itself determines: kinds, difficulty, draw grade. Takes many look-ups.
  void addKinds(Facts& facts, Location location) const;

 private:
  struct Kind {
    const PositionKind* read = nullptr;
    std::optional<std::uint32_t> number;
    std::vector<Location> found;  ///< matches of a kind that needs a search, ascending

    bool isRound() const { return read->flag && read->flag->mask == 0; }
  };
  void collectNeeds(const Expression& expression);
  void collectNeeds(const Term& term);
  Truth kindInPart(const Kind& kind, TierId tier, int part, const PartSummary& values,
                   const std::vector<TierSummary>& planes) const;
  Truth kindOfValue(const Kind& kind, Value value) const;

  SolutionPtr m_solution;
  Query m_query;
  Vocabulary m_words;
  std::vector<Kind> m_kinds;
  LongestPlies m_longest;
  std::optional<FlagTest> m_counted;
  std::optional<FlagTest> m_onlyMove;
  std::set<std::size_t> m_cellKeys;
  std::set<std::uint16_t> m_planes;
  bool m_needsBoard = false;
  bool m_needsMoves = false;
  bool m_needsReplies = false;
  bool m_needsMoveKinds = false;
  bool m_needsDifficulty = false;
  bool m_needsDrawGrade = false;
};

}  // namespace kotai::query
