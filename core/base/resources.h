// Free resources of the machine and use by this program.
#pragma once

#include <filesystem>

namespace kotai {

struct MachineMemory {
  double total = 0;      ///< of the machine, or of the group of programs that this one is limited with
  double available = 0;  ///< what new programs can get by the system's own estimate (page cache counts as free), or this one

  /// Memory that the program may use without a given limit: all that is available but the last tenth.
  double usable() const { return available > total / 10 ? available - total / 10 : 0; }
};
MachineMemory machineMemory();
inline double availableMemoryBytes() { return machineMemory().available; }

/// Memory of this program now, without pages that it could read again from files.
double anonymousBytes();

/// Seconds that a processor has spent on the calling thread: waiting does not count.
double processorSeconds();

/// Space on the file system of the folder, or of the nearest parent that exists.
double availableDiskBytes(std::filesystem::path directory);

}  // namespace kotai
