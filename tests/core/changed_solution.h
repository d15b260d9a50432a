// Solutions with wrong values or counts, for tests of checks that must find these faults.
#pragma once

#include <filesystem>
#include <functional>
#include <map>

#include "core/tables/solution.h"

namespace kotai::test {

using Values = std::map<Location, Value>;
using ChangeSummary = std::function<void(TierId, TierSummary&)>;

/// Writes a file with valid checksums but other values for some positions, or other counts.
SolutionPtr changedSolution(const Solution& right, const std::filesystem::path& folder, const Values& wrong,
                            const ChangeSummary& change = {});

}  // namespace kotai::test
