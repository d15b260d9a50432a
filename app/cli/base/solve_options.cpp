#include "app/cli/base/solve_options.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <system_error>

#include "app/cli/base/byte_size.h"
#include "app/cli/base/messages.h"
#include "core/tables/solution_check.h"

namespace kotai::cli {

/// Minimum for --memory in bytes. The program needs additional memory for itself.
constexpr std::uint64_t minMemoryBytes = 1 << 20;

void printStoppedSolve(const std::filesystem::path& solution, const std::string& kept, const std::string& command) {
  std::filesystem::path part = solution;
  part += ".part";
  std::error_code ignored;
  if (std::filesystem::exists(part, ignored)) return printNote(fmt::format("Stopped: {}. Continue with: {}", kept, command));
  printNote(fmt::format("Stopped. {} was removed while it was being written, and its content is lost. Solve again with: {}",
                        part.string(), command));
}

bool isSolvedAlready(const Context& context, const SolveArguments& arguments, const FileShape& shape) {
  try {
    checkSolution(context.dataDirectory(), shape, arguments.repair ? everyByte : wholeCheckBytes);
    return true;
  } catch (const SolutionError& error) {
    if (error.fault() == SolutionFault::NotFound) return false;
    if (!arguments.repair || !isDamaged(error)) throw;
    reportMovedAside({moveAside(error.file())});
    return false;
  }
}

void reportMovedAside(const std::vector<std::filesystem::path>& files) {
  for (const std::filesystem::path& file : files) printNote(fmt::format("The damaged file is kept as {}.", file.string()));
}

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
  if (*bytes < minMemoryBytes) throw UsageError(fmt::format("--memory {}: expected at least 1M", quotedText(size)));
  return *bytes;
}

retrograde::SolveOptions solveOptions(const Context& context, const SolveArguments& arguments) {
  auto options = solverOptions<retrograde::SolveOptions>(context, arguments);
  options.figuresOnly = arguments.figuresOnly;
  return options;
}

}  // namespace kotai::cli
