// Files that a person names to be read.
#pragma once

#include <filesystem>
#include <string>

namespace kotai::cli {

/// The bytes of a file, or of standard input for "-". Throws Failure where it cannot be read, is a folder or is too large.
std::string readInput(const std::filesystem::path& file);

}  // namespace kotai::cli
