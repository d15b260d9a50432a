// Free resources of the machine, and their use by this program.
#pragma once

#include <filesystem>

namespace kotai {

struct MachineMemory {
  double total = 0;      ///< total memory of the machine or of this program's control group, in bytes
  double available = 0;  ///< the system's estimate of the memory that programs can get, counting the page cache as free

  /// Returns the memory that the program may use by default: all available memory except a tenth of the total.
  double usable() const { return available > total / 10 ? available - total / 10 : 0; }
};
MachineMemory machineMemory();
inline double availableMemoryBytes() { return machineMemory().available; }

/// Returns the resident memory of this program in bytes, without shared and file-backed pages.
double anonymousBytes();

/// Returns the processor time of the calling thread in seconds. Waiting does not count.
double processorSeconds();

/// Returns the available space in bytes on the file system of the folder, or of its nearest existing parent.
double availableDiskBytes(std::filesystem::path directory);

}  // namespace kotai
