// Why the library cannot be used.
#pragma once

namespace kotai {

/// The library has not been changed.
enum class LibraryFault {
  CannotOpen,  ///< no such folder, no permission, a full disk, or a long lock by another program
  NotAFile,    ///< a folder, a pipe or a device is in its place
  ReadOnly,    ///< it can be read, but nothing can be added
  Newer,       ///< created by a newer version of this program
};

}  // namespace kotai
