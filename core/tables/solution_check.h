// Checks whether a finished solution is complete, and moves damaged files aside.
#pragma once

#include <cstdint>
#include <filesystem>
#include <stop_token>

#include "core/base/errors.h"
#include "core/tables/file_shape.h"

namespace kotai {

/// Maximum size of files in which every block is checked, which takes less than a second. In larger files, blocks are checked
/// only on reading.
inline constexpr std::uint64_t wholeCheckBytes = std::uint64_t{64} << 20;
inline constexpr std::uint64_t everyByte = ~std::uint64_t{0};

/// Checks header, end and directory of a solution, the head of every record (including its block table and summary), and every
/// block of files of at most \p wholeUpTo bytes. Returns early after a stop request. Throws SolutionError (NotFound, Truncated,
/// DamagedTier, ...).
void checkSolution(const std::filesystem::path& directory, const FileShape& shape, std::uint64_t wholeUpTo = wholeCheckBytes,
                   const std::stop_token& stop = {});

/// Returns whether the contents of a file are wrong. Returns false for system errors and files from newer
/// versions.
bool isWrongContent(SolutionFault fault);
/// Returns whether a finished file is permanently damaged and can be replaced by solving again. Returns false
/// for system errors, files from newer versions, outcomes from packs, and unfinished files and shards, whose
/// intact parts a solve reuses.
bool isDamaged(const SolutionError& error);

/// Renames the file to NAME.damaged-1, or to the next free number, and returns the new name. Throws SolutionError
/// (WriteFailed), after which the file is unchanged.
std::filesystem::path moveAside(const std::filesystem::path& file);

}  // namespace kotai
