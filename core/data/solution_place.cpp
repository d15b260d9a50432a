#include "core/data/solution_place.h"

#include "core/base/errors.h"
#include "core/data/solution_files.h"
#include "core/tables/file_layout.h"
#include "core/tables/input_file.h"

namespace kotai {

bool hasSolutionMagic(const std::filesystem::path& file) {
  try {
    const InputFile input(file);
    if (input.size() < sizeof layout::headerMagic) return false;
    const auto magic = input.at<std::uint64_t>(0);
    return magic == layout::headerMagic || magic == layout::figuresMagic;
  } catch (const SolutionError&) {
    return false;
  }
}

std::optional<SolutionPlace> placeOfSolution(const std::filesystem::path& file, const std::filesystem::path& dataDirectory) {
  SolutionPlace place;
  place.stored.file = file;
  place.stored.play = playOfFile(file);
  if (!place.stored.play) return std::nullopt;
  try {
    const auto header = InputFile(file).at<layout::FileHeader>(0);
    place.stored.figuresOnly = header.magic == layout::figuresMagic;
    place.inShards = header.version == layout::manifestVersion;
  } catch (const SolutionError&) {
    return std::nullopt;  // the file has vanished in the meantime
  }
  std::error_code error;
  place.stored.bytes = std::filesystem::file_size(file, error);
  place.wanted = std::filesystem::absolute(dataDirectory, error) / shapeOf(place.stored).fileName();
  place.isThere = std::filesystem::equivalent(file, place.wanted, error);
  return place;
}

}  // namespace kotai
