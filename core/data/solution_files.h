// Lists the variants with solutions in a folder, as named in the files themselves.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/game/variant.h"
#include "core/simultaneous/simultaneous_variant.h"

namespace kotai {

/// The variant that the header of a solution, finished or not, names; none if there is no whole header, if it is damaged, or
/// if it names nothing this program knows.
VariantPtr variantOfFile(const std::filesystem::path& file);

/// The same for games with simultaneous moves.
SimultaneousVariantPtr simultaneousVariantOfFile(const std::filesystem::path& file);

/// The variant whose files have names with this beginning: the one that the header of \p file names, else the one that the name
/// itself tells, "dodgem-3x3", or one of the lists.
VariantPtr variantNamed(const std::string& stem, const std::filesystem::path& file);
SimultaneousVariantPtr simultaneousVariantNamed(const std::string& stem);

/// The variants with a `*.kotai`, `*.kotai.part` or `*.figures` file of the right name, each once, by their texts. A folder that
/// cannot be read holds none.
std::vector<VariantPtr> variantsInFolder(const std::filesystem::path& directory);
std::vector<SimultaneousVariantPtr> simultaneousVariantsInFolder(const std::filesystem::path& directory);

}  // namespace kotai
