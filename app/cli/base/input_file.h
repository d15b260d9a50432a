// Input files named by the user.
#pragma once

#include <filesystem>
#include <stop_token>
#include <string>

namespace kotai::cli {

/// Waits until the descriptor has data or has reached the end of the file. Throws Interrupted if \p stop is
/// requested.
void awaitInput(int descriptor, const std::stop_token& stop);

/// Reads a file, or standard input for "-". Throws Failure if the file cannot be read, is a folder or is too large.
/// Throws Interrupted if \p stop is requested while waiting for a pipe.
std::string readInput(const std::filesystem::path& file, const std::stop_token& stop = {});

}  // namespace kotai::cli
