// What the program keeps in a data folder, and no command's output may take the place of.
#pragma once

#include <filesystem>

namespace kotai {

/// A solution or what belongs to one, by how it begins, wherever it is; a database or the window's open game, by its name. False
/// where there is no such file.
bool isOfDataFolder(const std::filesystem::path& file);

}  // namespace kotai
