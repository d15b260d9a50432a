// `variants`: the games, their variants and what is solved.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>

#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/registry.h"

namespace kotai::cli {

namespace {

struct VariantsOptions {
  std::string game;
};

void checkGame(const std::string& game) {
  const auto plays = [&game](const CommandTable* table) { return std::ranges::count(table->games(), game) > 0; };
  if (!game.empty() && std::ranges::none_of(commandTables(), plays))
    throw TextFailure("game", game, {TextFault::UnknownGame, 1, {game}});
}

int runVariants(Context& context, const VariantsOptions& options) {
  checkGame(options.game);
  std::vector<VariantRow> rows;
  for (const CommandTable* commands : commandTables())
    for (VariantRow& row : commands->variants(context, options.game)) rows.push_back(std::move(row));
  if (context.json) {
    printVariantRows(rows);
    return exitDone;
  }
  TextTable table({"game", "variant", "state", "start", "positions", "bytes", "known elsewhere"},
                  {false, false, false, false, true, true, false});
  for (const VariantRow& row : rows)
    table.add({row.game, row.variant, row.state, row.start, row.positions, row.bytes, row.known});
  table.print();
  return exitDone;
}

}  // namespace

void printVariantRows(const std::vector<VariantRow>& rows) {
  Json list = Json::array();
  for (const VariantRow& row : rows) {
    Json json{{"game", row.game}, {"variant", row.variant}, {"state", row.state}};
    json.update(row.json);
    list.push_back(std::move(json));
  }
  fmt::print("{}\n", list.dump(2));
}

void addVariantsCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<VariantsOptions>();
  CLI::App& command =
      addCommand(app, context, "variants",
                 "Games and known variants: solved or not, result, positions, bytes, what is known of those not solved here",
                 options, runVariants);
  addTextOption(command, "GAME", options->game, "Only this game, e.g. " + commandTables().front()->games().front())
      ->type_name("");
  addJsonOption(command, context);
}

}  // namespace kotai::cli
