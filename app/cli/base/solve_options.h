// Helpers of `estimate` and `solve`: options, existing solutions, and messages.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "app/cli/base/option_values.h"
#include "core/tables/file_shape.h"
#include "solvers/retrograde/solve.h"

namespace kotai::cli {

struct SolveArguments {
  std::string variant;
  unsigned threads = 0;
  std::string memory = {};
  bool repair = false;       ///< whether to rename a damaged solution and solve again
  bool figuresOnly = false;  ///< whether to store no values
  bool exact = false;        ///< whether to solve a large board completely instead of by a proof search
  bool quiet = false;        ///< whether to print no summary
};

void addSolveArguments(CLI::App& command, SolveArguments& arguments);
inline constexpr NumberRange<unsigned> threadNumbers{1, 1024};
void addThreadsOption(CLI::App& command, unsigned& threads);

/// Returns the argument of --memory in bytes, or 0 if the argument is missing. Throws TextFailure for an
/// invalid size, and UsageError for a size that is too small.
std::uint64_t memoryOf(const std::string& size);
/// Returns options of any solver with the data folder, threads and memory of the arguments. Throws the exceptions of memoryOf().
template <typename Options>
Options solverOptions(const Context& context, const SolveArguments& arguments) {
  Options options;
  options.directory = context.dataDirectory();
  options.threads = arguments.threads;
  options.memoryBytes = memoryOf(arguments.memory);
  return options;
}
/// Converts the arguments to options of the solver. Throws TextFailure if the memory size cannot be parsed.
retrograde::SolveOptions solveOptions(const Context& context, const SolveArguments& arguments);

/// Prints how much has been stored, and the \p command that resumes the run. If the unfinished file has been
/// removed, says so instead.
void printStoppedSolve(const std::filesystem::path& solution, const std::string& kept, const std::string& command);

/// Maximum size in bytes of the files in which a list of solutions checks every block. Checking such a file
/// takes hundredths of a second.
inline constexpr std::uint64_t quickCheckBytes = std::uint64_t{4} << 20;

/// Checks the solution of the variant, and returns whether it exists. With --repair, checks every byte, renames a
/// damaged file and prints a message. Without --repair, throws SolutionError if the file is damaged.
bool isSolvedAlready(const Context& context, const SolveArguments& arguments, const FileShape& shape);

/// Prints the new names of damaged files that were renamed.
void reportMovedAside(const std::vector<std::filesystem::path>& files);

}  // namespace kotai::cli
