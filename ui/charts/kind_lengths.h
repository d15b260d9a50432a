// Lists the numbers n for which a kind of notable positions such as "mate in n" occurs, with the counts of
// positions. The lists are for combo boxes and mate charts.
#pragma once

#include <QString>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/analysis/position_list.h"

namespace kotai::ui {

/// Pairs of n and the number of positions, sorted by n.
using LengthCounts = std::vector<std::pair<std::uint32_t, std::uint64_t>>;

/// Series of one kind, for charts and tables that compare several kinds.
struct LengthSeries {
  FindKind kind = FindKind::Mate;
  QString name;  ///< name in the legend above the bars and in the column heading
  LengthCounts counts;

  std::uint64_t total() const;
  std::uint64_t count(std::uint32_t n) const;
};

/// Returns every n that occurs in one of the series, in ascending order.
std::vector<std::uint32_t> numbersOf(const std::vector<LengthSeries>& series);

/// Returns the numbers n of a kind. Empty if the kind is not counted by n. Reads summaries. Throws
/// SolutionError. Can be called on any thread.
LengthCounts kindLengths(const Solution& solution, FindKind kind);

/// Returns the distances that occur with an outcome (or with any outcome), and the number of positions at each
/// distance. The result includes every n that kindLengths() returns for a kind. Throws SolutionError. Can be
/// called on any thread.
LengthCounts distancesThatOccur(const Solution& solution, std::optional<Outcome> outcome);

}  // namespace kotai::ui
