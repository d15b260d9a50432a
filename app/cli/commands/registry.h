// Registry of the command tables: finds the kind of games to which a variant belongs.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/base/command_table.h"

namespace kotai::cli {

/// Returns one table for each kind of games, in the order of listing.
const std::vector<const CommandTable*>& commandTables();

/// Returns the commands for the game named at the beginning of a variant's text. The first table refuses texts that name no game.
const CommandTable& commandsFor(std::string_view variant);

/// Joins the help texts of all kinds of games.
std::string helpOf(std::string (*CommandTable::*words)());

/// CommandTable::ownHelp() of all kinds of games together.
std::string ownHelp(std::string_view place);

/// Creates a subcommand that each kind of games executes in its own way.
template <class Options>
CLI::App& addCommand(CLI::App& app, Context& context, const std::string& name, const std::string& purpose,
                     const std::shared_ptr<Options>& options, int (*CommandTable::*run)(Context&, const Options&)) {
  return addCommand(app, context, name, purpose,
                    [&context, options, run] { return (commandsFor(options->variant).*run)(context, *options); });
}

/// Returns the benchmarks of all kinds of games, one kind after another.
std::vector<BenchmarkCase> benchmarkCases(const BenchmarkFolders& folders);

}  // namespace kotai::cli
