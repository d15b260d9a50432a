// Names of the program's own files in a data folder, which no command's output may replace.
#pragma once

#include <filesystem>

namespace kotai {

/// A solution or what belongs to one, by how it begins, wherever it is; a database or the window's open game, by its name. False
/// where there is no such file.
bool isOfDataFolder(const std::filesystem::path& file);

}  // namespace kotai
