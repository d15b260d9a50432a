// Recognises the program's own files in a data folder, so that no command's output replaces them.
#pragma once

#include <filesystem>

namespace kotai {

/// Recognises solutions and related files by their first bytes, and databases, the window's open game, saved queries and matches
/// by their names. Returns false if the file does not exist.
bool isOfDataFolder(const std::filesystem::path& file);

}  // namespace kotai
