// Packs: single files for sharing a solution. A pack begins with a readable manifest.
#pragma once

#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace kotai {

/// Contents of a pack after its manifest.
enum class PackContents : std::uint8_t {
  Values,    ///< a solution
  Outcomes,  ///< a file of outcomes (core/tables/outcome_table.h)
};

/// The second line of a pack, as JSON.
struct PackManifest {
  std::string variant;
  std::string program;  ///< program and version that wrote the pack
  std::uint64_t positions = 0;
  std::uint64_t bytes = 0;            ///< size of the packed file in bytes
  std::string checksum;               ///< XXH3-64 of the packed file, 16 hexadecimal digits
  std::vector<std::string> facts;     ///< result of citedFacts()
  std::vector<std::string> citation;  ///< BibTeX entries
  PackContents contents = PackContents::Values;
};

/// Reasons why a file is not unpacked.
enum class PackFault : std::uint8_t {
  NotAPack,  ///< the file does not begin like a pack, or its manifest is not valid
  Newer,     ///< the pack has a newer format
  Length,    ///< the pack has more or fewer bytes than its manifest says
  Checksum,  ///< the bytes do not match the checksum in the manifest
  /// The contents are neither a complete solution of the variant nor a complete file of its outcomes. The same
  /// fault is reported for a start position chosen by the user, because the values are in another solution.
  Contents,
  Occupied,  ///< the folder already has a solution of the variant or its outcomes
  Stopped,   ///< unpacking was stopped on request
  UnknownVariant
};

/// Fills in the size and the checksum, and writes the pack. Returns its manifest, or nothing after a stop
/// request. Precondition: the solution is one file and was checked. Throws SolutionError if the file changes
/// meanwhile.
std::optional<PackManifest> writePack(std::FILE* output, const std::filesystem::path& solution, PackManifest manifest,
                                      const std::stop_token& stop);

/// Reads the manifest only, at most 1 MiB. Throws SolutionError.
tl::expected<PackManifest, PackFault> readManifest(const std::filesystem::path& pack);

/// Copies the solution into the subfolder `NAME.kotai.unpacked` and checks every byte there. Then moves the
/// solution to its final path, which depends on the variant alone. Returns Occupied if another program has
/// created a file at this path. If the program is killed, the folder contains either the complete solution or
/// none. The next call removes leftovers. Throws SolutionError (CannotCreate, DiskFull, WriteFailed,
/// NewerVersion; Locked if another program unpacks this variant; for the pack, the exceptions of InputFile).
tl::expected<std::filesystem::path, PackFault> unpack(const std::filesystem::path& pack, const PackManifest& manifest,
                                                      const std::filesystem::path& directory, const std::stop_token& stop);

}  // namespace kotai
