#include "app/cli/domineering/domineering_commands.h"

#include "core/simultaneous/registry.h"

namespace kotai::cli {

namespace {

std::vector<std::string> gameNames() {
  std::vector<std::string> names;
  for (const GameInfo& game : simultaneousGames()) names.push_back(game.id);
  return names;
}

std::string kindsHelp() {
  std::string help;
  for (const GameInfo& game : simultaneousGames()) help += (help.empty() ? "" : "; ") + game.id + ": " + domineeringKinds();
  return help;
}

}  // namespace

const CommandTable& domineeringCommands() {
  static const CommandTable table{.games = gameNames,
                                  .variants = domineeringRows,
                                  .kindsHelp = kindsHelp,
                                  .estimate = estimateDomineering,
                                  .solve = solveDomineering,
                                  .probe = probeDomineering,
                                  .line = lineDomineering,
                                  .table = tableDomineering,
                                  .stats = statsDomineering,
                                  .find = findDomineering,
                                  .perft = perftDomineering,
                                  .verify = verifyDomineeringSolution,
                                  .match = matchDomineering,
                                  .exportValues = exportDomineering};
  return table;
}

}  // namespace kotai::cli
