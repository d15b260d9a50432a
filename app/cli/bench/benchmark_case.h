// A case of the benchmark suite, which both `kotai-cli bench` and Google Benchmark run.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>

namespace kotai::cli {

/// Result of one run of a case. Rates are computed as items / seconds.
struct BenchmarkResult {
  double seconds = 0;
  double items = 0;             ///< number of positions solved or probed in the run
  double unmovesPerSecond = 0;  ///< rate of unmoves until all values are known; 0 if the solver makes no unmoves
  double bytesPerPosition = 0;  ///< size of the solution file per position
  std::uint64_t peakBytes = 0;  ///< peak memory of this process during the case
  std::uint64_t reloads = 0;    ///< number of tables read from the disk again because of the memory limit
};

struct BenchmarkCase {
  std::string name;  ///< name such as "solve/dodgem:5x5/threads:2/memory:64M" or "probe/warm"
  std::function<BenchmarkResult()> run;
};

struct BenchmarkFolders {
  std::filesystem::path scratch;    ///< folder that cases may use and clear
  std::filesystem::path solutions;  ///< folder with existing solutions to probe; empty if there is none
};

}  // namespace kotai::cli
