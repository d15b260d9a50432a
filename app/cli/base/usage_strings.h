// Errors in a command line, in words that name the argument found and the accepted ones.
#pragma once

#include <string>

#include "app/cli/base/cli11_forward.h"

namespace kotai::cli {

/// Returns the sentence for an error in the arguments, with a reference to the help.
std::string usageText(const CLI::App& app, const CLI::ParseError& error);

}  // namespace kotai::cli
