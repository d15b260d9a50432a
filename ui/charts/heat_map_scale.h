// The arithmetic of a heat map, apart from its widget: which cells there are and how strong each one's colour is.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "core/analysis/aggregate.h"
#include "ui/charts/table_view_options.h"

namespace kotai::ui {

using AggregateTablePtr = std::shared_ptr<const AggregateTable>;

/// Positions of a cell, whatever their outcome.
std::uint64_t cellTotal(const AggregateTable& table, int opponent, int mover);

/// Positions of a cell, or of a whole column, row or table where a number is missing; of one outcome or of any.
std::uint64_t countOf(const AggregateTable& table, std::optional<Outcome> outcome, std::optional<int> opponent,
                      std::optional<int> mover);

/// The cells worth drawing: values from 0 are left out when no position has them (Dodgem: a side without pieces), and so are
/// the largest of a key that varies inside parts (Quoridor: ways longer than any that fences can make).
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

/// Whether the opponent's key follows from the mover's, e.g. because they always have the same sum: bars say it all then.
bool isOneDimensional(const AggregateTable& table);

/// Largest count of one outcome over all cells.
std::uint64_t largestCount(const AggregateTable& table, Outcome outcome);

/// Largest share of a cell's positions that have one outcome, 0 to 1.
double largestShare(const AggregateTable& table, Outcome outcome);

/// Meaning of a map's strongest colour.
struct Strongest {
  std::uint64_t count = 1;
  double share = 1;
};

/// 0 (none) to 1 (the largest share or count of the map). Anything above none is at least 0.04 strong, so that a single position
/// among thousands can be seen.
double cellStrength(std::uint64_t count, std::uint64_t cellTotal, const Strongest& strongest, Measure measure, Scale scale);
/// The share of a cell, or the count, that has this strength.
double strengthShare(double strength, const Strongest& strongest, Scale scale);
double strengthCount(double strength, const Strongest& strongest, Scale scale);

}  // namespace kotai::ui
