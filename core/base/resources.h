// What the machine has left, and what this program takes of it.
#pragma once

#include <filesystem>

namespace kotai {

struct MachineMemory {
  double total = 0;      ///< of the machine, or of the group of programs that this one is limited with
  double available = 0;  ///< what new programs can get by the system's own estimate (page cache counts as free), or this one

  /// What a program may use that nobody has told how much: all that is available but for the last tenth.
  double usable() const { return available > total / 10 ? available - total / 10 : 0; }
};
MachineMemory machineMemory();
inline double availableMemoryBytes() { return machineMemory().available; }

/// What this program has in memory now, without what it could read again from files.
double anonymousBytes();

/// Seconds that a processor has spent on the calling thread: waiting does not count.
double processorSeconds();

/// Space on the file system of the folder, or of the nearest parent that exists.
double availableDiskBytes(std::filesystem::path directory);

}  // namespace kotai
