// Recognises the program's own files in a data folder, which no command's output may replace.
#pragma once

#include <filesystem>

namespace kotai {

/// Recognises a solution and its companions anywhere by their first bytes, and a database, the window's
/// open game, the saved queries or the played matches by name.
/// Returns false if there is no such file.
bool isOfDataFolder(const std::filesystem::path& file);

}  // namespace kotai
