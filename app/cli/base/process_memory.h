// How much memory this process has used at most.
#pragma once

#include <cstdint>

namespace kotai::cli {

/// VmHWM of /proc/self/status in bytes; 0 where the system does not tell.
std::uint64_t peakMemoryBytes();

/// Starts counting the peak anew, where the system allows it (Linux 4.0 and later).
void resetPeakMemory();

}  // namespace kotai::cli
