// Whether the data folder can be used at all, asked before a command begins.
#pragma once

#include <filesystem>

namespace kotai {

/// A folder that is not there yet is fine: `solve` makes it. Throws SolutionError where a file stands in its place or
/// in that of a folder above it, or where it cannot be entered.
void checkDataFolder(const std::filesystem::path& folder);

/// Whether files can be made in it, or it can be made itself; how full the disk is is not asked.
bool canWriteIn(const std::filesystem::path& folder);

}  // namespace kotai
