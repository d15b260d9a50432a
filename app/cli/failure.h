// What went wrong, as an exit code and one English sentence.
#pragma once

#include <exception>
#include <string>

#include "app/cli/base/context.h"

namespace kotai::cli {

struct FailureText {
  int exitCode = exitFailed;
  std::string sentence;
};

/// Of whatever a command throws once its arguments have been read.
FailureText failureTextOf(const std::exception_ptr& failure, const Context& context);

}  // namespace kotai::cli
