// Looks up the saved queries of `--where @NAME`.
#pragma once

#include <string>

#include "app/cli/base/context.h"

namespace kotai::cli {

/// Returns the named query of the variant's game, or \p where itself if this string is not a name. Throws UsageError
/// for an unknown name.
std::string namedQuery(const Context& context, const std::string& variant, const std::string& where);

}  // namespace kotai::cli
