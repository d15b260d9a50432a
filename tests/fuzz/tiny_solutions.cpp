#include "tests/fuzz/tiny_solutions.h"

#include <cstring>

#include "core/game/registry.h"
#include "core/simultaneous/registry.h"
#include "solvers/domineering/exact/solve.h"
#include "solvers/retrograde/solve.h"

namespace kotai::fuzz {

static TinySolution solved(const char* id) {
  const ScratchFolder folder;
  TinySolution tiny{*parseVariant(id), {}, {}, {}};
  tiny.name = Solution::fileName(*tiny.variant);
  retrograde::SolveOptions options;
  options.directory = folder.path();
  options.threads = 1;
  retrograde::solve(tiny.variant, options);
  tiny.bytes = folder.read(tiny.name);
  const auto solution = Solution::open(folder.path(), tiny.variant);
  const TierGraph& space = tiny.variant->tierGraph();
  for (TierId tier; tier.value < space.tierCount(); ++tier.value)
    for (int part = 0; part < space.partCount(tier); ++part) tiny.parts.push_back(solution->partValues(tier, part));
  return tiny;
}

static TinyDomineeringSolution solvedDomineering(const char* id) {
  const ScratchFolder folder;
  TinyDomineeringSolution tiny{*parseSimultaneousVariant(id), {}, {}, {}};
  tiny.name = fileShapeOf(*tiny.variant).fileName();
  domineering::SolveOptions options;
  options.directory = folder.path();
  options.threads = 1;
  domineering::solve(tiny.variant, options);
  tiny.bytes = folder.read(tiny.name);
  const auto solution = SimultaneousSolution::open(folder.path(), tiny.variant);
  for (int covered = 0; covered < solution->tierCount(); ++covered) {
    const auto entries = solution->tier(covered);
    tiny.tiers.emplace_back(entries.begin(), entries.end());
  }
  return tiny;
}

const std::vector<TinySolution>& tinySolutions() {
  static const std::vector<TinySolution> all{solved("dodgem:3x3"), solved("quoridor:2x3,fences=1")};
  return all;
}

const std::vector<TinyDomineeringSolution>& tinyDomineeringSolutions() {
  static const std::vector<TinyDomineeringSolution> all{solvedDomineering("syncdom:2x2"), solvedDomineering("syncdom:3x3")};
  return all;
}

std::size_t directoryOffset(const FileBytes& bytes) {
  layout::Trailer trailer;
  std::memcpy(&trailer, bytes.data() + bytes.size() - sizeof trailer, sizeof trailer);
  return trailer.directoryOffset;
}

bool sameEntries(std::span<const layout::PayoffEntry> left, std::span<const layout::PayoffEntry> right) {
  return left.size() == right.size() && (left.empty() || std::memcmp(left.data(), right.data(), left.size_bytes()) == 0);
}

}  // namespace kotai::fuzz
