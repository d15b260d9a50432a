#include "core/data/solution_files.h"

#include <xxhash.h>

#include <cstddef>
#include <cstring>
#include <map>

#include "core/base/errors.h"
#include "core/game/registry.h"
#include "core/tables/file_checks.h"
#include "core/tables/file_layout.h"
#include "core/tables/file_shape.h"
#include "core/tables/file_stem.h"
#include "core/tables/input_file.h"

namespace kotai {

/// Returns the variant in the header of a solution, of figures or of outcomes. Returns an empty string if the
/// header is incomplete or damaged.
static std::string idOfFile(const std::filesystem::path& file) {
  layout::FileHeader header{};
  try {
    header = InputFile(file).at<layout::FileHeader>(0);
  } catch (const SolutionError&) {
    return {};
  }
  const bool ours = header.magic == layout::headerMagic || header.magic == layout::figuresMagic || header.magic == outcomesMagic;
  if (!ours || XXH3_64bits(&header, offsetof(layout::FileHeader, checksum)) != header.checksum) return {};
  return std::string(header.variant, ::strnlen(header.variant, sizeof header.variant));
}

/// Returns the ids of variants with the file stem \p stem, such as "dodgem-3x3". Considers the variant of this
/// name and the known variants.
static std::vector<std::string> possibleIds(const std::string& stem) {
  std::string plain = stem;
  if (const std::size_t dash = plain.find('-'); dash != std::string::npos) plain[dash] = ':';
  std::vector<std::string> ids{plain};
  for (const GameInfo& game : allGames()) ids.insert(ids.end(), game.knownVariants.begin(), game.knownVariants.end());
  std::erase_if(ids, [&stem](const std::string& id) { return fileStem(id) != stem; });
  return ids;
}

PlayPtr playOfFile(const std::filesystem::path& file) { return parsePlay(idOfFile(file)).value_or(nullptr); }

PlayPtr playNamed(const std::string& stem, const std::filesystem::path& file) {
  if (PlayPtr named = playOfFile(file); named && fileStem(named->id()) == stem) return named;
  for (const std::string& id : possibleIds(stem))
    if (const auto parsed = parsePlay(id)) return *parsed;
  return nullptr;
}

std::vector<PlayPtr> playsInFolder(const std::filesystem::path& directory) {
  std::map<std::string, PlayPtr> found;
  std::error_code error;
  for (std::filesystem::directory_iterator entry(directory, error), end; !error && entry != end; entry.increment(error)) {
    const std::string name = entry->path().filename().string();
    const bool mayBeSolution = name.ends_with(".kotai") || name.ends_with(".kotai.part");
    if (!mayBeSolution && !name.ends_with(FileShape::figuresEnding) && !name.ends_with(outcomesEnding)) continue;
    const PlayPtr play = playOfFile(entry->path());
    if (!play) continue;
    const std::string own = play->fileShape().fileName();
    const std::string stem = fileStem(play->id());
    if (name == own || name == own + ".part" || name == stem + FileShape::figuresEnding || name == stem + outcomesEnding)
      found.emplace(play->id(), play);
  }
  std::vector<PlayPtr> plays;
  for (const auto& [id, play] : found) plays.push_back(play);
  return plays;
}

std::vector<VariantPtr> variantsInFolder(const std::filesystem::path& directory) {
  std::vector<VariantPtr> variants;
  for (const PlayPtr& play : playsInFolder(directory))
    if (const auto variant = parseVariant(play->id())) variants.push_back(*variant);
  return variants;
}

}  // namespace kotai
