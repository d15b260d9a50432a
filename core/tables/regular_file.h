// Opens files by name without waiting for pipes, touching devices, or mistaking other files for ours.
#pragma once

#include <cstdint>
#include <filesystem>

#include "core/base/errors.h"

namespace kotai {

/// Opens a file with \p flags and O_CLOEXEC, and returns the descriptor. With O_NOFOLLOW, a symbolic link is a
/// ForeignFile. Throws SolutionError: NotFound, NotARegularFile, ForeignFile, or \p otherwise with the system's reason.
int openRegularFile(const std::filesystem::path& file, int flags, SolutionFault otherwise);

/// First 8 bytes of a kind of file, or `emptyFile` for files that stay empty.
using FileMagic = std::uint64_t;
inline constexpr FileMagic emptyFile = 0;

/// Throws ForeignFile if the file does not begin with \p magic. Accepts an empty file, or a file truncated within its first 8
/// bytes.
void refuseForeignFile(int descriptor, const std::filesystem::path& file, FileMagic magic);

}  // namespace kotai
