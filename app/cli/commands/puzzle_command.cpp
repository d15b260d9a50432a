// `puzzle`: positions in which one move is right, with their solutions.
#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/registry.h"

namespace kotai::cli {

namespace {

int run(Context& context, const PuzzleArguments& options) {
  if (options.kind.empty() == options.day.empty()) throw UsageError("puzzle needs either --kind or --day");
  if (!options.day.empty() && options.number) throw UsageError("--n needs --kind");
  if (!options.day.empty() && options.limit == 0U) throw UsageError("--limit 0 needs --kind");
  return commandsFor(options.variant).puzzle(context, options);
}

}  // namespace

void addPuzzleCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<PuzzleArguments>();
  CLI::App& command = addCommand(
      app, context, "puzzle",
      "Make puzzles from a solution, with exactly one right move each time: position<TAB>task<TAB>solution<TAB>difficulty",
      options, run);
  addVariantArgument(command, options->variant);
  addTextOption(command, "--kind", options->kind, helpOf(&CommandTable::puzzleKindsHelp))->type_name("KIND");
  addNumberOption(command, "--n", options->number, NumberRange<std::uint32_t>{1, 1000},
                  "Only solutions of this many plies, counting both sides (mate: a win in n plies)");
  addNumberOption(command, "--seed", options->seed, anySeed,
                  "Seed of the random choices; the same seed gives the same puzzles (default: 1)")
      ->type_name("S");
  addNumberOption(command, "--limit", options->limit, NumberRange<std::uint64_t>{0, 1'000'000'000'000},
                  "Maximum number of puzzles (default: 20, or 5 with --day; 0: all)")
      ->type_name("K");
  addTextOption(command, "--day", options->day, "Instead of --kind: the puzzles of this day, of all kinds, easiest first")
      ->type_name("YYYY-MM-DD");
  command.footer("docs/puzzles.md describes the kinds, what each of them guarantees, and the difficulty (600 to 2800).");
  addJsonOption(command, context);
}

}  // namespace kotai::cli
