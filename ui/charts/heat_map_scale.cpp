#include "ui/charts/heat_map_scale.h"

#include <algorithm>
#include <cmath>

namespace kotai::ui {

std::uint64_t cellTotal(const AggregateTable& table, int opponent, int mover) {
  return table.at(Outcome::Loss, opponent, mover) + table.at(Outcome::Draw, opponent, mover) +
         table.at(Outcome::Win, opponent, mover);
}

std::uint64_t countOf(const AggregateTable& table, std::optional<Outcome> outcome, std::optional<int> opponent,
                      std::optional<int> mover) {
  std::uint64_t sum = 0;
  for (int row = opponent.value_or(0); row <= opponent.value_or(table.key.maxOpponent); ++row)
    for (int column = mover.value_or(0); column <= mover.value_or(table.key.maxMover); ++column)
      sum += outcome ? table.at(*outcome, row, column) : cellTotal(table, row, column);
  return sum;
}

CellRange usedCells(const AggregateTable& table) {
  CellRange range{0, table.key.maxMover, 0, table.key.maxOpponent};
  const auto columnEmpty = [&](int mover) {
    for (int opponent = 0; opponent <= table.key.maxOpponent; ++opponent)
      if (cellTotal(table, opponent, mover) > 0) return false;
    return true;
  };
  const auto rowEmpty = [&](int opponent) {
    for (int mover = 0; mover <= table.key.maxMover; ++mover)
      if (cellTotal(table, opponent, mover) > 0) return false;
    return true;
  };
  while (!range.isEmpty() && columnEmpty(range.firstMover)) ++range.firstMover;
  while (!range.isEmpty() && rowEmpty(range.firstOpponent)) ++range.firstOpponent;
  if (!table.key.withinParts) return range;  // its largest values occur; those of other keys are only bounds
  while (!range.isEmpty() && columnEmpty(range.lastMover)) --range.lastMover;
  while (!range.isEmpty() && rowEmpty(range.lastOpponent)) --range.lastOpponent;
  return range;
}

bool isOneDimensional(const AggregateTable& table) {
  for (int mover = 0; mover <= table.key.maxMover; ++mover) {
    int rows = 0;
    for (int opponent = 0; opponent <= table.key.maxOpponent; ++opponent) rows += cellTotal(table, opponent, mover) > 0 ? 1 : 0;
    if (rows > 1) return false;
  }
  return true;
}

std::uint64_t largestCount(const AggregateTable& table, Outcome outcome) {
  const auto& cells = table.cells[static_cast<std::size_t>(outcome)];
  return cells.empty() ? 0 : *std::max_element(cells.begin(), cells.end());
}

double largestShare(const AggregateTable& table, Outcome outcome) {
  double largest = 0;
  for (int mover = 0; mover <= table.key.maxMover; ++mover)
    for (int opponent = 0; opponent <= table.key.maxOpponent; ++opponent) {
      const std::uint64_t total = cellTotal(table, opponent, mover);
      if (total > 0)
        largest = std::max(largest, static_cast<double>(table.at(outcome, opponent, mover)) / static_cast<double>(total));
    }
  return largest;
}

namespace {
constexpr double decades = 4;  // lower end of a logarithmic scale of shares: 0.01 %
}

double strengthShare(double strength, const Strongest& strongest, Scale scale) {
  return scale == Scale::Linear ? strength * strongest.share : std::pow(10.0, (strength - 1) * decades);
}

double strengthCount(double strength, const Strongest& strongest, Scale scale) {
  const auto whole = static_cast<double>(strongest.count);
  return scale == Scale::Linear ? strength * whole : std::expm1(strength * std::log1p(whole));
}

double cellStrength(std::uint64_t count, std::uint64_t cellTotal, const Strongest& strongest, Measure measure, Scale scale) {
  if (count == 0) return 0;
  constexpr double visible = 0.04;
  const auto part = static_cast<double>(count);
  double strength = 0;
  if (measure == Measure::Share) {
    const double share = part / static_cast<double>(std::max<std::uint64_t>(cellTotal, 1));
    strength = scale == Scale::Linear ? share / strongest.share : 1 + std::log10(share) / decades;
  } else {
    const auto whole = static_cast<double>(std::max<std::uint64_t>(strongest.count, 1));
    strength = scale == Scale::Linear ? part / whole : std::log1p(part) / std::log1p(whole);
  }
  return std::clamp(strength, visible, 1.0);
}

}  // namespace kotai::ui
