// Runs the cases of `kotai-cli bench` under Google Benchmark, with repetitions, filters and JSON.
#include <benchmark/benchmark.h>

#include "app/cli/bench/scratch_directory.h"
#include "app/cli/commands/commands.h"

namespace {

using kotai::cli::BenchmarkCase;
using kotai::cli::BenchmarkResult;

/// Runs a case once per iteration. The case measures its own time.
void measure(benchmark::State& state, const BenchmarkCase& measured) {
  BenchmarkResult last;
  double items = 0;
  double seconds = 0;
  for ([[maybe_unused]] auto iteration : state) {
    last = measured.run();
    state.SetIterationTime(last.seconds);
    items += last.items;
    seconds += last.seconds;
  }
  state.counters["positions/s"] = seconds > 0 ? items / seconds : 0;
  state.counters["unmoves/s"] = last.unmovesPerSecond;
  state.counters["us/position"] = items > 0 ? 1e6 * seconds / items : 0;
  state.counters["bytes/position"] = last.bytesPerPosition;
  state.counters["peak_MiB"] = static_cast<double>(last.peakBytes) / (1 << 20);
  state.counters["reloads"] = static_cast<double>(last.reloads);
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  const kotai::cli::ScratchDirectory scratch;
  for (const BenchmarkCase& measured : kotai::cli::benchmarkCases({scratch.path(), {}}))
    benchmark::RegisterBenchmark(measured.name.c_str(), [measured](benchmark::State& state) { measure(state, measured); })
        ->UseManualTime()
        ->Unit(benchmark::kMillisecond);
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return 0;
}
