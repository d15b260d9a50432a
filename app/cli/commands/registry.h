// Which kind of games a variant belongs to: the registry of the tables of commands.
#pragma once

#include <string_view>
#include <vector>

#include "app/cli/base/command_table.h"

namespace kotai::cli {

/// One for each kind of games, in the order in which their games are listed.
const std::vector<const CommandTable*>& commandTables();

/// The commands of the game that a variant's text begins with. What names no game is left to the first table to refuse.
const CommandTable& commandsFor(std::string_view variant);

/// The benchmark suite, one kind of games after the other.
std::vector<BenchmarkCase> benchmarkCases(const BenchmarkFolders& folders);

/// As JSON.
void printVariantRows(const std::vector<VariantRow>& rows);

}  // namespace kotai::cli
