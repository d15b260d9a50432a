// Message about a solve that was stopped.
#pragma once

#include <filesystem>
#include <string>

namespace kotai::cli {

/// Says what was kept, unless the unfinished file of the solution has been removed, and the \p command to resume.
void printStoppedSolve(const std::filesystem::path& solution, const std::string& kept, const std::string& command);

}  // namespace kotai::cli
