#include "core/data/solution_files.h"

#include <xxhash.h>

#include <cstddef>
#include <cstring>
#include <map>
#include <string>

#include "core/base/errors.h"
#include "core/game/registry.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "core/tables/file_layout.h"
#include "core/tables/file_shape.h"
#include "core/tables/file_stem.h"
#include "core/tables/input_file.h"

namespace kotai {

namespace {

/// Returns the variant in a solution's header. Empty if the header is incomplete or damaged.
std::string idOfFile(const std::filesystem::path& file) {
  layout::FileHeader header{};
  try {
    header = InputFile(file).at<layout::FileHeader>(0);
  } catch (const SolutionError&) {
    return {};
  }
  const bool ours = header.magic == layout::headerMagic || header.magic == layout::figuresMagic;
  if (!ours || XXH3_64bits(&header, offsetof(layout::FileHeader, checksum)) != header.checksum) return {};
  return std::string(header.variant, ::strnlen(header.variant, sizeof header.variant));
}

/// The variants whose files have the correct name. \p variantOf reads a file, and \p shapeOf returns its required name.
template <class Pointer, class VariantOf, class ShapeOf>
std::vector<Pointer> inFolder(const std::filesystem::path& directory, VariantOf&& variantOf, ShapeOf&& shapeOf) {
  std::map<std::string, Pointer> found;
  std::error_code error;
  for (std::filesystem::directory_iterator entry(directory, error), end; !error && entry != end; entry.increment(error)) {
    const std::string name = entry->path().filename().string();
    if (!name.ends_with(".kotai") && !name.ends_with(".kotai.part") && !name.ends_with(FileShape::figuresEnding)) continue;
    const Pointer variant = variantOf(entry->path());
    if (!variant) continue;
    const std::string own = shapeOf(*variant).fileName();
    if (name == own || name == own + ".part" || name == fileStem(variant->id()) + FileShape::figuresEnding)
      found.emplace(variant->id(), variant);
  }
  std::vector<Pointer> variants;
  for (const auto& [id, variant] : found) variants.push_back(variant);
  return variants;
}

/// Returns the variants that "game-size" may mean: the named one, and listed ones whose files have this name.
std::vector<std::string> possibleIds(const std::string& stem) {
  std::string plain = stem;
  if (const std::size_t dash = plain.find('-'); dash != std::string::npos) plain[dash] = ':';
  std::vector<std::string> ids{plain};
  for (const GameInfo& game : allGames()) ids.insert(ids.end(), game.knownVariants.begin(), game.knownVariants.end());
  std::erase_if(ids, [&stem](const std::string& id) { return fileStem(id) != stem; });
  return ids;
}

}  // namespace

VariantPtr variantOfFile(const std::filesystem::path& file) {
  const auto variant = parseVariant(idOfFile(file));
  return variant ? *variant : nullptr;
}

SimultaneousVariantPtr simultaneousVariantOfFile(const std::filesystem::path& file) {
  const auto variant = parseSimultaneousVariant(idOfFile(file));
  return variant ? *variant : nullptr;
}

VariantPtr variantNamed(const std::string& stem, const std::filesystem::path& file) {
  if (VariantPtr named = variantOfFile(file); named && fileStem(named->id()) == stem) return named;
  for (const std::string& id : possibleIds(stem))
    if (const auto parsed = parseVariant(id)) return *parsed;
  return nullptr;
}

SimultaneousVariantPtr simultaneousVariantNamed(const std::string& stem) {
  for (const std::string& id : possibleIds(stem))
    if (const auto parsed = parseSimultaneousVariant(id)) return *parsed;
  return nullptr;
}

std::vector<VariantPtr> variantsInFolder(const std::filesystem::path& directory) {
  return inFolder<VariantPtr>(directory, variantOfFile, [](const Variant& variant) { return FileShape::of(variant); });
}

std::vector<PlayPtr> playsInFolder(const std::filesystem::path& directory) {
  const auto playOfFile = [](const std::filesystem::path& file) { return parsePlay(idOfFile(file)).value_or(nullptr); };
  return inFolder<PlayPtr>(directory, playOfFile, [](const Play& play) { return play.fileShape(); });
}

std::vector<SimultaneousVariantPtr> simultaneousVariantsInFolder(const std::filesystem::path& directory) {
  return inFolder<SimultaneousVariantPtr>(directory, simultaneousVariantOfFile,
                                          [](const SimultaneousVariant& variant) { return fileShapeOf(variant); });
}

}  // namespace kotai
