// Commands for boards that are too large to solve completely: results of a proof search, and strategies that secure
// these results.
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "app/cli/base/context.h"
#include "app/cli/base/format.h"
#include "app/cli/base/solve_options.h"
#include "app/cli/output/export_file.h"
#include "core/simultaneous/simultaneous_variant.h"
#include "core/simultaneous/strategy_file.h"

namespace kotai::cli {

/// Proves the start position of a board of more than largestExactCells, for `solve`. Returns the exit code.
int proveDomineering(Context& context, const SimultaneousVariantPtr& variant, const SolveArguments& arguments);

/// Prints `stats` for a board that has only a proof. Only its start position has a value. Returns the exit
/// code.
int printProved(const Context& context, const SimultaneousVariant& variant);

/// Adds to `estimate` the kind of result that `solve` would produce: the result of the start position, or a whole
/// solution. Throws SolutionError.
void addProofEstimate(Summary& summary, const Context& context, const SimultaneousVariant& variant,
                      const SolveArguments& arguments);

/// Returns a string such as "draw (proved)", "vertical wins (proved)", or the remaining bounds. Returns nothing if no search has
/// run. Throws SolutionError.
std::optional<std::string> provedStartText(const Context& context, const SimultaneousVariant& variant);

/// Returns whether a proof search has results for the variant and there is no solution file.
bool isOnlyProved(const Context& context, const SimultaneousVariant& variant);

/// Throws Failure if there is only a proof, and so no values to list or count.
void requireValues(const Context& context, const SimultaneousVariant& variant);

/// Writes the missing strategies of the sides that can force a result. Throws SolutionError, Failure, Interrupted.
void makeStrategies(const Context& context, const SimultaneousVariantPtr& variant, const std::stop_token& stop);

/// Writes missing strategies, then replays all strategies against every reply. Returns the exit code.
int verifyProved(Context& context, const SimultaneousVariantPtr& variant, unsigned threads);

/// Exports one row for each position of the strategies: side, secured payoff, position, safe moves of both sides, move.
int exportStrategies(Context& context, const SimultaneousVariantPtr& variant, const ExportArguments& arguments,
                     ExportFormat format);

}  // namespace kotai::cli
