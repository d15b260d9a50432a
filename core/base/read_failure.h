// Converts an exception of any kind to a failure of reading a file.
#pragma once

#include <filesystem>
#include <tl/expected.hpp>
#include <type_traits>

#include "core/base/errors.h"

namespace kotai {

/// Converts the current exception to an exception about a file. Returns a SolutionError unchanged. Any other
/// exception becomes ReadFailed with its reason. Call this function only in a catch block.
SolutionError readFailure(const std::filesystem::path& file);

/// Returns the result of \p read, or the reason why \p file could not be read.
template <typename Read>
tl::expected<std::invoke_result_t<Read>, SolutionError> tryToRead(const std::filesystem::path& file, Read read) {
  try {
    return read();
  } catch (...) {
    return tl::unexpected(readFailure(file));
  }
}

/// Returns whether \p reason is the system's text for a value of errno.
bool isReason(const std::string& reason, int errorNumber);

}  // namespace kotai
