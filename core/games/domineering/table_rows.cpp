#include "core/games/domineering/table_rows.h"

#include <fmt/format.h>

#include <cmath>

namespace kotai::domineering {

static std::string valueText(double value) {
  constexpr double rounded = 5e-7;
  return fmt::format("{:.6f}", std::abs(value) < rounded ? 0.0 : value);
}

static std::string fractionText(const ValueDistribution::Value& value) {
  if (value.denominator == 0) return {};
  return value.denominator == 1 ? std::to_string(value.numerator) : fmt::format("{}/{}", value.numerator, value.denominator);
}

TableRows coveredRows(const std::vector<CoveredCounts>& counts) {
  TableRows table{{"covered", "vertical", "horizontal", "draw", "mixed", "finished", "positions"}, {}};
  for (const CoveredCounts& row : counts)
    table.rows.push_back(
        {row.covered, row.byClass[0], row.byClass[1], row.byClass[2], row.byClass[3], row.finished, row.positions()});
  return table;
}

TableRows valueRows(const ValueDistribution& distribution) {
  TableRows table{{"value", "fraction", "count"}, {}};
  for (const auto& value : distribution.common) table.rows.push_back({valueText(value.value), fractionText(value), value.count});
  return table;
}

}  // namespace kotai::domineering
