// Errors in a command line, in words that name the argument found and the accepted ones.
#pragma once

#include <string>

#include "app/cli/base/cli11_forward.h"

namespace kotai::cli {

/// The sentence for an error that ended the reading of the arguments, with the place where help is found.
std::string usageText(const CLI::App& app, const CLI::ParseError& error);

}  // namespace kotai::cli
