// Facts that explain a position or a move, as text or as JSON.
#pragma once

#include <vector>

#include "app/cli/base/context.h"
#include "app/cli/base/format.h"
#include "core/explain/fact.h"

namespace kotai::cli {

/// A sentence a line; or \p about, with the facts behind it.
void printFacts(const Context& context, Json about, const std::vector<Fact>& facts);

}  // namespace kotai::cli
