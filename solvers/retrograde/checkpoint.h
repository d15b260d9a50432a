// An array of bytes and how far it has come, kept beside a solution while its one large tier is being solved.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <stop_token>
#include <string>

#include "core/base/parallel.h"

namespace kotai::retrograde {

/// Writes a new file and renames it over the old one: a kill leaves one of the two. Not synced: after a power cut the checksums
/// tell what is missing, and the solve begins again. If stopped, the old one stays. Throws SolutionError (DiskFull, CannotCreate,
/// WriteFailed).
void saveCheckpoint(const std::filesystem::path& file, const std::string& variantId, std::uint32_t level,
                    std::span<const std::byte> bytes, const ParallelLoop& loop, const std::stop_token& stop = {});

/// Fills `bytes` and gives the level back; none if there is no checkpoint of this variant and size, or a damaged one (then
/// `bytes` holds anything).
std::optional<std::uint32_t> loadCheckpoint(const std::filesystem::path& file, const std::string& variantId,
                                            std::span<std::byte> bytes, const ParallelLoop& loop);

}  // namespace kotai::retrograde
