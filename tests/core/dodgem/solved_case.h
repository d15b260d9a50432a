// Boards of Dodgem solved twice, by the program and by the plain solver.
#pragma once

#include <map>
#include <memory>

#include "tests/core/slow_solver.h"
#include "tests/core/test_solutions.h"

namespace kotai::test {

struct SolvedCase {
  explicit SolvedCase(int size) : variant(dodgem(size)), solution(folder.solve(variant)), slow(size) {}
  DataFolder folder;
  VariantPtr variant;
  SolutionPtr solution;
  slow::Solved slow;
};

/// Solved when it is first asked for.
inline const SolvedCase& solvedCase(int size) {
  static std::map<int, std::unique_ptr<SolvedCase>> cases;
  auto& found = cases[size];
  if (!found) found = std::make_unique<SolvedCase>(size);
  return *found;
}

/// The mover's outcome if the other side were to move instead.
inline Outcome outcomeByPassing(const slow::Solved& solved, const slow::Position& position) {
  return opposite(solved.value(slow::passed(position)).outcome);
}

}  // namespace kotai::test
