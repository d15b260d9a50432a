// The tables of `table` and `export`: columns, and rows in the order of the golden figures (draw, win, loss; opponent
// descending; mover ascending).
#pragma once

#include <cstdint>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

#include "app/cli/base/format.h"
#include "app/cli/output/game_strings.h"
#include "core/analysis/aggregate.h"
#include "core/analysis/published.h"

namespace kotai::cli {

struct TableRows {
  std::vector<std::string> columns;
  std::vector<std::vector<Json>> rows;  ///< words and numbers; null where there is no value

  void printCsv(std::FILE* file) const;
  Json json() const;
};

/// The counts of a table by length; empty if the solution has none.
std::map<unsigned, std::uint64_t> countsByLength(const Solution& solution, const LengthTable& table);

/// Numbers as numbers, other texts as they are; null for an empty one.
Json figureToJson(const std::string& text);

/// Everything `--by` takes: the keys of the variant, what its game adds, and "distance".
std::vector<std::string> tableKeys(const Variant& variant);

/// Throws UsageError for a key the variant does not offer, or one that was not published.
void checkTableKey(const Variant& variant, const std::string& key, Counting counting);

/// Throws UsageError as checkTableKey(); SolutionError.
TableRows tableRows(const Solution& solution, const std::string& key, Counting counting);

}  // namespace kotai::cli
