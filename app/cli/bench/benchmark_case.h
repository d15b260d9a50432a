// A case of the benchmark suite: what `kotai-cli bench` prints and what Google Benchmark measures.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>

namespace kotai::cli {

/// One run of a case. Rates are items / seconds.
struct BenchmarkResult {
  double seconds = 0;
  double items = 0;             ///< positions solved or probed
  double unmovesPerSecond = 0;  ///< moves taken back until all values are known; 0: the solver works differently
  double bytesPerPosition = 0;  ///< of the solution file
  std::uint64_t peakBytes = 0;  ///< of this process while the case ran
  std::uint64_t reloads = 0;    ///< tables read back from disk (solving with a memory limit)
};

struct BenchmarkCase {
  std::string name;  ///< "solve/dodgem:5x5/threads:2/memory:64M", "probe/warm", ...
  std::function<BenchmarkResult()> run;
};

struct BenchmarkFolders {
  std::filesystem::path scratch;    ///< cases may fill and clean it
  std::filesystem::path solutions;  ///< existing solutions for probing; may be empty
};

}  // namespace kotai::cli
