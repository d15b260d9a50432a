// `table`: an aggregated table as CSV.
#include <fmt/format.h>

#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/domineering/domineering_commands.h"
#include "app/cli/output/table_rows.h"
#include "core/simultaneous/registry.h"

namespace kotai::cli {
namespace {

struct Options {
  std::string variant;
  std::string key;
  bool asPublished = false;
};

int run(Context& context, const Options& options) {
  if (isSimultaneous(options.variant)) return tableDomineering(context, options.variant, options.key, options.asPublished);
  const VariantPtr variant = context.variant(options.variant);
  const Counting counting = options.asPublished ? Counting::AsPublished : Counting::True;
  checkTableKey(*variant, options.key, counting);
  const TableRows table = tableRows(*context.solution(variant), options.key, counting);
  if (context.json)
    fmt::print("{}\n", toJson(table).dump(2));
  else
    fmt::print("{}", table.csv());
  return exitDone;
}

}  // namespace

void addTableCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<Options>();
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
