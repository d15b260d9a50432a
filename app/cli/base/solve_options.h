// The options that `estimate` and `solve` share.
#pragma once

#include <cstdint>
#include <string>

#include "app/cli/base/option_values.h"
#include "solvers/retrograde/solve.h"

namespace kotai::cli {

struct SolveArguments {
  std::string variant;
  unsigned threads = 0;
  std::string memory = {};
  bool repair = false;       ///< move a damaged solution aside and solve again
  bool figuresOnly = false;  ///< keep no values
  bool exact = false;        ///< solve a simultaneous board completely instead of by a proof search
  bool quiet = false;        ///< prints no summary
};

void addSolveArguments(CLI::App& command, SolveArguments& arguments);
inline constexpr NumberRange<unsigned> threadNumbers{1, 1024};
void addThreadsOption(CLI::App& command, unsigned& threads);

/// The bytes given with --memory, otherwise 0. Throws TextFailure if the size cannot be read, UsageError if it is too small.
std::uint64_t memoryOf(const std::string& size);
/// Throws TextFailure if the memory size cannot be parsed.
retrograde::SolveOptions solveOptions(const Context& context, const SolveArguments& arguments);

}  // namespace kotai::cli
