// Boards too large to be solved completely: results of a proof search about their start.
#pragma once

#include <optional>
#include <string>

#include "app/cli/base/context.h"
#include "app/cli/base/format.h"
#include "app/cli/base/solve_options.h"
#include "core/simultaneous/simultaneous_variant.h"

namespace kotai::cli {

/// `solve` of a board of more than largestExactCells.
int proveDomineering(Context& context, const SimultaneousVariantPtr& variant, const SolveArguments& arguments);

/// `stats` of a partly proved board: only the start has a value.
int printProved(const Context& context, const SimultaneousVariant& variant);

/// Adds what `estimate` expects: the result of the start by search, or a whole solution. Throws SolutionError.
void addProofEstimate(Summary& summary, const Context& context, const SimultaneousVariant& variant,
                      const SolveArguments& arguments);

/// Text such as "draw (proved)", "vertical wins (proved)", or the remaining bounds. Returns nothing if no search has run.
/// Throws SolutionError.
std::optional<std::string> provedStartText(const Context& context, const SimultaneousVariant& variant);

}  // namespace kotai::cli
