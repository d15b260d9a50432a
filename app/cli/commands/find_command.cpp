// `find`: counts, lists or randomly samples notable positions.
#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/named_query.h"
#include "app/cli/output/export_file.h"

namespace kotai::cli {

static void addPayoffOption(CLI::App& command, const std::string& name, std::optional<double>& target,
                            const std::string& description) {
  const auto read = [&target, name](const std::string& text) { target = parseRealNumber(name, text, -1, 1); };
  command.add_option_function<std::string>(name, read, description)->type_name("VALUE");
}

static int run(Context& context, const FindArguments& options) {
  if (options.kind.empty() && options.where.empty())
    throw UsageError("find needs --kind KIND or --where QUERY: see kotai-cli find --help");
  if (options.number && options.kind.empty()) throw UsageError("--n needs --kind; in a query write kind(KIND, N)");
  if (options.from && options.to && *options.from > *options.to)
    throw UsageError(fmt::format("--from {} is greater than --to {}", *options.from, *options.to));
  if (options.countOnly && writesRows(options)) throw UsageError("--count cannot be combined with --out, --format or --columns");
  if (writesGames(options) && !options.columns.empty()) throw UsageError("--format games cannot be combined with --columns");
  FindArguments arguments = options;
  arguments.where = namedQuery(context, options.variant, options.where);
  return commandsFor(options.variant).find(context, arguments);
}

static std::vector<std::string> listFormats() {
  std::vector<std::string> formats = rowFormats();
  formats.emplace_back(gamesFormat);
  return formats;
}

void addFindCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<FindArguments>();
  CLI::App& command = addCommand(app, context, "find", "List notable positions, or positions that match a query", options, run);
  command.footer("Prints position<TAB>value for each position.");
  addVariantArgument(command, options->variant);
  addTextOption(command, "--kind", options->kind, helpOf(&CommandTable::kindsHelp))->type_name("KIND");
  addTextOption(command, "--where", options->where,
                "Query that positions must match, e.g. 'outcome = win and distance = 25 and good-move is drop'" +
                    ownHelp("find --where") +
                    " (docs/query.md), or @NAME of a query saved in the window; combined with --kind, both must hold")
      ->type_name("QUERY");
  addTextOption(command, "--sort", options->sort,
                "Sort by distance or another number of the query language, smallest first, or largest first with a minus "
                "(-distance); positions without this number come last")
      ->type_name("NUMBER");
  addNumberOption(command, "--n", options->number, NumberRange<std::uint32_t>{0, 1'000'000},
                  "Only this n: the exact number of plies to the end, the length of a mate, or the number of covered cells" +
                      ownHelp("find --n"));
  addNumberOption(command, "--limit", options->limit, NumberRange<std::uint64_t>{0, 1'000'000'000'000},
                  "Maximum number of positions (default: 20; 0: all)")
      ->type_name("K");
  addSwitch(command, "--count", options->countOnly, "Print only the number of positions");
  addNumberOption(command, "--random", options->seed, anySeed, "Choose the positions at random with this seed, each at most once")
      ->type_name("SEED");
  addPayoffOption(command, "--from", options->from,
                  "Only values of at least this payoff for Vertical, -1 to 1" + ownHelp("find --from"));
  addPayoffOption(command, "--to", options->to, "Only values of at most this payoff for Vertical" + ownHelp("find --to"));
  addTextOption(command, "--out", options->outFile, "File for the list, written completely or not at all (default: stdout)")
      ->type_name("FILE");
  addChoiceOption(command, "--format", options->format, listFormats(),
                  "csv, json, jsonl, sqlite, or games (saved games that begin with the positions). Default: by the extension of "
                  "--out, .kotaigame for games; else csv")
      ->type_name("FORMAT");
  addColumnsOption(command, *options);
  addJsonOption(command, context);
  addProgressOption(command, context);
}

}  // namespace kotai::cli
