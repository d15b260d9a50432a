#include "core/works/works.h"

#include <algorithm>

#include "core/works/solved_here.h"

namespace kotai {

static void add(Agreement& sum, const WorkFigure& figure) {
  for (const WorkTable& table : figure.tables)
    for (const PublishedFigure& cell : table.cells) sum.add(check(cell));
}

/// Returns whether the figure shows a result of the variant that ships with the program.
static bool showsKnownResult(const WorkFigure& figure, const std::string& variantId) {
  return std::ranges::any_of(figure.tables, [&](const WorkTable& table) {
    return std::ranges::any_of(table.cells, [&](const PublishedFigure& cell) { return cell.known && cell.id == variantId; });
  });
}

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
  std::erase_if(missing, [&](const std::string& id) { return isSolvedHere(folder, id); });
  return missing;
}

std::vector<std::string> variantsToSolve(const Work& work, std::vector<WorkFigure> figures, const std::filesystem::path& folder) {
  std::vector<std::string> missing;
  for (WorkFigure& figure : figures) {
    if (figure.expected) work.compute(figure, folder, {});
    for (const std::string& variant : unsolvedVariants(figure, folder))
      if (!showsKnownResult(figure, variant) && std::ranges::find(missing, variant) == missing.end()) missing.push_back(variant);
  }
  return missing;
}

}  // namespace kotai
