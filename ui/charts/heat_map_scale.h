// Arithmetic of a heat map, separate from its widget: the visible cells and the strength of their colours.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "core/analysis/aggregate.h"
#include "ui/charts/table_view_options.h"

namespace kotai::ui {

using AggregateTablePtr = std::shared_ptr<const AggregateTable>;

/// Number of positions in a cell, with any outcome.
std::uint64_t cellTotal(const AggregateTable& table, int opponent, int mover);

/// Number of positions in a cell with one outcome or any. Without a key, the sum over a column, a row or the whole table.
std::uint64_t countOf(const AggregateTable& table, std::optional<Outcome> outcome, std::optional<int> opponent,
                      std::optional<int> mover);

/// The cells worth drawing. Skips small values that no position has (Dodgem: a side without pieces) and large values of a key
/// that varies inside parts (Quoridor: paths longer than any that fences can force).
struct CellRange {
  int firstMover = 0;
  int lastMover = -1;
  int firstOpponent = 0;
  int lastOpponent = -1;

  int columns() const { return lastMover - firstMover + 1; }
  int rows() const { return lastOpponent - firstOpponent + 1; }
  bool isEmpty() const { return columns() <= 0 || rows() <= 0; }
  bool contains(int opponent, int mover) const {
    return mover >= firstMover && mover <= lastMover && opponent >= firstOpponent && opponent <= lastOpponent;
  }
};

CellRange usedCells(const AggregateTable& table);

/// Returns whether the opponent's key follows from the mover's, for example because their sum is constant. Bars are sufficient
/// then.
bool isOneDimensional(const AggregateTable& table);

/// Largest count of one outcome over all cells.
std::uint64_t largestCount(const AggregateTable& table, Outcome outcome);

/// Largest share of a cell's positions that have one outcome, from 0 to 1.
double largestShare(const AggregateTable& table, Outcome outcome);

/// Meaning of a map's strongest colour.
struct Strongest {
  std::uint64_t count = 1;
  double share = 1;
};

/// Returns the strength, from 0 (none) to 1 (the largest share or count of the map). Anything above 0 has a strength of at
/// least 0.04, so that a single position among thousands is visible.
double cellStrength(std::uint64_t count, std::uint64_t cellTotal, const Strongest& strongest, Measure measure, Scale scale);
/// Returns the share of a cell, or the count, that has this strength.
double strengthShare(double strength, const Strongest& strongest, Scale scale);
double strengthCount(double strength, const Strongest& strongest, Scale scale);

}  // namespace kotai::ui
