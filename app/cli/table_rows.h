// Aggregated tables as rows, in the order of the golden figures: draw, win, loss; opponent descending; mover ascending.
#pragma once

#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include "app/cli/format.h"
#include "core/analysis/aggregate.h"

namespace kotai::cli {

/// Columns and rows of a table for `table` and `export`.
struct TableRows {
  std::vector<std::string> columns;
  std::vector<std::pair<Outcome, std::vector<std::uint64_t>>> rows;  ///< the outcome, then the other columns

  void printCsv(std::FILE* file) const;
  Json json() const;
};

/// "distance" and the keys of the variant: everything `--by` takes.
std::vector<std::string> tableKeys(const Variant& variant);

/// Throws UsageError for a key the variant does not offer, or one that was not published; SolutionError.
TableRows tableRows(const Solution& solution, const std::string& key, Counting counting);

}  // namespace kotai::cli
