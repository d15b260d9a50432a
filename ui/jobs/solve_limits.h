// Limits of a solve: threads and memory.
#pragma once

#include <cstdint>

namespace kotai::ui {

struct SolveLimits {
  unsigned threads = 0;           ///< number of threads; 0 for all threads of the machine
  std::uint64_t memoryBytes = 0;  ///< maximum memory; 0 for the free memory minus a tenth of the machine's memory
  friend bool operator==(const SolveLimits&, const SolveLimits&) = default;
};

}  // namespace kotai::ui
