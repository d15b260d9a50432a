#include "app/cli/domineering/domineering_commands.h"

#include "app/cli/domineering/domineering_knowledge.h"
#include "app/cli/domineering/domineering_strings.h"
#include "core/simultaneous/registry.h"

namespace kotai::cli {

namespace {

std::string kindsHelp() {
  std::string help;
  for (const GameInfo& game : simultaneousGames()) help += (help.empty() ? "" : "; ") + game.id + ": " + domineeringKinds();
  return help;
}

std::string keysHelp() {
  std::string help;
  for (const GameInfo& game : simultaneousGames())
    help += (help.empty() ? "" : "; ") + game.englishName() + ": " + domineeringKeys();
  return help;
}

KnowledgePtr knowledge(Context& context, const Play& play, const std::stop_token& stop) {
  return std::make_shared<DomineeringKnowledge>(context, domineeringVariant(context, play.id()), stop);
}

constexpr const char* exactHelp =
    "Solve a board of 31 to 36 cells of Synchronized Domineering whole (minutes and gigabytes) instead of settling its start";

}  // namespace

const CommandTable& domineeringCommands() {
  static const CommandTable table{.inspect = inspectDomineering,
                                  .knownStart = knownDomineeringStart,
                                  .kindsHelp = kindsHelp,
                                  .keysHelp = keysHelp,
                                  .exactHelp = exactHelp,
                                  .benchmarks = domineeringBenchmarks,
                                  .knowledge = knowledge,
                                  .evaluation = domineeringEvaluation,
                                  .numbering = domineeringNumbering,
                                  .choosers = domineeringChoosers,
                                  .estimate = estimateDomineering,
                                  .secondsToSolve = secondsToSolveDomineering,
                                  .solve = solveDomineering,
                                  .table = tableDomineering,
                                  .stats = statsDomineering,
                                  .find = findDomineering,
                                  .puzzleKindsHelp = domineeringPuzzleKinds,
                                  .puzzleKind = domineeringPuzzleKind,
                                  .puzzleMaker = domineeringPuzzleMaker,
                                  .verify = verifyDomineeringSolution,
                                  .match = matchDomineering,
                                  .exportValues = exportDomineering};
  return table;
}

}  // namespace kotai::cli
