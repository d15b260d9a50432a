// Why the library cannot be used.
#pragma once

namespace kotai {

/// Nothing in it has been changed.
enum class LibraryFault {
  CannotOpen,  ///< no such folder, no permission, a full disk, another program holds it for long
  NotAFile,    ///< a folder, a pipe or a device stands in its place
  ReadOnly,    ///< what is in it can be read, and nothing can be added
  Newer,       ///< a newer version of this program made it
};

}  // namespace kotai
