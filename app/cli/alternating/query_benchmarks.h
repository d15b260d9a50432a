// Benchmarks of queries.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "app/cli/bench/benchmark_case.h"
#include "core/tables/solution.h"

namespace kotai::cli {

/// Measures the first page and the complete count of some queries on one variant's solution, which \p solution opens or
/// creates.
std::vector<BenchmarkCase> queryBenchmarks(const std::string& variantId, const std::function<SolutionPtr()>& solution);

}  // namespace kotai::cli
