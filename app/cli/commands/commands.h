// The subcommands, and the command tables of all kinds of games.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/base/command_table.h"

namespace kotai::cli {

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

/// Parses the arguments and runs the subcommand. Prints a failure as one line on stderr. Returns the exit code.
int runProgram(int argc, const char* const* argv);

/// Returns one table for each kind of game, in the order in which help texts list the kinds.
const std::vector<const CommandTable*>& commandTables();

/// Returns the commands for the game of a variant. For a string without a known game, returns the first table, which
/// reports the error.
const CommandTable& commandsFor(std::string_view variant);

/// Joins the help texts of all kinds of games.
std::string helpOf(std::string (*CommandTable::*words)());

/// Joins CommandTable::ownHelp() of all kinds of games.
std::string ownHelp(std::string_view place);

/// Creates a subcommand that calls a function of the variant's CommandTable.
template <class Options>
CLI::App& addCommand(CLI::App& app, Context& context, const std::string& name, const std::string& purpose,
                     const std::shared_ptr<Options>& options, int (*CommandTable::*run)(Context&, const Options&)) {
  return addCommand(app, context, name, purpose,
                    [&context, options, run] { return (commandsFor(options->variant).*run)(context, *options); });
}

/// Returns the benchmarks of all kinds of games, one kind after another.
std::vector<BenchmarkCase> benchmarkCases(const BenchmarkFolders& folders);

}  // namespace kotai::cli
