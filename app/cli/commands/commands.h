// The subcommands: each function adds one subcommand to the program.
#pragma once

#include "app/cli/base/context.h"

namespace kotai::cli {

struct FileArguments;

inline constexpr const char* programName = "kotai-cli";

void addVariantsCommand(CLI::App& app, Context& context);
void addCompareCommand(CLI::App& app, Context& context);
void addEstimateCommand(CLI::App& app, Context& context);
void addSolveCommand(CLI::App& app, Context& context);
void addProbeCommand(CLI::App& app, Context& context);
void addRankCommands(CLI::App& app, Context& context);
void addLineCommand(CLI::App& app, Context& context);
void addExplainCommand(CLI::App& app, Context& context);
void addParentsCommand(CLI::App& app, Context& context);
void addGraphCommand(CLI::App& app, Context& context);
void addTableCommand(CLI::App& app, Context& context);
void addStatsCommand(CLI::App& app, Context& context);
void addFindCommand(CLI::App& app, Context& context);
void addPuzzleCommand(CLI::App& app, Context& context);
void addLessonsCommand(CLI::App& app, Context& context);
void addPerftCommand(CLI::App& app, Context& context);
void addVerifyCommand(CLI::App& app, Context& context);
void addGatherCommand(CLI::App& app, Context& context);
void addMatchCommand(CLI::App& app, Context& context);
void addMoveCommand(CLI::App& app, Context& context);
void addEngineCommand(CLI::App& app, Context& context);
void addExportCommand(CLI::App& app, Context& context);
void addGameCommand(CLI::App& app, Context& context);
void addPaperCommand(CLI::App& app, Context& context);
void addPackCommands(CLI::App& app, Context& context);
void addCiteCommand(CLI::App& app, Context& context);
void addBenchCommand(CLI::App& app, Context& context);

/// Adds `--columns` of `export` and `find`.
void addColumnsOption(CLI::App& command, FileArguments& target);

/// Adds all options and commands to the program. The help and the man page are generated from these options and
/// commands.
void setUpProgram(CLI::App& app, Context& context);

/// Parses the arguments and runs the subcommand. A failure becomes one line on stderr. Returns the exit code.
int runProgram(int argc, const char* const* argv);

}  // namespace kotai::cli
