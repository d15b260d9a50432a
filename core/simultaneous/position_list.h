// Lists of the positions of a solved simultaneous game, counted first and then read page by page.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/simultaneous/distribution.h"
#include "core/simultaneous/simultaneous_solution.h"

namespace kotai {

struct ListedGamePosition {
  AnyPosition position;
  GameValue value;
  int covered = 0;
};

/// Filter for a list. A position must match all members that are set.
struct SimultaneousFilter {
  std::optional<PositionClass> positionClass;
  std::optional<int> covered;        ///< number of covered squares (including dead squares)
  std::optional<double> leastValue;  ///< minimum payoff for the first side
  std::optional<double> mostValue;
  bool withFinished = false;  ///< whether finished positions match, too
  std::function<bool(const ListedGamePosition&)> where = {};
};

/// List of matching positions, ordered by covered squares, then by the numbers of the stored positions. If the
/// swapped image of a position is different, the image comes directly after the position. Thread-safe. Shares
/// the solution.
class SimultaneousPositionList {
 public:
  /// Counts the matches by reading the relevant tiers once, block by block. Throws SolutionError. On a stop
  /// request, the list is empty.
  SimultaneousPositionList(SimultaneousSolutionPtr solution, SimultaneousFilter filter, const std::stop_token& stop = {});

  const SimultaneousFilter& filter() const { return m_filter; }
  std::uint64_t count() const { return m_blocks.empty() ? 0 : m_blocks.back().end; }
  /// Returns the positions `first` to `first + limit - 1`, or fewer at the end of the list or on a stop request.
  std::vector<ListedGamePosition> page(std::uint64_t first, std::size_t limit, const std::stop_token& stop = {}) const;

 private:
  struct Block {  // entries of a tier; `end`: number of matches up to here
    int covered = 0;
    std::uint64_t firstEntry = 0;
    std::uint64_t end = 0;
  };
  /// Calls visit(listed) for a stored position and its image if they match.
  template <class Visit>
  void visitWanted(const layout::PayoffEntry& entry, int covered, Visit&& visit) const;
  bool isWanted(const ListedGamePosition& listed) const;

  SimultaneousSolutionPtr m_solution;
  SimultaneousFilter m_filter;
  std::vector<Block> m_blocks;
};

}  // namespace kotai
