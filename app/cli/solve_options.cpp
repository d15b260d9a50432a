#include "app/cli/solve_options.h"

#include "app/cli/byte_size.h"

namespace kotai::cli {

void addThreadsOption(CLI::App& command, unsigned& threads) {
  command.add_option("--threads", threads, "Threads to use (default: as many as the machine has)")
      ->type_name("N")
      ->check(CLI::Range(1U, 1024U));
}

void addSolveArguments(CLI::App& command, SolveArguments& arguments) {
  addVariantArgument(command, arguments.variant);
  addThreadsOption(command, arguments.threads);
  command.add_option("--memory", arguments.memory, "Memory for tables, e.g. 512M or 2G (default: by the free memory)")
      ->type_name("SIZE");
}

std::uint64_t memoryOf(const SolveArguments& arguments) {
  if (arguments.memory.empty()) return 0;
  const auto bytes = parseByteSize(arguments.memory);
  if (!bytes) throw TextFailure("--memory", arguments.memory, bytes.error());
  return *bytes;
}

retrograde::SolveOptions solveOptions(const Context& context, const SolveArguments& arguments) {
  retrograde::SolveOptions options;
  options.directory = context.dataDirectory();
  options.threads = arguments.threads;
  options.memoryBytes = memoryOf(arguments);
  return options;
}

}  // namespace kotai::cli
