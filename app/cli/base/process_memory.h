// Peak memory of this process.
#pragma once

#include <cstdint>

namespace kotai::cli {

/// Returns VmHWM of /proc/self/status in bytes; 0 if unavailable.
std::uint64_t peakMemoryBytes();

/// Resets the peak if the system allows it (Linux 4.0 and later).
void resetPeakMemory();

}  // namespace kotai::cli
