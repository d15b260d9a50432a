// Limits of a solve, for threads and memory.
#pragma once

#include <cstdint>
#include <filesystem>

namespace kotai::ui {

struct SolveLimits {
  unsigned threads = 0;           ///< maximum number of threads; 0 for all threads of the machine
  std::uint64_t memoryBytes = 0;  ///< maximum memory; 0 for the free memory minus a tenth of the machine's memory
  /// Returns options of a solver with these limits and this data folder.
  template <typename Options>
  Options optionsIn(const std::filesystem::path& directory) const {
    Options options;
    options.directory = directory;
    options.threads = threads;
    options.memoryBytes = memoryBytes;
    return options;
  }
  friend bool operator==(const SolveLimits&, const SolveLimits&) = default;
};

}  // namespace kotai::ui
