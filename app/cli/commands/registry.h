// Registry of the command tables, one table per kind of game.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/base/command_table.h"

namespace kotai::cli {

/// Returns one table for each kind of game, in the order in which the kinds are listed.
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
