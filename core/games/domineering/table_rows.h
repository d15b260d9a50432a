// Tables of a solved board as rows, for the command line, for files and for the clipboard.
#pragma once

#include <vector>

#include "core/analysis/table_rows.h"
#include "core/simultaneous/distribution.h"

namespace kotai::domineering {

/// Columns covered, vertical, horizontal, draw, mixed, finished, positions.
TableRows coveredRows(const std::vector<CoveredCounts>& counts);
/// The most common values: columns value, fraction (empty where there is none), count.
TableRows valueRows(const ValueDistribution& distribution);

}  // namespace kotai::domineering
