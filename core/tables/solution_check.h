// Whether a finished solution is whole, and where a damaged file goes.
#pragma once

#include <cstdint>
#include <filesystem>

#include "core/base/errors.h"
#include "core/tables/file_shape.h"

namespace kotai {

/// Files up to this size are checked block by block, which takes less than a second. In larger ones the heads of the records
/// are checked, and a block when a value in it is read.
inline constexpr std::uint64_t wholeCheckBytes = std::uint64_t{64} << 20;
inline constexpr std::uint64_t everyByte = ~std::uint64_t{0};

/// Checks header, end and directory of a solution and the head of every record (its block table and summary with it), and
/// every block of files of at most \p wholeUpTo bytes. Throws SolutionError (NotFound, Truncated, DamagedTier, ...).
void checkSolution(const std::filesystem::path& directory, const FileShape& shape, std::uint64_t wholeUpTo = wholeCheckBytes);

/// Whether a finished file is broken for good, so that all one can do is to make it anew. Not so for what the system refuses
/// or a newer program made, nor for unfinished files and shards: a solve goes on with what is good in them.
bool isDamaged(const SolutionError& error);

/// Renames the file to NAME.damaged-1, or to the next number that is not taken; gives the new name. Throws SolutionError
/// (WriteFailed); the file stays then.
std::filesystem::path moveAside(const std::filesystem::path& file);

}  // namespace kotai
