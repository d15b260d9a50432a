// Lists the variants that have solutions in a folder, according to the headers of the files.
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

/// Returns the variant whose file names begin with \p stem, such as "dodgem-3x3". Uses the header of \p file if
/// possible. Otherwise derives the variant from \p stem or from the lists of known variants. Returns null if
/// there is none.
PlayPtr playNamed(const std::string& stem, const std::filesystem::path& file);

/// Returns the variants with a `*.kotai`, `*.kotai.part`, `*.figures` or `*.wdl` file with the correct name,
/// each once, ordered by id. Returns no variants if the folder cannot be read.
std::vector<PlayPtr> playsInFolder(const std::filesystem::path& directory);
/// Returns the variants of playsInFolder() that have alternating moves.
std::vector<VariantPtr> variantsInFolder(const std::filesystem::path& directory);

}  // namespace kotai
