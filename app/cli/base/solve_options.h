// Helpers of `estimate` and `solve`: options, solutions that are there already, and messages.
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
  bool repair = false;       ///< move a damaged solution aside and solve again
  bool figuresOnly = false;  ///< keep no values
  bool exact = false;        ///< solve a large board completely instead of by a proof search
  bool quiet = false;        ///< prints no summary
};

void addSolveArguments(CLI::App& command, SolveArguments& arguments);
inline constexpr NumberRange<unsigned> threadNumbers{1, 1024};
void addThreadsOption(CLI::App& command, unsigned& threads);

/// The bytes given with --memory, otherwise 0. Throws TextFailure if the size cannot be read, UsageError if it is too small.
std::uint64_t memoryOf(const std::string& size);
/// Throws TextFailure if the memory size cannot be parsed.
retrograde::SolveOptions solveOptions(const Context& context, const SolveArguments& arguments);

/// Says what was kept, unless the unfinished file of the solution has been removed, and the \p command to resume.
void printStoppedSolve(const std::filesystem::path& solution, const std::string& kept, const std::string& command);

/// A list of solutions checks the blocks of files up to this size, which takes some hundredths of a second each.
inline constexpr std::uint64_t quickCheckBytes = std::uint64_t{4} << 20;

/// Whether the variant has a solution, which is checked. With --repair, checks every byte, and moves a damaged file aside
/// with a message, so that there is no solution. Otherwise throws SolutionError if it is damaged.
bool isSolvedAlready(const Context& context, const SolveArguments& arguments, const FileShape& shape);

/// Lists the names of damaged files that were kept.
void reportMovedAside(const std::vector<std::filesystem::path>& files);

}  // namespace kotai::cli
