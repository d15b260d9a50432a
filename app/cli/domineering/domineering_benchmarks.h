// Benchmark cases for simultaneous boards: solved completely, proved by search, probed.
#pragma once

#include <vector>

#include "app/cli/bench/benchmark_case.h"

namespace kotai::cli {

/// "solve/syncdom:6x5/threads:2/memory:unlimited" (items are positions), "prove/syncdom:7x6/threads:2" (nodes),
/// "probe/syncdom:5x5/matrices" (matrices with their equilibrium).
std::vector<BenchmarkCase> domineeringBenchmarks(const BenchmarkFolders& folders);

}  // namespace kotai::cli
