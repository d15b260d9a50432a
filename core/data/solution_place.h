// A solution that may lie anywhere: what it is of, and where programs look for it.
#pragma once

#include <filesystem>
#include <optional>

#include "core/data/stored_files.h"

namespace kotai {

struct SolutionPlace {
  StoredFile stored;             ///< its variant is that of its header, whatever it is called
  std::filesystem::path wanted;  ///< the file of the data folder that it would have to be
  bool isThere = false;          ///< it is that file
  bool inShards = false;         ///< its values lie in files beside it
};

/// Whether the file begins as solutions do; false also where it cannot be read.
bool beginsAsSolution(const std::filesystem::path& file);

/// None if there is no whole header that names a variant of this program.
std::optional<SolutionPlace> placeOfSolution(const std::filesystem::path& file, const std::filesystem::path& dataDirectory);

}  // namespace kotai
