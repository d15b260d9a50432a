// The subcommands for simultaneous games.
#pragma once

#include "app/cli/base/command_table.h"

namespace kotai::cli {

const CommandTable& domineeringCommands();

void inspectDomineering(Context& context, const Play& play, bool withTotals, FoundVariant& what);
std::pair<std::string, Json> knownDomineeringStart(const KnownResult& known);
/// Returns cases such as "solve/syncdom:6x5/threads:2/memory:unlimited" (each item is a position),
/// "prove/syncdom:7x6/threads:2" (nodes), "probe/syncdom:5x5/matrices" (matrices with their equilibrium) and
/// "decide/syncdom:7x7/alphabeta:depth=6" (decisions).
std::vector<BenchmarkCase> domineeringBenchmarks(const BenchmarkFolders& folders);
/// Returns "covered, class, value, range".
std::string domineeringKeys();
/// Returns "all, vertical, horizontal, draw, mixed".
std::string domineeringKinds();
Judged domineeringEvaluation(const Play& play, const AnyPosition& position);
std::unique_ptr<Numbering> domineeringNumbering(Context& context, const Play& play);
std::vector<MoveChooser> domineeringChoosers(Context& context, const MoveArguments& arguments, const AnyPosition& position,
                                             const std::stop_token& stop);
int estimateDomineering(Context& context, const SolveArguments& arguments);
double secondsToSolveDomineering(Context& context, const SolveArguments& arguments);
int solveDomineering(Context& context, const SolveArguments& arguments);
TableRows tableDomineering(Context& context, const TableArguments& arguments);
int statsDomineering(Context& context, const StatsArguments& arguments);
int evaluationStatsDomineering(Context& context, const StatsArguments& arguments);
int findDomineering(Context& context, const FindArguments& arguments);
/// Returns "secure".
std::string domineeringPuzzleKinds();
std::optional<PuzzleKind> domineeringPuzzleKind(const PuzzleArguments& arguments);
PuzzleMakerPtr domineeringPuzzleMaker(const Context& context, const Play& play);
int verifyDomineeringSolution(Context& context, const VerifyArguments& arguments);
int matchDomineering(Context& context, const MatchArguments& arguments);
int exportDomineering(Context& context, const ExportArguments& arguments);

}  // namespace kotai::cli
