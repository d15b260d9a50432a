#include "app/cli/alternating/alternating_commands.h"

#include <fmt/format.h>

#include "core/analysis/table_rows.h"
#include "core/game/registry.h"
#include "core/play/alternating_knowledge.h"
#include "core/players/judge.h"

namespace kotai::cli {

namespace {

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

KnowledgePtr knowledge(Context& context, const Play& play, const std::stop_token&) {
  return std::make_shared<AlternatingKnowledge>(context.solution(context.variant(play.id())));
}

Judged judged(const Play& play, const AnyPosition& position) {
  const double moves = evaluation(*parseVariant(play.id()).value(), position);
  return {fmt::format("{:.2f}", moves), moves};
}

}  // namespace

const CommandTable& alternatingCommands() {
  static const CommandTable table{.inspect = inspectAlternating,
                                  .knownStart = knownAlternatingStart,
                                  .kindsHelp = alternatingKinds,
                                  .keysHelp = keysHelp,
                                  .publishedHelp = publishedHelp,
                                  .benchmarks = alternatingBenchmarks,
                                  .knowledge = knowledge,
                                  .evaluation = judged,
                                  .numbering = alternatingNumbering,
                                  .choosers = alternatingChoosers,
                                  .estimate = estimateAlternating,
                                  .secondsToSolve = secondsToSolve,
                                  .solve = solveAlternating,
                                  .graph = graphAlternating,
                                  .table = tableAlternating,
                                  .stats = statsAlternating,
                                  .find = findAlternating,
                                  .puzzleKindsHelp = alternatingPuzzleKinds,
                                  .puzzle = puzzleAlternating,
                                  .verify = verifyAlternating,
                                  .gather = gatherAlternating,
                                  .match = matchAlternating,
                                  .exportValues = exportAlternating,
                                  .annotations = annotateAlternating};
  return table;
}

}  // namespace kotai::cli
