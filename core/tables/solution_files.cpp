#include "core/tables/solution_files.h"

#include <xxhash.h>

#include <cstddef>
#include <cstring>
#include <fstream>
#include <map>
#include <string>

#include "core/game/registry.h"
#include "core/tables/file_layout.h"
#include "core/tables/solution.h"

namespace kotai {

VariantPtr variantOfFile(const std::filesystem::path& file) {
  layout::FileHeader header{};
  std::ifstream stream(file, std::ios::binary);
  if (!stream.read(reinterpret_cast<char*>(&header), sizeof header)) return nullptr;
  if (header.magic != layout::headerMagic || XXH3_64bits(&header, offsetof(layout::FileHeader, checksum)) != header.checksum)
    return nullptr;
  const std::string id(header.variant, ::strnlen(header.variant, sizeof header.variant));
  const auto variant = parseVariant(id);
  return variant ? *variant : nullptr;
}

std::vector<VariantPtr> variantsInFolder(const std::filesystem::path& directory) {
  std::map<std::string, VariantPtr> found;
  std::error_code error;
  for (std::filesystem::directory_iterator entry(directory, error), end; !error && entry != end; entry.increment(error)) {
    const std::string name = entry->path().filename().string();
    if (!name.ends_with(".kotai") && !name.ends_with(".kotai.part")) continue;
    const VariantPtr variant = variantOfFile(entry->path());
    if (!variant) continue;
    const std::string own = Solution::fileName(*variant);
    if (name == own || name == own + ".part") found.emplace(variant->id(), variant);
  }
  std::vector<VariantPtr> variants;
  for (const auto& [id, variant] : found) variants.push_back(variant);
  return variants;
}

}  // namespace kotai
