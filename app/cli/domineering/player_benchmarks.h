// Cases of the benchmark suite for players: decisions and games in a second.
#pragma once

#include <vector>

#include "app/cli/bench/benchmark_case.h"

namespace kotai::cli {

/// "decide/syncdom:7x7/alphabeta:depth=6" from the empty board, "match/..." whole games of both players; items are decisions
/// and games.
std::vector<BenchmarkCase> playerBenchmarks();

}  // namespace kotai::cli
