// Helpers for the subcommands of simultaneous games: parse their arguments and format their answers.
#pragma once

#include <string>

#include "app/cli/base/context.h"
#include "app/cli/output/worth_text.h"
#include "core/simultaneous/simultaneous_solution.h"

namespace kotai::cli {

/// Parses a variant. Throws TextFailure.
SimultaneousVariantPtr domineeringVariant(Context& context, const std::string& text);
/// Opens a solution. Throws SolutionError.
SimultaneousSolutionPtr domineeringSolution(const Context& context, const SimultaneousVariantPtr& variant);

/// Returns "vertical", "horizontal" or "draw".
std::string secureText(int payoff);
/// Returns a word of secureText(), or "mixed" with the payoffs that both sides can force.
std::string classText(const GameValue& value);

}  // namespace kotai::cli
