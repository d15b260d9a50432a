// The data folder: its default path, and checks before a command starts.
#pragma once

#include <filesystem>

namespace kotai {

/// Returns KOTAI_DATA if it is set, otherwise the application data folder. This is QStandardPaths::AppDataLocation for the
/// application "kotai", so that all programs share their files.
std::filesystem::path defaultDataFolder();

/// Returns the folder for user data that concerns no single data folder. The folder is XDG_STATE_HOME/kotai if
/// the variable is set, otherwise ~/.local/state/kotai.
std::filesystem::path defaultStateFolder();

/// Checks the data folder. Throws SolutionError if the folder or one of its parents is a file, or if the folder cannot be
/// entered. A missing folder is allowed, because `solve` creates it.
void checkDataFolder(const std::filesystem::path& folder);

/// Returns whether files, or the folder itself, can be created. Does not check the free space.
bool canWriteIn(const std::filesystem::path& folder);

}  // namespace kotai
