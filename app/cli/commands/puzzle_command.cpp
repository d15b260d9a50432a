// `puzzle`: positions in which one move is right, with their solutions.
#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/registry.h"

namespace kotai::cli {

namespace {

int run(Context& context, const PuzzleArguments& options) {
  if (options.kind.empty() == options.day.empty()) throw UsageError("puzzle takes either --kind or --day");
  if (!options.day.empty() && options.number) throw UsageError("--n goes with --kind only");
  if (!options.day.empty() && options.limit == 0U) throw UsageError("--limit 0 goes with --kind only");
  return commandsFor(options.variant).puzzle(context, options);
}

}  // namespace

void addPuzzleCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<PuzzleArguments>();
  CLI::App& command = addCommand(
      app, context, "puzzle",
      "Puzzles from a solution, each with one right move a turn: position<TAB>task<TAB>solution<TAB>difficulty", options, run);
  addVariantArgument(command, options->variant);
  addTextOption(command, "--kind", options->kind, helpOf(&CommandTable::puzzleKindsHelp))->type_name("KIND");
  addNumberOption(command, "--n", options->number, NumberRange<std::uint32_t>{1, 1000},
                  "Only solutions of so many plies, both sides together (a mate: won in n plies)");
  addNumberOption(command, "--seed", options->seed, anySeed,
                  "Seed of the random choices; the same seed gives the same puzzles (default: 1)")
      ->type_name("S");
  addNumberOption(command, "--limit", options->limit, NumberRange<std::uint64_t>{0, 1'000'000'000'000},
                  "At most this many (default: 20, 5 of a day; 0: all that are found)")
      ->type_name("K");
  addTextOption(command, "--day", options->day, "Instead of a kind: the set of this day, of all kinds, easiest first")
      ->type_name("YYYY-MM-DD");
  command.footer("The kinds, their promises and the difficulty, 600 to 2800, are described in docs/puzzles.md.");
  addJsonOption(command, context);
}

}  // namespace kotai::cli
