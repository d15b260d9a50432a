// `engine`: plays for a graphical program that speaks UCI or USI.
#include <CLI/CLI.hpp>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/registry.h"
#include "app/cli/engine/serve_engine.h"

namespace kotai::cli {

namespace {

int run(Context& context, const EngineArguments& options) {
  if (&commandsFor(options.variant) != &alternatingCommands())
    throw UsageError("engine is for games in which the players alternate; UCI and USI do not support simultaneous moves");
  return serveEngine(context, options);
}

}  // namespace

void addEngineCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<EngineArguments>();
  CLI::App& command = addCommand(
      app, context, "engine",
      "Run as an engine that speaks UCI or USI, so that other programs can play against the solution (docs/engine-protocol.md)",
      options, run);
  addVariantArgument(command, options->variant);
  addNumberOption(command, "--seed", options->seed, anySeed,
                  "Seed of the choices among equally good moves, and of the levels (default: a new one each time)")
      ->type_name("S");
}

}  // namespace kotai::cli
