// Checkpoints of solves with a single large tier: an array of bytes and the level reached.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>

#include "core/base/parallel.h"

namespace kotai::retrograde {

/// Writes a new file and renames it over the old file. If the program is killed, the file is therefore the
/// complete old or new file. Does not sync. After a power cut, checksums reveal damage, and the solve starts
/// again. If stopped, the old file stays. Throws SolutionError (DiskFull, CannotCreate, WriteFailed).
void saveCheckpoint(const std::filesystem::path& file, const std::string& variantId, std::uint32_t level,
                    std::span<const std::byte> bytes, const ParallelLoop& loop, const std::stop_token& stop = {});
/// Calls fill(first, bytes) for parts of an array that is never in memory as a whole. Calls come from any
/// thread.
using FillBytes = std::function<void(std::uint64_t first, std::span<std::byte> bytes)>;
void saveCheckpoint(const std::filesystem::path& file, const std::string& variantId, std::uint32_t level, std::uint64_t size,
                    const FillBytes& fill, const ParallelLoop& loop, const std::stop_token& stop = {});

/// Fills `bytes` and returns the level. Returns nothing, with undefined `bytes`, if there is no valid checkpoint of this
/// variant and size.
std::optional<std::uint32_t> loadCheckpoint(const std::filesystem::path& file, const std::string& variantId,
                                            std::span<std::byte> bytes, const ParallelLoop& loop);

}  // namespace kotai::retrograde
