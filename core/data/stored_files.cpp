#include "core/data/stored_files.h"

#include <algorithm>

#include "core/base/read_failure.h"
#include "core/data/solution_files.h"
#include "core/game/registry.h"
#include "core/tables/solution_check.h"

namespace kotai {

constexpr std::string_view solutionEnding = ".kotai";
constexpr std::string_view figuresEnding = FileShape::figuresEnding;
constexpr std::string_view asideMark = ".damaged-";

static std::optional<StoredFile> storedFile(const std::filesystem::directory_entry& entry) {
  std::error_code error;
  if (!entry.is_regular_file(error)) return std::nullopt;
  const std::string name = entry.path().filename().string();
  StoredFile stored;
  const std::size_t mark = name.find(asideMark);
  stored.aside = mark != std::string::npos;
  const std::string whole = name.substr(0, mark);
  stored.figuresOnly = whole.ends_with(figuresEnding);
  if (!stored.figuresOnly && !whole.ends_with(solutionEnding)) return std::nullopt;
  const std::string stem = whole.substr(0, whole.size() - (stored.figuresOnly ? figuresEnding : solutionEnding).size());
  stored.file = entry.path();
  stored.bytes = entry.file_size(error);
  stored.modified = entry.last_write_time(error);
  stored.play = playNamed(stem, entry.path());
  return stored;
}

FileShape shapeOf(const StoredFile& stored) {
  const auto variant = parseVariant(stored.variantId());
  return stored.figuresOnly && variant ? FileShape::figuresOf(**variant) : stored.play->fileShape();
}

std::vector<StoredFile> storedFiles(const std::filesystem::path& directory) {
  std::vector<StoredFile> files;
  std::error_code error;
  for (std::filesystem::directory_iterator entry(directory, error), end; !error && entry != end; entry.increment(error))
    if (auto stored = storedFile(*entry)) files.push_back(std::move(*stored));
  std::ranges::sort(files, {}, &StoredFile::file);
  return files;
}

std::optional<SolutionError> faultOf(const StoredFile& stored, std::uint64_t wholeUpTo) {
  if (!stored.play) return std::nullopt;
  try {
    checkSolution(stored.file.parent_path(), shapeOf(stored), wholeUpTo);
  } catch (...) {
    return readFailure(stored.file.parent_path());
  }
  return std::nullopt;
}

}  // namespace kotai
