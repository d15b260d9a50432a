// Packs: a solution for other people, in one file after a manifest that anybody can read.
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
  std::string program;  ///< program and version that wrote it
  std::uint64_t positions = 0;
  std::uint64_t bytes = 0;            ///< size of the solution
  std::string checksum;               ///< XXH3-64 of the solution, 16 hexadecimal digits
  std::vector<std::string> facts;     ///< citedFacts()
  std::vector<std::string> citation;  ///< BibTeX entries
  PackContents contents = PackContents::Values;
};

/// Reasons why a file is not unpacked.
enum class PackFault : std::uint8_t {
  NotAPack,  ///< the file does not begin like a pack, or its manifest is not valid
  Newer,     ///< the pack has a newer format
  Length,    ///< the pack has more or fewer bytes than its manifest says
  Checksum,  ///< the bytes do not match the checksum in the manifest
  /// The contents are neither a whole solution of the variant nor a whole file of its outcomes. Also for a start position
  /// chosen by the user, whose values are in the solution of the usual start position.
  Contents,
  Occupied,  ///< the folder already has a solution of the variant, or its outcomes
  Stopped,   ///< stopped on request
  UnknownVariant
};

/// Fills in size and checksum, writes the pack, and returns its manifest, or nothing after a stop request. Precondition: the
/// solution is one file and was checked. Throws SolutionError if it changes meanwhile.
std::optional<PackManifest> writePack(std::FILE* output, const std::filesystem::path& solution, PackManifest manifest,
                                      const std::stop_token& stop);

/// Reads the manifest only, at most 1 MiB. Throws SolutionError.
tl::expected<PackManifest, PackFault> readManifest(const std::filesystem::path& pack);

/// Copies the solution into `NAME.kotai.unpacked` in the folder and checks every byte there. Then moves it to its place, whose
/// name follows from the variant alone, unless another program has put a solution there. If the program is killed at any time,
/// the folder contains either the whole solution or nothing that counts as one. The next call cleans up what is left. Throws
/// SolutionError (CannotCreate, DiskFull, WriteFailed, NewerVersion; Locked if another program unpacks this variant; those of
/// InputFile for the pack).
tl::expected<std::filesystem::path, PackFault> unpack(const std::filesystem::path& pack, const PackManifest& manifest,
                                                      const std::filesystem::path& directory, const std::stop_token& stop);

}  // namespace kotai
