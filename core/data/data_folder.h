// Checks whether the data folder can be used at all, before a command begins.
#pragma once

#include <filesystem>

namespace kotai {

/// A missing folder is fine, since `solve` creates it. Throws SolutionError if a file is in its place or in that of a parent
/// folder, or if it cannot be entered.
void checkDataFolder(const std::filesystem::path& folder);

/// Whether files, or the folder itself, can be created. Does not check the free space.
bool canWriteIn(const std::filesystem::path& folder);

}  // namespace kotai
