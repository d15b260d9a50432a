// Turns an exception of any kind into the failure of reading a file.
#pragma once

#include <filesystem>

#include "core/base/errors.h"

namespace kotai {

/// The exception that is being handled as one about a file: a SolutionError as it is, anything else as ReadFailed with its
/// reason. Call it in a catch block only.
SolutionError readFailure(const std::filesystem::path& file);

/// Whether the reason of an error, as the system words it, is the one that belongs to a number of errno.
bool isReason(const std::string& reason, int errorNumber);

}  // namespace kotai
