// Cases of the benchmark suite for players: decisions and games per second.
#pragma once

#include <vector>

#include "app/cli/bench/benchmark_case.h"

namespace kotai::cli {

/// Cases such as "decide/syncdom:7x7/alphabeta:depth=6", from the empty board, and "match/...", whole games between two
/// players. Items are decisions and games.
std::vector<BenchmarkCase> playerBenchmarks();

}  // namespace kotai::cli
