// `find`: notable positions, counted, listed or drawn at random.
#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/named_query.h"
#include "app/cli/commands/registry.h"
#include "app/cli/output/export_file.h"

namespace kotai::cli {

namespace {

void addPayoffOption(CLI::App& command, const std::string& name, std::optional<double>& target, const std::string& description) {
  const auto read = [&target, name](const std::string& text) { target = parseRealNumber(name, text, -1, 1); };
  command.add_option_function<std::string>(name, read, description)->type_name("VALUE");
}

int run(Context& context, const FindArguments& options) {
  if (options.kind.empty() && options.where.empty())
    throw UsageError("find needs --kind KIND or --where QUERY: see kotai-cli find --help");
  if (options.number && options.kind.empty()) throw UsageError("--n belongs to --kind: in a query write kind(KIND, N)");
  if (options.from && options.to && *options.from > *options.to)
    throw UsageError(fmt::format("--from {} is more than --to {}: no value lies between", *options.from, *options.to));
  if (options.countOnly && writesRows(options))
    throw UsageError("--count prints a number: leave out --out, --format and --columns");
  if (writesGames(options) && !options.columns.empty()) throw UsageError("games have no columns: leave out --columns");
  FindArguments asked = options;
  asked.where = namedQuery(context, options.variant, options.where);
  return commandsFor(options.variant).find(context, asked);
}

std::vector<std::string> listFormats() {
  std::vector<std::string> formats = rowFormats();
  formats.emplace_back(gamesFormat);
  return formats;
}

}  // namespace

void addFindCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<FindArguments>();
  CLI::App& command =
      addCommand(app, context, "find", "Notable positions, or those a query describes: position<TAB>value", options, run);
  addVariantArgument(command, options->variant);
  addTextOption(command, "--kind", options->kind, helpOf(&CommandTable::kindsHelp))->type_name("KIND");
  addTextOption(command, "--where", options->where,
                "Positions by what they are, e.g. 'outcome = win and distance = 25 and good-move is drop' "
                "or, where both move at once, 'value > 0.5 and vertical-moves < 3' (docs/query.md), or @NAME of one saved in the "
                "window; with --kind both must hold")
      ->type_name("QUERY");
  addTextOption(command, "--sort", options->sort,
                "By distance, or another number of the query language: the least first, or with a minus (-distance) the largest; "
                "what has no such number comes last")
      ->type_name("NUMBER");
  addNumberOption(command, "--n", options->number, NumberRange<std::uint32_t>{0, 1'000'000},
                  "Only this n: decided in exactly so many plies, the round of a mate table, or so many covered cells "
                  "(simultaneous moves)");
  addNumberOption(command, "--limit", options->limit, NumberRange<std::uint64_t>{0, 1'000'000'000'000},
                  "At most this many (default: 20; 0: all)")
      ->type_name("K");
  addSwitch(command, "--count", options->countOnly, "Print only how many there are");
  addNumberOption(command, "--random", options->seed, anySeed, "Draw them at random, each at most once, with this seed")
      ->type_name("SEED");
  addPayoffOption(command, "--from", options->from,
                  "Only values of at least this, as a payoff for Vertical, -1 to 1 (simultaneous moves)");
  addPayoffOption(command, "--to", options->to, "Only values of at most this (simultaneous moves)");
  addTextOption(command, "--out", options->outFile, "File to write the list to, complete or not at all (default: stdout)")
      ->type_name("FILE");
  addChoiceOption(command, "--format", options->format, listFormats(),
                  "csv, json, jsonl, sqlite or games, which begin with the positions (default: as the ending of --out says, "
                  ".kotaigame for games; else csv)")
      ->type_name("FORMAT");
  addColumnsOption(command, *options);
  addJsonOption(command, context);
  addProgressOption(command, context);
}

}  // namespace kotai::cli
