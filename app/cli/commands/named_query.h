// Queries that are named instead of typed: `--where @NAME`.
#pragma once

#include <string>

#include "app/cli/base/context.h"

namespace kotai::cli {

/// The query with this name of the game of the variant, or the text itself if it is no name. Throws UsageError for an unknown
/// name.
std::string namedQuery(const Context& context, const std::string& variant, const std::string& where);

}  // namespace kotai::cli
