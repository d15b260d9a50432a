// Packs: a solution for other people, in one file after a manifest that anybody can read.
#pragma once

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "core/tables/file_shape.h"

namespace kotai {

/// The second line of a pack, as JSON.
struct PackManifest {
  std::string variant;
  std::string program;  ///< program and version that wrote it
  std::uint64_t positions = 0;
  std::uint64_t bytes = 0;            ///< size of the solution
  std::string checksum;               ///< XXH3-64 of the solution, 16 hexadecimal digits
  std::vector<std::string> facts;     ///< citedFacts()
  std::vector<std::string> citation;  ///< BibTeX entries
};

/// Why a file is not unpacked.
enum class PackFault : std::uint8_t {
  NotAPack,  ///< it does not begin as one, or its manifest is none
  Newer,     ///< of a newer format
  Length,    ///< more or fewer bytes than the manifest says
  Checksum,  ///< other bytes than the manifest says
  Contents,  ///< no whole solution of the variant
  Occupied,  ///< the folder has a solution of the variant
  UnknownVariant
};

/// The shape of a variant's solution, of either kind of game. Returns nothing for an unknown variant.
std::optional<FileShape> shapeOfVariant(std::string_view variantId);

/// Fills in size and checksum, and writes the pack. Returns false after a stop request. Precondition: the solution is one file
/// and was checked. Throws SolutionError if it changes meanwhile.
bool writePack(std::FILE* output, const std::filesystem::path& solution, PackManifest manifest, const std::stop_token& stop);

/// Reads the manifest only, at most 1 MiB. Throws SolutionError.
tl::expected<PackManifest, PackFault> readManifest(const std::filesystem::path& pack);

/// Copies the solution into `NAME.kotai.unpacked` in the folder, checks every byte there, and then moves it to its place, whose
/// name follows from the variant alone. Whenever it is killed, the folder has either all of it or nothing that counts as a
/// solution, and the next call goes over what is left. Throws SolutionError (CannotCreate, DiskFull, WriteFailed, Locked).
tl::expected<std::filesystem::path, PackFault> unpack(const std::filesystem::path& pack, const PackManifest& manifest,
                                                      const std::filesystem::path& directory);

}  // namespace kotai
