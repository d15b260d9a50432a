// `gather`: joins a solution that kotai-mpi made on several machines into one file.
#include <CLI/CLI.hpp>

#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/registry.h"

namespace kotai::cli {

namespace {

int run(Context& context, const GatherArguments& options) {
  const CommandTable& table = commandsFor(options.variant);
  if (table.gather == nullptr) throw UsageError("gather is for games in which the players alternate");
  return table.gather(context, options);
}

}  // namespace

void addGatherCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<GatherArguments>();
  CLI::App& command =
      addCommand(app, context, "gather",
                 "Join a solution that kotai-mpi made on several machines into one file (docs/distributed.md)", options, run);
  addVariantArgument(command, options->variant);
  command.add_option("--from", options->from, "Another folder with shards; may be given several times")->type_name("DIR");
  addJsonOption(command, context);
  addProgressOption(command, context);
}

}  // namespace kotai::cli
