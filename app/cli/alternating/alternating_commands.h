// The subcommands for alternating games.
#pragma once

#include "app/cli/base/command_table.h"
#include "app/cli/output/verify_rows.h"
#include "core/game/position_kind.h"

namespace kotai::cli {

const CommandTable& alternatingCommands();

void inspectAlternating(Context& context, const Play& play, bool withTotals, FoundVariant& what);
std::pair<std::string, Json> knownAlternatingStart(const KnownResult& known);
/// Returns the kinds of notable positions as a list such as "dodgem: win-in, loss-in; quoridor: ...". Lists the
/// kinds of the smallest variant of each game.
std::string alternatingKinds();
/// Returns the benchmark cases. Several cases may probe the same solution.
std::vector<BenchmarkCase> alternatingBenchmarks(const BenchmarkFolders& folders);
std::unique_ptr<Numbering> alternatingNumbering(Context& context, const Play& play);
std::vector<MoveChooser> alternatingChoosers(Context& context, const MoveArguments& arguments, const AnyPosition& position,
                                             const std::stop_token& stop);
int estimateAlternating(Context& context, const SolveArguments& arguments);
double secondsToSolve(Context& context, const SolveArguments& arguments);
int solveAlternating(Context& context, const SolveArguments& arguments);
int graphAlternating(Context& context, const GraphArguments& arguments);
TableRows tableAlternating(Context& context, const TableArguments& arguments);
int statsAlternating(Context& context, const StatsArguments& arguments);
int evaluationStatsAlternating(Context& context, const StatsArguments& arguments);
int findAlternating(Context& context, const FindArguments& arguments);
/// Lists the matches of a query, or positions sorted by distance. Returns the exit code.
int findByQuery(Context& context, const FindArguments& arguments);
/// Parses the argument of --kind. Throws UsageError if the variant does not offer the kind.
FindKind wantedKind(const Variant& variant, const std::string& name);
/// Returns the kinds of puzzles as a list such as "mate, only-move, ...".
std::string alternatingPuzzleKinds();
std::optional<PuzzleKind> alternatingPuzzleKind(const PuzzleArguments& arguments);
PuzzleMakerPtr alternatingPuzzleMaker(const Context& context, const Play& play);
/// Returns the mismatches of a report as text and as JSON.
Verified verifiedOf(const VerifyReport& report);
int verifyAlternating(Context& context, const VerifyArguments& arguments);
int gatherAlternating(Context& context, const GatherArguments& arguments);
int matchAlternating(Context& context, const MatchArguments& arguments);
int exportAlternating(Context& context, const ExportArguments& arguments);

}  // namespace kotai::cli
