// Describes errors in command lines, naming the argument found and the accepted arguments.
#pragma once

#include <string>

#include "app/cli/base/cli11_forward.h"

namespace kotai::cli {

/// Returns a sentence about an error in the arguments, with a reference to the help.
std::string usageText(const CLI::App& app, const CLI::ParseError& error);

}  // namespace kotai::cli
