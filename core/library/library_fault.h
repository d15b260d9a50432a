// Faults of the library.
#pragma once

namespace kotai {

/// The library stays unchanged.
enum class LibraryFault {
  CannotOpen,  ///< missing folder, no permission, full disk, or long lock by another program
  NotAFile,    ///< the path is a folder, a pipe or a device
  ReadOnly,    ///< readable, but not writable
  Newer,       ///< created by a newer version of this program
};

}  // namespace kotai
