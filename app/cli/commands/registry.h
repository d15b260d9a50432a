// Registry of the command tables: finds the kind of games a variant belongs to.
#pragma once

#include <string_view>
#include <vector>

#include "app/cli/base/command_table.h"

namespace kotai::cli {

/// One table for each kind of games, in the order of listing.
const std::vector<const CommandTable*>& commandTables();

/// The commands for the game named at the beginning of a variant's text. The first table refuses texts that name no game.
const CommandTable& commandsFor(std::string_view variant);

/// The benchmark suite for one kind of games after another.
std::vector<BenchmarkCase> benchmarkCases(const BenchmarkFolders& folders);

/// Prints the rows as JSON.
void printVariantRows(const std::vector<VariantRow>& rows);

}  // namespace kotai::cli
