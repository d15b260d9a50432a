// The subcommands for simultaneous games, with the same names but different answers.
#pragma once

#include "app/cli/base/command_table.h"

namespace kotai::cli {

const CommandTable& domineeringCommands();

VariantRow domineeringRow(Context& context, const std::string& variant);
std::vector<VariantRow> domineeringRows(Context& context, const std::string& onlyGame);
/// "all, vertical, horizontal, draw, mixed"
std::string domineeringKinds();
int estimateDomineering(Context& context, const SolveArguments& arguments);
double secondsToSolveDomineering(Context& context, const SolveArguments& arguments);
int solveDomineering(Context& context, const SolveArguments& arguments);
int probeDomineering(Context& context, const ProbeArguments& arguments);
int rankDomineering(Context& context, const RankArguments& arguments);
int unrankDomineering(Context& context, const RankArguments& arguments);
/// Repeats the most likely turn of both equilibrium strategies.
int lineDomineering(Context& context, const LineArguments& arguments);
int explainDomineering(Context& context, const ExplainArguments& arguments);
int parentsDomineering(Context& context, const ParentsArguments& arguments);
int tableDomineering(Context& context, const TableArguments& arguments);
int statsDomineering(Context& context, const StatsArguments& arguments);
int evaluationStatsDomineering(Context& context, const StatsArguments& arguments);
int findDomineering(Context& context, const FindArguments& arguments);
/// "secure"
std::string domineeringPuzzleKinds();
int puzzleDomineering(Context& context, const PuzzleArguments& arguments);
int perftDomineering(Context& context, const PerftArguments& arguments);
int verifyDomineeringSolution(Context& context, const VerifyArguments& arguments);
int matchDomineering(Context& context, const MatchArguments& arguments);
int moveDomineering(Context& context, const MoveArguments& arguments);
int exportDomineering(Context& context, const ExportArguments& arguments);
/// Payoffs for the first side.
std::vector<Annotation> annotateDomineering(Context& context, const SavedGame& saved);

}  // namespace kotai::cli
