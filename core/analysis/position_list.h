// Lists of positions by what is remarkable about them, or by a cell of a table; counted at once, listed page by page.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/tables/solution.h"

namespace kotai {

/// What `find --kind` and the positions dock offer.
enum class FindKind {
  Zugzwang,        ///< the mover would do better by passing (all three zugzwang counts)
  MutualZugzwang,  ///< whoever moves loses; each board once
  Mate,            ///< won in exactly n plies (any n if none is given)
  Longest,         ///< the longest wins (n: 0) and losses
  OnlyMove,        ///< exactly one move keeps the outcome, and there are others
  Cell,            ///< a cell of an aggregated table
};

std::string_view toText(FindKind kind);
std::optional<FindKind> findKindFromText(std::string_view text);
/// The kinds `find` offers for a variant, without Cell.
std::vector<FindKind> findKinds(const Variant& variant);

struct PositionFilter {
  FindKind kind = FindKind::Zugzwang;
  std::optional<std::uint32_t> distancePlies;  ///< for Mate, and to narrow any other kind
  std::optional<Outcome> outcome;              ///< narrows to positions of this value for the mover
  /// Narrows to a cell of an aggregated table; FindKind::Cell without one lists positions by value alone.
  struct Cell {
    std::string keyId;
    std::optional<int> mover;     ///< none: any
    std::optional<int> opponent;  ///< none: any
  };
  std::optional<Cell> cell;
};

/// The longest distances of a solution.
struct LongestPlies {
  std::uint32_t win = 0;
  std::uint32_t loss = 0;
};

struct ListedPosition {
  AnyPosition position;
  Value value;
};

/// Thread-safe; the solution is shared. Positions are ordered by tier and index. Counting reads summaries only, unless
/// the filter combines a notable kind with a distance or outcome (then the tiers concerned are scanned once).
class PositionList {
 public:
  /// Throws SolutionError; stops early with an empty list when asked to.
  PositionList(SolutionPtr solution, PositionFilter filter, std::stop_token stop = {});

  const PositionFilter& filter() const { return m_filter; }
  std::uint64_t count() const { return m_runs.empty() ? 0 : m_runs.back().end; }
  /// Positions number `first` .. `first + limit - 1`, as far as there are any.
  std::vector<ListedPosition> page(std::uint64_t first, std::size_t limit) const;

 private:
  struct Run {  // the hits inside one part of a tier, numbered (previous end) .. end-1
    TierId tier;
    int part = 0;
    std::uint64_t end = 0;
  };
  SolutionPtr m_solution;
  PositionFilter m_filter;
  LongestPlies m_longest;  // for FindKind::Longest
  std::vector<Run> m_runs;
};

}  // namespace kotai
