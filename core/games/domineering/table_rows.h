// Tables of a solved board as rows, for the command line, files and the clipboard.
#pragma once

#include <vector>

#include "core/analysis/table_rows.h"
#include "core/simultaneous/distribution.h"

namespace kotai::domineering {

/// Returns a table with the columns covered, vertical, horizontal, draw, mixed, finished, positions.
TableRows coveredRows(const std::vector<CoveredCounts>& counts);
/// Returns a table of the most common values, with the columns value, fraction (empty if the value has none)
/// and count.
TableRows valueRows(const ValueDistribution& distribution);

}  // namespace kotai::domineering
