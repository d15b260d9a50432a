// Free resources of the machine and use by this program.
#pragma once

#include <filesystem>

namespace kotai {

struct MachineMemory {
  double total = 0;  ///< of the machine, or of this program's control group
  double available =
      0;  ///< estimate by the system, with the page cache as free, of the memory that new programs or this one can get

  /// Memory that the program may use by default: all available memory except a tenth of the total.
  double usable() const { return available > total / 10 ? available - total / 10 : 0; }
};
MachineMemory machineMemory();
inline double availableMemoryBytes() { return machineMemory().available; }

/// Current memory of this program, without pages that can be read again from files.
double anonymousBytes();

/// Processor time of the calling thread in seconds. Waiting does not count.
double processorSeconds();

/// Space on the file system of the folder, or of the nearest parent that exists.
double availableDiskBytes(std::filesystem::path directory);

}  // namespace kotai
