// The rows of `variants` for games with simultaneous moves.
#include <fmt/format.h>

#include "app/cli/base/english_strings.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/repair.h"
#include "app/cli/domineering/domineering_commands.h"
#include "app/cli/domineering/domineering_knowledge.h"
#include "app/cli/domineering/domineering_proof.h"
#include "app/cli/domineering/domineering_strings.h"
#include "app/cli/output/known_rows.h"
#include "app/cli/output/variant_order.h"
#include "core/data/solution_files.h"
#include "core/games/domineering/counts.h"
#include "core/simultaneous/proved_outcome.h"
#include "core/simultaneous/registry.h"
#include "core/tables/solution_check.h"

namespace kotai::cli {

namespace {

struct Found {
  std::string state = "not solved";
  std::optional<GameValue> start;
  std::string startText = "-";
  std::optional<std::uint64_t> positions;
  std::uint64_t bytes = 0;
  Json totals = Json::object();
};

/// Uses the same names as `solve`.
Json totalsOf(const CoveredCounts& all) {
  return {{"countedPositions", all.positions()}, {"class-vertical", all.byClass[0]}, {"class-horizontal", all.byClass[1]},
          {"class-draw", all.byClass[2]},        {"class-mixed", all.byClass[3]},    {"finished", all.finished}};
}

void openSolution(Found& what, const std::filesystem::path& directory, const SimultaneousVariantPtr& variant) {
  what.state = "damaged";
  checkSolution(directory, fileShapeOf(*variant), quickCheckBytes);
  const auto solution = SimultaneousSolution::open(directory, variant);
  what.bytes = solution->fileBytes();
  const CoveredCounts all = classTotals(*solution);
  what.positions = solution->positions();
  what.totals = totalsOf(all);
  what.start = knownValue(*solution, variant->start());
  what.startText = fmt::format("{} ({})", payoffText(what.start->value), classText(*what.start));
  what.state = "solved";
}

void readSearch(Found& what, const Context& context, const SimultaneousVariant& variant) {
  const std::filesystem::path directory = context.dataDirectory();
  if (std::filesystem::exists(directory / (fileShapeOf(variant).fileName() + ".part"))) what.state = "unfinished";
  if (const auto proved = provedStartText(context, variant)) {
    what.state = "searched";
    what.startText = *proved;
  } else if (std::filesystem::exists(provedOutcomeFile(directory, variant))) {
    what.state = "damaged";
    readProvedOutcome(directory, variant);  // throws if the file is damaged
  }
}

/// A damaged file is shown and does not stop the command. Its message goes to stderr.
Found found(const Context& context, const SimultaneousVariantPtr& variant) {
  Found what;
  what.positions = domineering::countedPositions(variant->columns(), variant->rows());
  const std::filesystem::path directory = context.dataDirectory();
  try {
    if (SimultaneousSolution::exists(directory, *variant))
      openSolution(what, directory, variant);
    else
      readSearch(what, context, *variant);
  } catch (const SolutionError& error) {
    printError(englishText(error, variant->id(), context.dataOption));
  }
  return what;
}

/// A win is a win of the first side.
std::string winnerText(Outcome start) { return secureText(static_cast<int>(start) - static_cast<int>(Outcome::Draw)); }

VariantRow rowOf(const Context& context, const SimultaneousVariantPtr& variant) {
  const Found what = found(context, variant);
  VariantRow row{.game = std::string(variant->gameId()), .variant = variant->id(), .state = what.state, .start = what.startText};
  if (what.start)
    row.json["start"] = toJson(*what.start);
  else if (what.startText != "-")
    row.json["start"] = what.startText;
  if (what.positions) {
    row.positions = grouped(*what.positions);
    row.json["positions"] = *what.positions;
  }
  if (what.start) {
    row.bytes = grouped(what.bytes);
    row.json["bytes"] = what.bytes;
    row.json.update(what.totals);
  }
  const KnownResult* const known = knownResult(variant->id());
  if (known && !what.start) addKnown(row, *known, winnerText(known->start), winnerText(known->start));
  return row;
}

}  // namespace

VariantRow domineeringRow(Context& context, const std::string& variant) {
  return rowOf(context, domineeringVariant(context, variant));
}

std::vector<VariantRow> domineeringRows(Context& context, const std::string& onlyGame) {
  const auto inFolder = simultaneousVariantsInFolder(context.dataDirectory());
  std::vector<VariantRow> rows;
  for (const GameInfo& game : simultaneousGames()) {
    if (!onlyGame.empty() && game.id != onlyGame) continue;
    std::vector<SimultaneousVariantPtr> variants;
    for (const std::string& id : game.knownVariants) variants.push_back(parseSimultaneousVariant(id).value());
    std::vector<SimultaneousVariantPtr> knownLong;
    for (const std::string& id : knownLongVariants(game.id)) knownLong.push_back(parseSimultaneousVariant(id).value());
    addOthers(variants, game.id, knownLong);
    addOthers(variants, game.id, inFolder);
    for (const SimultaneousVariantPtr& variant : variants) rows.push_back(rowOf(context, variant));
  }
  return rows;
}

}  // namespace kotai::cli
