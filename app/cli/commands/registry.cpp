#include "core/simultaneous/registry.h"

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/commands/commands.h"
#include "app/cli/domineering/domineering_commands.h"

namespace kotai::cli {

const std::vector<const CommandTable*>& commandTables() {
  static const std::vector<const CommandTable*> tables{&alternatingCommands(), &domineeringCommands()};
  return tables;
}

const CommandTable& commandsFor(std::string_view variant) {
  return isSimultaneous(variant) ? domineeringCommands() : alternatingCommands();
}

std::string helpOf(std::string (*CommandTable::*words)()) {
  std::string help;
  for (const CommandTable* table : commandTables())
    if (table->*words) help += (help.empty() ? "" : "; ") + (table->*words)();
  return help;
}

std::string ownHelp(std::string_view place) {
  std::string help;
  for (const CommandTable* table : commandTables())
    if (table->ownHelp) help += table->ownHelp(place);
  return help;
}

std::vector<BenchmarkCase> benchmarkCases(const BenchmarkFolders& folders) {
  std::vector<BenchmarkCase> cases;
  for (const CommandTable* table : commandTables())
    for (BenchmarkCase& each : table->benchmarks(folders)) cases.push_back(std::move(each));
  return cases;
}

}  // namespace kotai::cli
