#include "core/works/works.h"

#include <algorithm>

#include "core/simultaneous/proved_outcome.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/simultaneous_solution.h"

namespace kotai {

namespace {

void add(Agreement& sum, const WorkFigure& figure) {
  for (const WorkTable& table : figure.tables)
    for (const PublishedFigure& cell : table.cells) sum.add(check(cell));
}

bool isProved(const SimultaneousVariant& variant, const std::filesystem::path& folder) {
  try {
    const auto proved = readProvedOutcome(folder, variant);
    return proved && proved->outcome();
  } catch (const SolutionError&) {
    return true;  // damage is reported where it is read
  }
}

bool isKnown(const std::string& variantId, const std::filesystem::path& folder) {
  if (const auto variant = parseVariant(variantId)) return Solution::exists(folder, **variant);
  const auto variant = parseSimultaneousVariant(variantId);
  if (!variant) return true;  // no solution could help
  return SimultaneousSolution::exists(folder, **variant) || isProved(**variant, folder);
}

}  // namespace

std::vector<GameInfo> gamesWithWorks() {
  std::vector<GameInfo> games = allGames();
  std::erase_if(games, [](const GameInfo& game) { return !game.work.figures; });
  return games;
}

Agreement agreementOf(const WorkFigure& figure) {
  Agreement sum;
  add(sum, figure);
  return sum;
}

WorkAgreement agreementOf(const std::vector<WorkFigure>& figures) {
  WorkAgreement sum;
  for (const WorkFigure& figure : figures) {
    const bool printedTable = !figure.tables.empty() && !figure.tables.front().columns.empty();
    add(figure.expected ? sum.expected : printedTable ? sum.cells : sum.others, figure);
  }
  return sum;
}

std::vector<std::string> unsolvedVariants(const WorkFigure& figure, const std::filesystem::path& folder) {
  std::vector<std::string> missing = figure.variants;
  std::erase_if(missing, [&](const std::string& id) { return isKnown(id, folder); });
  return missing;
}

}  // namespace kotai
