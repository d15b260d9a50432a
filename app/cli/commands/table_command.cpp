// `table`: an aggregated table as CSV.
#include "app/cli/base/option_values.h"
#include "app/cli/commands/command_tables.h"
#include "app/cli/commands/commands.h"

namespace kotai::cli {

namespace {

int run(Context& context, const TableArguments& options) { return commandsFor(options.variant).table(context, options); }

}  // namespace

void addTableCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<TableArguments>();
  CLI::App& command = addCommand(app, context, "table", "An aggregated table as CSV", options, run);
  addVariantArgument(command, options->variant);
  addTextOption(command, "--by", options->key,
                "What to count by: distance, or a key of the game (Dodgem: steps, pieces; Animal Shogi: hands, "
                "material, mate, mate-or-try; Quoridor: steps, fences; Gobblet Gobblers: pieces, small, medium, large; "
                "Synchronized Domineering: covered, class, value, range)")
      ->type_name("KEY")
      ->required();
  addSwitch(command, "--as-published", options->asPublished,
            "As the published table: Dodgem counted like it (a position twice when both sides have equal remaining steps "
            "but different progress); Animal Shogi's mates and pieces in hand with the published numbers beside");
  addJsonOption(command, context);
}

}  // namespace kotai::cli
