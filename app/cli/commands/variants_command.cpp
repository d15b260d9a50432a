// `variants`: lists the games, their variants and the solutions.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>

#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/output/variant_order.h"
#include "app/cli/output/variant_rows.h"
#include "core/data/solution_files.h"
#include "core/game/registry.h"
#include "core/known/known_results.h"

namespace kotai::cli {

struct VariantsOptions {
  std::string game;
};

static void checkGame(const std::string& game) {
  if (!game.empty() && std::ranges::count(allGames(), game, &GameInfo::id) == 0)
    throw TextFailure("game", game, {TextFault::UnknownGame, 1, {game}});
}

/// Returns the known variants of a game and other solved variants, smallest first.
static std::vector<PlayPtr> variantsOf(const std::string& game, const std::vector<std::string>& known,
                                       const std::vector<PlayPtr>& inFolder) {
  std::vector<PlayPtr> variants;
  for (const std::string& id : known) variants.push_back(parsePlay(id).value());
  for (const KnownResult& result : knownResults())
    if (result.takesLong) addOther(variants, game, parsePlay(result.variant).value_or(nullptr));
  for (const PlayPtr& other : inFolder) addOther(variants, game, other);
  sortBySize(variants);
  return variants;
}

static int runVariants(Context& context, const VariantsOptions& options) {
  checkGame(options.game);
  const std::vector<PlayPtr> inFolder = playsInFolder(context.dataDirectory());
  std::vector<VariantRow> rows;
  for (const GameInfo& game : allGames()) {
    if (!options.game.empty() && game.id != options.game) continue;
    for (const PlayPtr& play : variantsOf(game.id, game.knownVariants, inFolder))
      rows.push_back(variantRow(context, commandsFor(play->id()), *play, context.json));
  }
  if (context.json) {
    printVariantRows(rows);
    return exitDone;
  }
  TextTable table({"game", "variant", "state", "start", "positions", "bytes", "known elsewhere", "verified"},
                  {false, false, false, false, true, true, false, false});
  for (const VariantRow& row : rows)
    table.add({row.game, row.variant, row.state, row.start, row.positions, row.bytes, row.known, row.verified});
  table.print();
  return exitDone;
}

void addVariantsCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<VariantsOptions>();
  CLI::App& command = addCommand(app, context, "variants", "List the games and their known variants", options, runVariants);
  command.footer(
      "Prints the state of each variant, the result of its start, its positions and its bytes. For variants that are not solved "
      "here, 'known elsewhere' has results from other computers (docs/known-results.md). 'verified' is the day on which all "
      "values "
      "were verified on this computer.");
  addTextOption(command, "GAME", options->game, "Show only this game, e.g. " + allGames().front().id)->type_name("");
  addJsonOption(command, context);
}

}  // namespace kotai::cli
