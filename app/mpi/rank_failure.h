// Converts a failure of a rank to an exit code and one English sentence.
#pragma once

#include "app/cli/failure.h"

namespace kotai::cli {

/// Like failureTextOf(), but also handles failures reported by another rank, and silent ranks.
FailureText rankFailureTextOf(const std::exception_ptr& failure, const Context& context);

}  // namespace kotai::cli
