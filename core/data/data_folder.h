// The data folder: its usual place, and whether it can be used before a command starts.
#pragma once

#include <filesystem>

namespace kotai {

/// KOTAI_DATA, else the application data folder. Equals QStandardPaths::AppDataLocation for the application "kotai", so that
/// all programs share their files.
std::filesystem::path usualDataFolder();

/// XDG_STATE_HOME/kotai, else ~/.local/state/kotai: the user's own records, which are not about one data folder.
std::filesystem::path usualStateFolder();

/// A missing folder is allowed, because `solve` creates it. Throws SolutionError if a file is in place of the folder or of a
/// parent, or if the folder cannot be entered.
void checkDataFolder(const std::filesystem::path& folder);

/// Whether files, or the folder itself, can be created. Does not check the free space.
bool canWriteIn(const std::filesystem::path& folder);

}  // namespace kotai
