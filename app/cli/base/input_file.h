// Files that a person names to be read.
#pragma once

#include <filesystem>
#include <stop_token>
#include <string>

namespace kotai::cli {

/// The bytes of a file, or of standard input for "-". Throws Failure where it cannot be read, is a folder or is too large;
/// Interrupted where \p stop is requested while it waits for somebody to write into a pipe.
std::string readInput(const std::filesystem::path& file, const std::stop_token& stop = {});

}  // namespace kotai::cli
