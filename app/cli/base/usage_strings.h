// Errors in a command line, in words that name the argument found and the accepted ones.
#pragma once

#include <string>

#include "app/cli/base/cli11_forward.h"

namespace kotai::cli {

/// The sentence for an error in the arguments, with a pointer to the help.
std::string usageText(const CLI::App& app, const CLI::ParseError& error);

}  // namespace kotai::cli
