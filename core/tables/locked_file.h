// A file that only one program at a time may work on.
#pragma once

#include <filesystem>

#include "core/tables/regular_file.h"

namespace kotai {

/// Opens the file for reading and writing, makes it if it is not there, and locks it; the lock ends when the
/// descriptor, which is the caller's, is closed. Throws SolutionError (CannotCreate; NotARegularFile; ForeignFile, also for
/// symbolic links; Locked if another program, or another part of this one, has it).
int openLockedFile(const std::filesystem::path& file, FileMagic magic);

}  // namespace kotai
