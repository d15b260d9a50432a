// Identifies a solution file anywhere on the disk: its variant, and the path where programs look for the
// solution.
#pragma once

#include <filesystem>
#include <optional>

#include "core/data/stored_files.h"

namespace kotai {

struct SolutionPlace {
  StoredFile stored;             ///< the file, with the variant from its header, not from its name
  std::filesystem::path wanted;  ///< required path in the data folder
  bool isThere = false;          ///< whether the file is already at the path `wanted`
  bool inShards = false;         ///< whether the values are in files beside the solution
};

/// Returns whether the file can be read and begins like a solution.
bool hasSolutionMagic(const std::filesystem::path& file);

/// Finds the place of a file. Returns nothing unless the file has a complete header that names a known variant.
std::optional<SolutionPlace> placeOfSolution(const std::filesystem::path& file, const std::filesystem::path& dataDirectory);

}  // namespace kotai
