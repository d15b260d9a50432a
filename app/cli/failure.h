// Converts a failure to an exit code with an English sentence.
#pragma once

#include <exception>
#include <string>

#include "app/cli/base/context.h"

namespace kotai::cli {

struct FailureText {
  int exitCode = exitFailed;
  std::string sentence;
};

/// Returns the exit code and message for an exception that a command throws after its arguments were parsed.
FailureText failureTextOf(const std::exception_ptr& failure, const Context& context);

}  // namespace kotai::cli
