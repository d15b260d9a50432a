// A failure of a rank, as an exit code and one English sentence.
#pragma once

#include "app/cli/failure.h"

namespace kotai::cli {

/// Like failureTextOf(), also for failures reported by another rank and for silent ranks.
FailureText rankFailureTextOf(const std::exception_ptr& failure, const Context& context);

}  // namespace kotai::cli
