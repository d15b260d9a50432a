#include "tests/core/domineering/solved_board.h"

#include <QTemporaryDir>

#include "core/simultaneous/registry.h"
#include "solvers/domineering/exact/solve.h"

namespace kotai::test {

namespace {

struct Solved {
  QTemporaryDir folder;
  SimultaneousSolutionPtr solution;
};

}  // namespace

SimultaneousSolutionPtr solvedBoard() {
  static const Solved board = [] {
    Solved result;
    const auto variant = *parseSimultaneousVariant("syncdom:5x4");
    domineering::SolveOptions options;
    options.directory = result.folder.path().toStdString();
    domineering::solve(variant, options);
    result.solution = SimultaneousSolution::open(options.directory, variant);
    return result;
  }();
  return board.solution;
}

std::vector<ListedGamePosition> everything(const SimultaneousSolution& solution, bool withFinished) {
  std::vector<ListedGamePosition> all;
  for (int covered = 0; covered < solution.tierCount(); ++covered)
    for (const auto& entry : solution.tier(covered)) {
      const AnyPosition position{{entry.position, 0, 0, 0}};
      if (withFinished || !solution.variant()->finished(position))
        all.push_back({position, {entry.value, entry.firstSecure, entry.secondSecure}, covered});
    }
  return all;
}

}  // namespace kotai::test
