// Registry of the command tables: finds the kind of games a variant belongs to.
#pragma once

#include <string_view>
#include <vector>

#include "app/cli/base/command_table.h"

namespace kotai::cli {

/// One for each kind of games, in their order of listing.
const std::vector<const CommandTable*>& commandTables();

/// The commands for the game named at the beginning of a variant's text. The first table refuses texts that name no game.
const CommandTable& commandsFor(std::string_view variant);

/// The benchmark suite, one kind of games after the other.
std::vector<BenchmarkCase> benchmarkCases(const BenchmarkFolders& folders);

/// As JSON.
void printVariantRows(const std::vector<VariantRow>& rows);

}  // namespace kotai::cli
