// Converts an exception of any kind to a failure of reading a file.
#pragma once

#include <filesystem>

#include "core/base/errors.h"

namespace kotai {

/// Converts the current exception to an exception about a file. Returns a SolutionError unchanged. Any other
/// exception becomes ReadFailed with its reason. Call this function only in a catch block.
SolutionError readFailure(const std::filesystem::path& file);

/// Returns whether \p reason is the system's text for a value of errno.
bool isReason(const std::string& reason, int errorNumber);

}  // namespace kotai
