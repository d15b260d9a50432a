// Peak memory of this process.
#pragma once

#include <cstdint>

namespace kotai::cli {

/// Returns VmHWM of /proc/self/status in bytes, or 0 if this value is unavailable.
std::uint64_t peakMemoryBytes();

/// Resets the peak if the system allows it (Linux 4.0 and later).
void resetPeakMemory();

}  // namespace kotai::cli
