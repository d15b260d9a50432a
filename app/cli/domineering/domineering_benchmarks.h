// Benchmark cases for simultaneous boards: solving completely, proving by search, probing.
#pragma once

#include <vector>

#include "app/cli/bench/benchmark_case.h"

namespace kotai::cli {

/// Cases such as "solve/syncdom:6x5/threads:2/memory:unlimited" (items are positions), "prove/syncdom:7x6/threads:2" (nodes)
/// and "probe/syncdom:5x5/matrices" (matrices with their equilibrium).
std::vector<BenchmarkCase> domineeringBenchmarks(const BenchmarkFolders& folders);

}  // namespace kotai::cli
