// The files with a program's man page and its completions for bash, zsh and fish.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/install/described_program.h"

namespace kotai {

/// Writes them into FOLDER/NAME, as they stand below `share` when they are installed. The pages of \p others are named at the
/// end of the man page. False if a file could not be written.
bool writePages(const std::filesystem::path& folder, const DescribedProgram& program, const std::vector<std::string>& others);

}  // namespace kotai
