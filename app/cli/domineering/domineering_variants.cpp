// The rows of `variants` for games with simultaneous moves.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

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

/// A damaged file is a fact to show, not a reason to stop; its message goes to stderr.
DomineeringRow describe(const Context& context, const std::string& game, const SimultaneousVariantPtr& variant) {
  DomineeringRow row{
      game, variant->id(), "not solved", std::nullopt, "-", domineering::countedPositions(variant->columns(), variant->rows()),
      0};
  const std::filesystem::path directory = context.dataDirectory();
  try {
    if (SimultaneousSolution::exists(directory, *variant)) {
      row.state = "damaged";
      checkSolution(directory, fileShapeOf(*variant), quickCheckBytes);
      const auto solution = SimultaneousSolution::open(directory, variant);
      row.bytes = solution->fileBytes();
      row.positions = classTotals(*solution).positions();
      row.start = knownValue(*solution, variant->start());
      row.startText = fmt::format("{} ({})", payoffText(row.start->value), classText(*row.start));
      row.state = "solved";
      return row;
    }
    if (std::filesystem::exists(directory / (fileShapeOf(*variant).fileName() + ".part"))) row.state = "unfinished";
    if (const auto proved = provedStartText(context, *variant)) {
      row.state = "searched";
      row.startText = *proved;
    } else if (std::filesystem::exists(provedOutcomeFile(directory, *variant))) {
      row.state = "damaged";
      readProvedOutcome(directory, *variant);  // throws
    }
  } catch (const SolutionError& error) {
    tellError(englishText(error, variant->id(), context.dataOption));
  }
  return row;
}

std::vector<SimultaneousVariantPtr> variantsOf(const GameInfo& game, const std::vector<SimultaneousVariantPtr>& inFolder) {
  std::vector<SimultaneousVariantPtr> variants;
  for (const std::string& id : game.knownVariants)
    if (const auto variant = parseSimultaneousVariant(id)) variants.push_back(*variant);
  for (const SimultaneousVariantPtr& solved : inFolder)
    if (solved->gameId() == game.id &&
        std::ranges::none_of(variants, [&](const auto& variant) { return variant->id() == solved->id(); }))
      variants.push_back(solved);
  sortBySize(variants);
  return variants;
}

}  // namespace

std::vector<DomineeringRow> domineeringRows(Context& context, const std::string& onlyGame) {
  const auto inFolder = simultaneousVariantsInFolder(context.dataDirectory());
  std::vector<DomineeringRow> rows;
  for (const GameInfo& game : simultaneousGames()) {
    if (!onlyGame.empty() && game.id != onlyGame) continue;
    for (const SimultaneousVariantPtr& variant : variantsOf(game, inFolder)) rows.push_back(describe(context, game.id, variant));
  }
  return rows;
}

}  // namespace kotai::cli
