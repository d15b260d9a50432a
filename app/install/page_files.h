// Writes a program's man page and its completions for bash, zsh and fish.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/install/described_program.h"

namespace kotai {

/// Writes the files into FOLDER/NAME, with the same subfolders as below `share`. The man page refers to \p
/// others under SEE ALSO. Returns false if a file could not be written.
bool writePages(const std::filesystem::path& folder, const DescribedProgram& program, const std::vector<std::string>& others);

}  // namespace kotai
