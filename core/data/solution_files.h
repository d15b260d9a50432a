// Lists the variants with solutions in a folder, by the names in the files themselves.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/game/variant.h"
#include "core/play/play.h"

namespace kotai {

/// Returns the variant in the header of a finished or unfinished solution, of figures or of outcomes. Returns null if the header
/// is incomplete or damaged, or names an unknown variant.
PlayPtr playOfFile(const std::filesystem::path& file);

/// Returns the variant whose file names begin with \p stem: the one in the header of \p file, otherwise the one in the name
/// itself ("dodgem-3x3") or in the lists. Returns null if there is none.
PlayPtr playNamed(const std::string& stem, const std::filesystem::path& file);

/// Returns the variants with a `*.kotai`, `*.kotai.part`, `*.figures` or `*.wdl` file of the correct name, each once, ordered by
/// text. Returns nothing if the folder cannot be read.
std::vector<PlayPtr> playsInFolder(const std::filesystem::path& directory);
/// Returns such variants of games with alternating moves.
std::vector<VariantPtr> variantsInFolder(const std::filesystem::path& directory);

}  // namespace kotai
