// Boards of Dodgem solved twice: by the program and by the plain solver.
#pragma once

#include <array>
#include <map>
#include <memory>
#include <utility>

#include "tests/core/slow_solver.h"
#include "tests/core/test_solutions.h"

namespace kotai::test {

/// A changed rule, in the notation of variants and in the notation of the plain solver.
struct EndRule {
  const char* option = "";
  slow::Ends ends = {};
};
inline const std::array<EndRule, 4> endRules{{{},
                                              {",blocked=loses", {Value::loss(0), Value::win(0)}},
                                              {",blocked=draws", {Value::draw(), Value::win(0)}},
                                              {",misere=yes", {Value::loss(0), Value::loss(0)}}}};

struct SolvedCase {
  SolvedCase(int size, const EndRule& rule)
      : variant(test::variant(dodgem(size)->id() + rule.option)), solution(folder.solve(variant)), slow(size, rule.ends) {}
  DataFolder folder;
  VariantPtr variant;
  SolutionPtr solution;
  slow::Solved slow;
};

/// Returns a solved board. Solves each board on first use.
inline const SolvedCase& solvedCase(int size, std::size_t rule = 0) {
  static std::map<std::pair<int, std::size_t>, std::unique_ptr<SolvedCase>> cases;
  auto& found = cases[{size, rule}];
  if (!found) found = std::make_unique<SolvedCase>(size, endRules[rule]);
  return *found;
}

/// Returns the outcome for the mover if the other side were to move instead.
inline Outcome outcomeByPassing(const slow::Solved& solved, const slow::Position& position) {
  return opposite(solved.value(slow::passed(position)).outcome);
}

}  // namespace kotai::test
