// Checks whether a finished solution is complete, and moves damaged files aside.
#pragma once

#include <cstdint>
#include <filesystem>
#include <stop_token>

#include "core/base/errors.h"
#include "core/tables/file_shape.h"

namespace kotai {

/// Files up to this size are checked block by block, which takes less than a second. In larger ones the heads of the records
/// are checked, and blocks only when they are read.
inline constexpr std::uint64_t wholeCheckBytes = std::uint64_t{64} << 20;
inline constexpr std::uint64_t everyByte = ~std::uint64_t{0};

/// Checks header, end and directory of a solution, the head of every record (including its block table and summary), and every
/// block of files of at most \p wholeUpTo bytes. Returns early after a stop request. Throws SolutionError (NotFound, Truncated,
/// DamagedTier, ...).
void checkSolution(const std::filesystem::path& directory, const FileShape& shape, std::uint64_t wholeUpTo = wholeCheckBytes,
                   const std::stop_token& stop = {});

/// Returns whether the content of a file is wrong. False for errors of the system and files from newer versions.
bool isWrongContent(SolutionFault fault);
/// Returns whether a finished file is permanently broken, and solving the variant again replaces it. False for errors of the
/// system, files from newer versions and outcomes from packs. Also false for unfinished files and shards, because a solve
/// continues with their intact parts.
bool isDamaged(const SolutionError& error);

/// Renames the file to NAME.damaged-1, or to the next free number, and returns the new name. Throws SolutionError
/// (WriteFailed), after which the file is unchanged.
std::filesystem::path moveAside(const std::filesystem::path& file);

}  // namespace kotai
