// The subcommands for games with simultaneous moves: the same names, other answers.
#pragma once

#include <optional>
#include <string>

#include "app/cli/context.h"
#include "app/cli/solve_options.h"

namespace kotai::cli {

int solveSimultaneous(Context& context, const SolveArguments& arguments);
/// Without a position, each line of stdin is answered.
int probeSimultaneous(Context& context, const std::string& variant, const std::optional<std::string>& position, bool withStrategies);
int statsSimultaneous(Context& context, const std::string& variant);

}  // namespace kotai::cli
