// Small files about one variant: a header, compressed contents, a checksum. Written and read as a whole.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace kotai {

/// Kind of the contents. Files of another kind are refused.
struct SealedKind {
  std::uint64_t magic;
  std::uint32_t version;
  std::uint64_t mostBytes;  ///< size limit of the contents: a file that claims more is damaged, and no memory is allocated for it
};

/// Replaces the file atomically. Throws SolutionError (CannotCreate, DiskFull, WriteFailed). Precondition: at most the
/// maximum size of its kind.
void writeSealedFile(const std::filesystem::path& file, SealedKind kind, const std::string& variantId,
                     std::span<const std::byte> contents);

/// Returns nothing if there is no file. Throws SolutionError (CannotOpen, NotASolution, NewerVersion, WrongVariant, Truncated,
/// DamagedHeader, DamagedBlock).
std::optional<std::vector<std::byte>> readSealedFile(const std::filesystem::path& file, SealedKind kind,
                                                     const std::string& variantId);

}  // namespace kotai
