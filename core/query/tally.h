// Counts positions by quantities of the query language: user-defined tables.
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/analysis/table_rows.h"
#include "core/query/search.h"

namespace kotai::query {

struct TallyKey {
  std::string name;
  std::optional<Sum> number = {};  ///< quantity to count by; missing if the key is the outcome
};

/// Returns a row for each combination that occurs, with a column for each key and a column for the count. Rows
/// are in the order win, draw, loss, or by ascending numbers with missing numbers last. The result is undefined
/// after a stop request. Throws SolutionError.
TableRows tally(const Prepared& prepared, const std::vector<TallyKey>& keys, const std::stop_token& stop,
                const std::function<void(const Progress&)>& progress = {});

}  // namespace kotai::query
