// Numbers n of a kind of notable positions with their counts, for choosers and mate charts.
#pragma once

#include <QString>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/analysis/position_list.h"

namespace kotai::ui {

/// n and positions, ascending by n.
using LengthCounts = std::vector<std::pair<std::uint32_t, std::uint64_t>>;

/// One kind's numbers, for charts and tables of several kinds.
struct LengthSeries {
  FindKind kind = FindKind::Mate;
  QString name;  ///< in the key above the bars and in the heading of a column
  LengthCounts counts;

  std::uint64_t total() const;
  std::uint64_t count(std::uint32_t n) const;
};

/// Every n that occurs in one of the series, ascending.
std::vector<std::uint32_t> numbersOf(const std::vector<LengthSeries>& series);

/// Empty if this kind is not counted by n. Reads summaries; throws SolutionError. Any thread.
LengthCounts kindLengths(const Solution& solution, FindKind kind);

/// The distances that occur with an outcome (none: with any), with all positions of that distance. They include the n of
/// every kind. Throws SolutionError. Any thread.
LengthCounts distancesThatOccur(const Solution& solution, std::optional<Outcome> outcome);

}  // namespace kotai::ui
