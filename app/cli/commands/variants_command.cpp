// `variants`: the games, their variants and what is solved.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "app/cli/base/english_strings.h"
#include "app/cli/base/format.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/option_values.h"
#include "app/cli/base/repair.h"
#include "app/cli/commands/commands.h"
#include "app/cli/domineering/domineering_commands.h"
#include "app/cli/domineering/domineering_strings.h"
#include "app/cli/output/position_count.h"
#include "app/cli/output/variant_order.h"
#include "core/data/solution_files.h"
#include "core/game/registry.h"
#include "core/simultaneous/registry.h"
#include "core/tables/solution_check.h"

namespace kotai::cli {
namespace {

struct Options {
  std::string game;
};

struct VariantRow {
  std::string game;
  std::string variant;
  std::string state;  ///< "solved", "unfinished", "not solved" or "damaged"
  std::optional<Value> result;
  PositionCount positions;
  std::uint64_t bytes = 0;
};

/// A damaged file is a fact to show, not a reason to stop; its message goes to stderr.
VariantRow describe(const Context& context, const std::string& game, const VariantPtr& variant) {
  VariantRow row{game, variant->id(), "not solved", std::nullopt, positionCount(*variant), 0};
  const std::filesystem::path directory = context.dataDirectory();
  try {
    if (Solution::exists(directory, *variant)) {
      row.state = "damaged";
      checkSolution(directory, FileShape::of(*variant), quickCheckBytes);
      const SolutionPtr solution = Solution::open(directory, variant);
      row.bytes = solution->fileBytes();
      row.positions = {solution->positions(), PositionCount::Kind::Exact};
      row.result = solution->value(variant->start());
      row.state = "solved";
    } else if (std::filesystem::exists(directory / (Solution::fileName(*variant) + ".part"))) {
      row.state = "unfinished";
    }
  } catch (const SolutionError& error) {
    tellError(englishText(error, variant->id(), context.dataOption));
  }
  return row;
}

/// The known variants of a game and the others that somebody solved, smallest first.
std::vector<VariantPtr> variantsOf(Context& context, const GameInfo& game, const std::vector<VariantPtr>& inFolder) {
  std::vector<VariantPtr> variants;
  for (const std::string& id : game.knownVariants) variants.push_back(context.variant(id));
  const std::size_t known = variants.size();
  for (const VariantPtr& solved : inFolder) {
    const auto same = [&solved](const VariantPtr& variant) { return variant->id() == solved->id(); };
    if (solved->gameId() == game.id &&
        std::none_of(variants.begin(), variants.begin() + static_cast<std::ptrdiff_t>(known), same))
      variants.push_back(solved);
  }
  sortBySize(variants);
  return variants;
}

std::vector<VariantRow> describeAll(Context& context, const std::string& onlyGame) {
  const std::vector<VariantPtr> inFolder = variantsInFolder(context.dataDirectory());
  std::vector<VariantRow> rows;
  for (const GameInfo& game : games()) {
    if (!onlyGame.empty() && game.id != onlyGame) continue;
    for (const VariantPtr& variant : variantsOf(context, game, inFolder)) rows.push_back(describe(context, game.id, variant));
  }
  return rows;
}

void printJson(const std::vector<VariantRow>& rows, const std::vector<DomineeringRow>& simultaneous) {
  Json list = Json::array();
  for (const VariantRow& row : rows) {
    Json json{{"game", row.game}, {"variant", row.variant}, {"state", row.state}};
    if (row.result) json["start"] = toJson(*row.result);
    row.positions.addTo(json);
    if (row.result) json["bytes"] = row.bytes;
    list.push_back(std::move(json));
  }
  for (const DomineeringRow& row : simultaneous) {
    Json json{{"game", row.game}, {"variant", row.variant}, {"state", row.state}};
    if (row.start)
      json["start"] = toJson(*row.start);
    else if (row.startText != "-")
      json["start"] = row.startText;
    if (row.positions) json["positions"] = *row.positions;
    if (row.start) json["bytes"] = row.bytes;
    list.push_back(std::move(json));
  }
  fmt::print("{}\n", list.dump(2));
}

int run(Context& context, const Options& options) {
  const auto known = [&options](const GameInfo& game) { return game.id == options.game; };
  if (!options.game.empty() && std::ranges::none_of(games(), known) && std::ranges::none_of(simultaneousGames(), known))
    throw TextFailure("game", options.game, {TextFault::UnknownGame, 1, {options.game}});
  const std::vector<VariantRow> rows = describeAll(context, options.game);
  const std::vector<DomineeringRow> simultaneous = domineeringRows(context, options.game);
  if (context.json) {
    printJson(rows, simultaneous);
    return exitDone;
  }
  TextTable table({"game", "variant", "state", "start", "positions", "bytes"}, {false, false, false, false, true, true});
  for (const VariantRow& row : rows)
    table.add({row.game, row.variant, row.state, row.result ? toText(*row.result) : "-", row.positions.text(),
               row.result ? grouped(row.bytes) : "-"});
  for (const DomineeringRow& row : simultaneous)
    table.add({row.game, row.variant, row.state, row.startText, row.positions ? grouped(*row.positions) : "-",
               row.start ? grouped(row.bytes) : "-"});
  table.print();
  return exitDone;
}

}  // namespace

void addVariantsCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<Options>();
  CLI::App& command =
      addCommand(app, context, "variants", "Games and known variants: solved or not, result, positions, bytes", options, run);
  addTextOption(command, "GAME", options->game, "Only this game, e.g. " + allGames().front().id)->type_name("");
  addJsonOption(command, context);
}

}  // namespace kotai::cli
