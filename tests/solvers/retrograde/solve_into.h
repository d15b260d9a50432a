// Solves into the folder of a test and checks the result.
#pragma once

#include "core/verify/verify.h"
#include "solvers/retrograde/solve.h"
#include "tests/core/test_solutions.h"

namespace kotai::test {

inline retrograde::SolveOptions optionsFor(const DataFolder& folder, std::uint64_t memoryBytes = 0) {
  retrograde::SolveOptions options;
  options.directory = folder.path();
  options.threads = 2;
  options.memoryBytes = memoryBytes;
  return options;
}

inline bool isRight(const DataFolder& folder, const VariantPtr& variant) {
  return verifySolution(*Solution::open(folder.path(), variant)).correct();
}

}  // namespace kotai::test
