// Why the library cannot be used.
#pragma once

namespace kotai {

/// Nothing in it has been changed.
enum class LibraryFault {
  CannotOpen,  ///< no such folder, no permission, a full disk, or a long lock by another program
  NotAFile,    ///< a folder, a pipe or a device is in its place
  ReadOnly,    ///< it can be read, but nothing can be added
  Newer,       ///< a newer version of this program made it
};

}  // namespace kotai
