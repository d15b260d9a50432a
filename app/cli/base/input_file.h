// Files that a person names to be read.
#pragma once

#include <filesystem>
#include <stop_token>
#include <string>

namespace kotai::cli {

/// Waits until there is something to read, or the end. Throws Interrupted where \p stop is requested.
void awaitInput(int descriptor, const std::stop_token& stop);

/// The bytes of a file, or of standard input for "-". Throws Failure where it cannot be read, is a folder or is too large;
/// Interrupted where \p stop is requested while it waits for somebody to write into a pipe.
std::string readInput(const std::filesystem::path& file, const std::stop_token& stop = {});

}  // namespace kotai::cli
