// Why the library cannot be used.
#pragma once

namespace kotai {

/// Nothing in it has been changed.
enum class LibraryFault {
  CannotOpen,  ///< no such folder, no permission, a full disk, another program holds it for long
  Newer,       ///< a newer version of this program made it
};

}  // namespace kotai
