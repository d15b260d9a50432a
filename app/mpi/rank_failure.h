// A failure of a rank, as an exit code and one English sentence.
#pragma once

#include "app/cli/failure.h"

namespace kotai::cli {

/// As failureTextOf(), and of what another rank has told or what is heard of it no more.
FailureText rankFailureTextOf(const std::exception_ptr& failure, const Context& context);

}  // namespace kotai::cli
