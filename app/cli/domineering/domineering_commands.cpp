#include "app/cli/domineering/domineering_commands.h"

#include <map>

#include "app/cli/domineering/domineering_knowledge.h"
#include "app/cli/domineering/domineering_strings.h"
#include "core/simultaneous/registry.h"

namespace kotai::cli {

static std::string kindsHelp() {
  std::string help;
  for (const GameInfo& game : simultaneousGames()) help += (help.empty() ? "" : "; ") + game.id + ": " + domineeringKinds();
  return help;
}

static std::string keysHelp() {
  std::string help;
  for (const GameInfo& game : simultaneousGames())
    help += (help.empty() ? "" : "; ") + game.englishName() + ": " + domineeringKeys();
  return help;
}

static KnowledgePtr knowledge(Context& context, const Play& play, const std::stop_token& stop) {
  return std::make_shared<DomineeringKnowledge>(context, domineeringVariant(context, play.id()), stop);
}

static std::string ownHelp(std::string_view place) {
  static const std::map<std::string_view, std::string> texts{
      {"explain", " Games with simultaneous moves: what each choice secures, and which choices are dominated."},
      {"find --from", " (simultaneous moves)"},
      {"find --n", " (simultaneous moves)"},
      {"find --to", " (simultaneous moves)"},
      {"find --where", " or, with simultaneous moves, 'value > 0.5 and vertical-moves < 3'"},
      {"line",
       " Games with simultaneous moves: the likeliest turn of both equilibrium strategies, then value, v-secure and h-secure "
       "after "
       "it, and the probabilities of both moves."},
      {"match --first",
       ". With simultaneous moves, the player of Vertical: random, equilibrium, secure, "
       "alphabeta:depth=4[,ties=random|first][,win=1000], montecarlo:playouts=10000[,spread=even|ucb][,win=1,draw=0,loss=-1] or "
       "mcts:playouts=10000 (default: equilibrium)"},
      {"match --max-plies", ". Games with simultaneous moves end by themselves"},
      {"match --threads",
       "With simultaneous moves: number of games played in parallel (default: one for each processor; use 1 to measure times per "
       "move)"},
      {"move", " Games with simultaneous moves: Vertical's moves, then Horizontal's."},
      {"move --player", "; games with simultaneous moves: perfect, or a player as for match"},
      {"perft DEPTH", " (simultaneous moves: in turns)"},
      {"probe",
       " Games with simultaneous moves: position<TAB>value<TAB>v-secure<TAB>h-secure. These are the payoff for Vertical on "
       "average, the payoff that Vertical can force, and the payoff to which Horizontal can hold Vertical."},
      {"probe --evaluation",
       "; simultaneous moves: rm and sm of Vertical, rm and sm of Horizontal, and the evaluation for Vertical"},
      {"probe --moves", "; simultaneous moves: two columns move=chance;move=chance with both equilibrium strategies"},
      {"rank", " Only games with simultaneous moves need a solution for this."}};
  const auto found = texts.find(place);
  return found == texts.end() ? std::string() : found->second;
}

constexpr const char* exactHelp =
    "Solve a board of 31 to 36 cells of Synchronized Domineering whole (minutes and gigabytes) instead of settling its start";

const CommandTable& domineeringCommands() {
  static const CommandTable table{.inspect = inspectDomineering,
                                  .knownStart = knownDomineeringStart,
                                  .kindsHelp = kindsHelp,
                                  .keysHelp = keysHelp,
                                  .ownHelp = ownHelp,
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
