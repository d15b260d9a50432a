// Converts a failure of a rank to an exit code and an English sentence.
#pragma once

#include "app/cli/failure.h"

namespace kotai::cli {

/// Like failureTextOf(), but also handles failures reported by other ranks, and ranks that stop answering.
FailureText rankFailureTextOf(const std::exception_ptr& failure, const Context& context);

}  // namespace kotai::cli
