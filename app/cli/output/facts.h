// Facts that explain a position or a move, as text or as JSON.
#pragma once

#include <vector>

#include "app/cli/base/context.h"
#include "app/cli/base/format.h"
#include "core/explain/fact.h"

namespace kotai::cli {

/// One sentence per line, or \p about followed by the facts.
void printFacts(const Context& context, Json about, const std::vector<Fact>& facts);

}  // namespace kotai::cli
