// Boards too large to be solved completely: results of a proof search about their start, and the strategies that secure them.
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

/// Proves the start position of a board of more than largestExactCells, for `solve`.
int proveDomineering(Context& context, const SimultaneousVariantPtr& variant, const SolveArguments& arguments);

/// Prints `stats` of a partly proved board: only the start position has a value.
int printProved(const Context& context, const SimultaneousVariant& variant);

/// Adds the expected result of `solve` to `estimate`: the result of the start position by search, or a whole solution. Throws
/// SolutionError.
void addProofEstimate(Summary& summary, const Context& context, const SimultaneousVariant& variant,
                      const SolveArguments& arguments);

/// Returns a string such as "draw (proved)", "vertical wins (proved)", or the remaining bounds. Nothing if no search has run.
/// Throws SolutionError.
std::optional<std::string> provedStartText(const Context& context, const SimultaneousVariant& variant);

/// Returns whether a proof search has results for the variant and there is no solution file.
bool isOnlyProved(const Context& context, const SimultaneousVariant& variant);

/// Throws Failure if only a proof is known, because there are no values of all positions to list or count.
void requireValues(const Context& context, const SimultaneousVariant& variant);

/// Returns whether the strategies of all sides that can force a result are written.
bool hasStrategies(const Context& context, const SimultaneousVariant& variant);

/// Returns the strategies of the sides that can force a result. Creates and writes missing ones first. Throws SolutionError,
/// Failure, Interrupted.
std::vector<Strategy> provedStrategies(const Context& context, const SimultaneousVariantPtr& variant,
                                       const std::stop_token& stop);

/// Writes missing strategies, then replays all of them against every reply.
int verifyProved(Context& context, const SimultaneousVariantPtr& variant, unsigned threads);

/// Exports one row for each position of the strategies: side, payoff secured, position, moves in store, move.
int exportStrategies(Context& context, const SimultaneousVariantPtr& variant, const ExportArguments& arguments,
                     ExportFormat format);

}  // namespace kotai::cli
