// Faults of the library.
#pragma once

namespace kotai {

/// Reasons why the library cannot be opened or written. The library stays unchanged.
enum class LibraryFault {
  CannotOpen,  ///< missing folder, no permission, full disk, or long lock by another program
  NotAFile,    ///< path of a folder, a pipe or a device
  ReadOnly,    ///< readable, but not writable
  Newer,       ///< created by a newer version of this program
};

}  // namespace kotai
