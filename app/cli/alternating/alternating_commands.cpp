#include "app/cli/alternating/alternating_commands.h"

#include "core/game/registry.h"

namespace kotai::cli {

namespace {

std::vector<std::string> gameNames() {
  std::vector<std::string> names;
  for (const GameInfo& game : games()) names.push_back(game.id);
  return names;
}

}  // namespace

const CommandTable& alternatingCommands() {
  static const CommandTable table{.games = gameNames,
                                  .variants = alternatingRows,
                                  .kindsHelp = alternatingKinds,
                                  .estimate = estimateAlternating,
                                  .solve = solveAlternating,
                                  .probe = probeAlternating,
                                  .line = lineAlternating,
                                  .table = tableAlternating,
                                  .stats = statsAlternating,
                                  .find = findAlternating,
                                  .perft = perftAlternating,
                                  .verify = verifyAlternating,
                                  .match = matchAlternating,
                                  .exportValues = exportAlternating};
  return table;
}

}  // namespace kotai::cli
