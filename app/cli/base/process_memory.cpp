#include "app/cli/base/process_memory.h"

#include <malloc.h>

#include <fstream>
#include <limits>
#include <string>

namespace kotai::cli {

std::uint64_t peakMemoryBytes() {
  std::ifstream status("/proc/self/status");
  for (std::string word; status >> word;) {
    std::uint64_t kibibytes = 0;
    if (word == "VmHWM:" && status >> kibibytes) return kibibytes * 1024;
    status.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
  }
  return 0;
}

void resetPeakMemory() {
  ::malloc_trim(0);  // memory freed by earlier work must not count
  std::ofstream("/proc/self/clear_refs") << "5";
}

}  // namespace kotai::cli
