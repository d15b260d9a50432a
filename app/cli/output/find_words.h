// The request of a `find` run, in JSON and in words.
#pragma once

#include <string>

#include "app/cli/base/command_table.h"
#include "app/cli/base/format.h"

namespace kotai::cli {

/// Adds `where` and `kind` if given.
Json askedFor(const FindArguments& options);
/// Text such as "zugzwang and moves = 2".
std::string wordsOf(const FindArguments& options);

}  // namespace kotai::cli
