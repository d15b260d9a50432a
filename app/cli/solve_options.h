// The options that `estimate` and `solve` share.
#pragma once

#include <string>

#include "app/cli/context.h"
#include "solvers/retrograde/solve.h"

namespace kotai::cli {

struct SolveArguments {
  std::string variant;
  unsigned threads = 0;
  std::string memory;
};

void addSolveArguments(CLI::App& command, SolveArguments& arguments);
void addThreadsOption(CLI::App& command, unsigned& threads);

/// Throws TextFailure if the memory size cannot be read.
retrograde::SolveOptions solveOptions(const Context& context, const SolveArguments& arguments);

}  // namespace kotai::cli
