// The rows of `variants` for games with simultaneous moves.
#include <fmt/format.h>

#include "app/cli/base/english_strings.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/repair.h"
#include "app/cli/domineering/domineering_commands.h"
#include "app/cli/domineering/domineering_proof.h"
#include "app/cli/domineering/domineering_strings.h"
#include "app/cli/output/variant_order.h"
#include "core/data/solution_files.h"
#include "core/games/domineering/counts.h"
#include "core/simultaneous/proved_outcome.h"
#include "core/simultaneous/registry.h"
#include "core/tables/solution_check.h"

namespace kotai::cli {

namespace {

struct Known {
  std::string state = "not solved";
  std::optional<GameValue> start;
  std::string startText = "-";
  std::optional<std::uint64_t> positions;
  std::uint64_t bytes = 0;
};

void openSolution(Known& known, const std::filesystem::path& directory, const SimultaneousVariantPtr& variant) {
  known.state = "damaged";
  checkSolution(directory, fileShapeOf(*variant), quickCheckBytes);
  const auto solution = SimultaneousSolution::open(directory, variant);
  known.bytes = solution->fileBytes();
  known.positions = classTotals(*solution).positions();
  known.start = knownValue(*solution, variant->start());
  known.startText = fmt::format("{} ({})", payoffText(known.start->value), classText(*known.start));
  known.state = "solved";
}

void readSearch(Known& known, const Context& context, const SimultaneousVariant& variant) {
  const std::filesystem::path directory = context.dataDirectory();
  if (std::filesystem::exists(directory / (fileShapeOf(variant).fileName() + ".part"))) known.state = "unfinished";
  if (const auto proved = provedStartText(context, variant)) {
    known.state = "searched";
    known.startText = *proved;
  } else if (std::filesystem::exists(provedOutcomeFile(directory, variant))) {
    known.state = "damaged";
    readProvedOutcome(directory, variant);  // throws
  }
}

/// A damaged file is a fact to show, not a reason to stop; its message goes to stderr.
Known known(const Context& context, const SimultaneousVariantPtr& variant) {
  Known known;
  known.positions = domineering::countedPositions(variant->columns(), variant->rows());
  const std::filesystem::path directory = context.dataDirectory();
  try {
    if (SimultaneousSolution::exists(directory, *variant))
      openSolution(known, directory, variant);
    else
      readSearch(known, context, *variant);
  } catch (const SolutionError& error) {
    tellError(englishText(error, variant->id(), context.dataOption));
  }
  return known;
}

VariantRow rowOf(const Context& context, const std::string& game, const SimultaneousVariantPtr& variant) {
  const Known what = known(context, variant);
  VariantRow row{.game = game, .variant = variant->id(), .state = what.state, .start = what.startText};
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
  }
  return row;
}

}  // namespace

std::vector<VariantRow> domineeringRows(Context& context, const std::string& onlyGame) {
  const auto inFolder = simultaneousVariantsInFolder(context.dataDirectory());
  std::vector<VariantRow> rows;
  for (const GameInfo& game : simultaneousGames()) {
    if (!onlyGame.empty() && game.id != onlyGame) continue;
    std::vector<SimultaneousVariantPtr> variants;
    for (const std::string& id : game.knownVariants) variants.push_back(parseSimultaneousVariant(id).value());
    addSolved(variants, game.id, inFolder);
    for (const SimultaneousVariantPtr& variant : variants) rows.push_back(rowOf(context, game.id, variant));
  }
  return rows;
}

}  // namespace kotai::cli
