// Reads and writes small files about one variant, each as a whole. A file has a header, compressed contents and
// a checksum.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace kotai {

/// Kind of the contents. Readers reject files of another kind.
struct SealedKind {
  std::uint64_t magic;
  std::uint32_t version;
  std::uint64_t maxBytes;  ///< maximum size of the contents; a file that claims more counts as damaged, without an allocation
};

/// Replaces the file atomically. Throws SolutionError (CannotCreate, DiskFull, WriteFailed). Precondition: \p contents has at
/// most kind.maxBytes bytes.
void writeSealedFile(const std::filesystem::path& file, SealedKind kind, const std::string& variantId,
                     std::span<const std::byte> contents);

/// Returns the contents, or nothing if there is no file. Throws SolutionError (CannotOpen, NotASolution, NewerVersion,
/// WrongVariant, Truncated, DamagedHeader, DamagedBlock).
std::optional<std::vector<std::byte>> readSealedFile(const std::filesystem::path& file, SealedKind kind,
                                                     const std::string& variantId);

}  // namespace kotai
