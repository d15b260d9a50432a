// Queries that are named instead of typed: `--where @NAME`.
#pragma once

#include <string>

#include "app/cli/base/context.h"

namespace kotai::cli {

/// Returns the query with this name in the variant's game, or the text itself if it is not a name. Throws UsageError for an
/// unknown name.
std::string namedQuery(const Context& context, const std::string& variant, const std::string& where);

}  // namespace kotai::cli
