#include "app/cli/base/solve_options.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "app/cli/base/byte_size.h"
#include "app/cli/base/visible_text.h"

namespace kotai::cli {
namespace {

/// The program alone needs more.
constexpr std::uint64_t leastMemoryBytes = 1 << 20;

}  // namespace

void addThreadsOption(CLI::App& command, unsigned& threads) {
  addNumberOption(command, "--threads", threads, threadNumbers, "Number of threads (default: all that the machine has)");
}

void addSolveArguments(CLI::App& command, SolveArguments& arguments) {
  addVariantArgument(command, arguments.variant);
  addThreadsOption(command, arguments.threads);
  addTextOption(command, "--memory", arguments.memory,
                "Memory limit, e.g. 512M or 2G (default: the free memory, except one tenth of the machine's memory)")
      ->type_name("SIZE");
}

std::uint64_t memoryOf(const std::string& size) {
  if (size.empty()) return 0;
  const auto bytes = parseByteSize(size);
  if (!bytes) throw TextFailure("--memory", size, bytes.error());
  if (*bytes < leastMemoryBytes) throw UsageError(fmt::format("--memory {}: expected at least 1M", quotedText(size)));
  return *bytes;
}

retrograde::SolveOptions solveOptions(const Context& context, const SolveArguments& arguments) {
  retrograde::SolveOptions options;
  options.directory = context.dataDirectory();
  options.threads = arguments.threads;
  options.memoryBytes = memoryOf(arguments.memory);
  options.figuresOnly = arguments.figuresOnly;
  return options;
}

}  // namespace kotai::cli
