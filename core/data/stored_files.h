// Files of finished solutions in a data folder, including damaged files that were moved aside.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/base/errors.h"
#include "core/play/play.h"
#include "core/tables/file_shape.h"

namespace kotai {

struct StoredFile {
  std::filesystem::path file;
  std::uint64_t bytes = 0;
  std::filesystem::file_time_type modified;
  bool aside = false;        ///< whether a repair renamed the file to NAME.kotai.damaged-1, so that it is not used
  bool figuresOnly = false;  ///< whether the file has only figures
  PlayPtr play;              ///< null if the game is unknown

  std::string variantId() const { return play ? play->id() : std::string(); }  ///< empty if the game is unknown
};

/// Returns the shape of a stored file. Precondition: the variant is known.
FileShape shapeOf(const StoredFile& stored);

/// Returns the files of a folder, ordered by name. Returns no files if the folder cannot be read.
std::vector<StoredFile> storedFiles(const std::filesystem::path& directory);

/// Returns the fault that checkSolution() finds in a finished solution, or nothing if there is no fault.
std::optional<SolutionError> faultOf(const StoredFile& stored, std::uint64_t wholeUpTo);

}  // namespace kotai
