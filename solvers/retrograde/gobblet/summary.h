// Converts the counts of a solve of Gobblet Gobblers to a TierSummary.
#pragma once

#include <vector>

#include "core/tables/tier_summary.h"
#include "solvers/retrograde/gobblet/row_kernel.h"

namespace kotai::gobblet::engine {

/// Combines the surveys of all classes of small layers.
TierSummary summaryOf(const std::vector<Survey>& surveys);

}  // namespace kotai::gobblet::engine
