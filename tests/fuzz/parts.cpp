// Resumes solves from damaged `.part` files. The program refuses the file, or continues from the intact parts
// and ends with the correct solution.
//
// Input: the board, whether to repair checksums, then edits (file_edits.h).
#include "core/base/errors.h"
#include "solvers/domineering/exact/solve.h"
#include "solvers/retrograde/solve.h"
#include "tests/fuzz/file_edits.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/tiny_solutions.h"

using namespace kotai;
using namespace kotai::fuzz;

static FileBytes partOf(const FileBytes& bytes) {
  return {bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(directoryOffset(bytes))};
}

static bool hasRightValues(const ScratchFolder& folder, const TinySolution& tiny) {
  const auto solution = Solution::open(folder.path(), tiny.variant);
  const TierGraph& space = tiny.variant->tierGraph();
  std::size_t number = 0;
  for (TierId tier; tier.value < space.tierCount(); ++tier.value)
    for (int part = 0; part < space.partCount(tier); ++part, ++number)
      if (solution->partValues(tier, part) != tiny.parts[number]) return false;
  return true;
}

static bool hasRightValues(const ScratchFolder& folder, const TinyDomineeringSolution& tiny) {
  const auto solution = SimultaneousSolution::open(folder.path(), tiny.variant);
  for (int covered = 0; covered < solution->tierCount(); ++covered)
    if (!sameEntries(solution->tier(covered), tiny.tiers[static_cast<std::size_t>(covered)])) return false;
  return true;
}

static void solveOn(const ScratchFolder& folder, const TinySolution& tiny) {
  retrograde::SolveOptions options;
  options.directory = folder.path();
  options.threads = 1;
  retrograde::solve(tiny.variant, options);
}

static void solveOn(const ScratchFolder& folder, const TinyDomineeringSolution& tiny) {
  domineering::SolveOptions options;
  options.directory = folder.path();
  options.threads = 1;
  domineering::solve(tiny.variant, options);
}

template <class Tiny>
static void resume(const Tiny& tiny, ByteSource& source) {
  static const ScratchFolder folder;
  folder.clear();
  const bool sealed = source.below(2) == 1;
  FileBytes part = withEdits(partOf(tiny.bytes), source);
  if (sealed) sealSolution(part);
  folder.write(tiny.name + ".part", part);
  try {
    solveOn(folder, tiny);
  } catch (const SolutionError& error) {
    const SolutionFault fault = error.fault();
    const bool foreign =
        fault == SolutionFault::NewerVersion || fault == SolutionFault::WrongVariant || fault == SolutionFault::ForeignFile;
    require(foreign || sealed, "a damaged file ends a solve that could have gone on");
    return;
  }
  try {
    require(hasRightValues(folder, tiny) || sealed, "a wrong value");
  } catch (const SolutionError&) {
    require(sealed, "a solve left a damaged file behind");
  }
}

KOTAI_FUZZ_TARGET(parts) {
  ByteSource source(data, size);
  const auto& alternating = tinySolutions();
  const auto& simultaneous = tinyDomineeringSolutions();
  const std::size_t choice = source.below(alternating.size() + simultaneous.size());
  if (choice < alternating.size())
    resume(alternating[choice], source);
  else
    resume(simultaneous[choice - alternating.size()], source);
  return 0;
}
