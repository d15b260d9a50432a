#include "app/cli/alternating/alternating_commands.h"

#include <fmt/format.h>

#include "core/analysis/table_rows.h"
#include "core/game/registry.h"

namespace kotai::cli {

namespace {

std::vector<std::string> gameNames() {
  std::vector<std::string> names;
  for (const GameInfo& game : games()) names.push_back(game.id);
  return names;
}

/// Uses the smallest variant of each game. Every variant has the table by distance.
std::string keysHelp() {
  std::string help;
  for (const Game& game : games()) {
    const auto variant = parseVariant(game.knownVariants.front());
    if (!variant) continue;
    std::vector<std::string> keys = tableKeys(**variant);
    keys.pop_back();
    if (!keys.empty()) help += fmt::format("{}{}: {}", help.empty() ? "" : "; ", game.englishName(), fmt::join(keys, ", "));
  }
  return help;
}

std::string publishedHelp() {
  std::string help;
  for (const Game& game : games())
    if (const std::string& tables = game.words.publishedHelp; !tables.empty()) help += (help.empty() ? "" : "; ") + tables;
  return help;
}

}  // namespace

const CommandTable& alternatingCommands() {
  static const CommandTable table{.games = gameNames,
                                  .variants = alternatingRows,
                                  .variantRow = alternatingRow,
                                  .kindsHelp = alternatingKinds,
                                  .keysHelp = keysHelp,
                                  .publishedHelp = publishedHelp,
                                  .benchmarks = alternatingBenchmarks,
                                  .estimate = estimateAlternating,
                                  .secondsToSolve = secondsToSolve,
                                  .solve = solveAlternating,
                                  .probe = probeAlternating,
                                  .rank = rankAlternating,
                                  .unrank = unrankAlternating,
                                  .line = lineAlternating,
                                  .explain = explainAlternating,
                                  .parents = parentsAlternating,
                                  .graph = graphAlternating,
                                  .table = tableAlternating,
                                  .stats = statsAlternating,
                                  .find = findAlternating,
                                  .puzzleKindsHelp = alternatingPuzzleKinds,
                                  .puzzle = puzzleAlternating,
                                  .perft = perftAlternating,
                                  .verify = verifyAlternating,
                                  .gather = gatherAlternating,
                                  .match = matchAlternating,
                                  .move = moveAlternating,
                                  .exportValues = exportAlternating,
                                  .annotations = annotateAlternating};
  return table;
}

}  // namespace kotai::cli
