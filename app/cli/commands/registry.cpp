#include "app/cli/commands/registry.h"

#include <algorithm>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/domineering/domineering_commands.h"

namespace kotai::cli {

const std::vector<const CommandTable*>& commandTables() {
  static const std::vector<const CommandTable*> tables{&alternatingCommands(), &domineeringCommands()};
  return tables;
}

const CommandTable& commandsFor(std::string_view variant) {
  const std::string_view game = variant.substr(0, variant.find_first_of(":,"));
  for (const CommandTable* table : commandTables())
    if (std::ranges::count(table->games(), game) > 0) return *table;
  return *commandTables().front();
}

std::vector<BenchmarkCase> benchmarkCases(const BenchmarkFolders& folders) {
  std::vector<BenchmarkCase> cases;
  for (const CommandTable* table : commandTables())
    for (BenchmarkCase& each : table->benchmarks(folders)) cases.push_back(std::move(each));
  return cases;
}

}  // namespace kotai::cli
