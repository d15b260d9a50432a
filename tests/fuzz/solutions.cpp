// Reading damaged solution files gives correct values or SolutionError. With repaired checksums the values may
// be wrong, but the program must not crash.
//
// Input: the board, whether to repair checksums, then edits (file_edits.h).
#include "core/analysis/aggregate.h"
#include "core/analysis/position_list.h"
#include "core/base/errors.h"
#include "core/simultaneous/distribution.h"
#include "core/simultaneous/position_list.h"
#include "tests/fuzz/file_edits.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/tiny_solutions.h"

using namespace kotai;
using namespace kotai::fuzz;

template <class Action>
static void attempt(Action&& action) {
  try {
    action();
  } catch (const SolutionError&) {
  }
}

static void readTiers(const Solution& solution, const TinySolution& tiny, bool sealed) {
  const TierGraph& space = tiny.variant->tierGraph();
  std::size_t number = 0;
  for (TierId tier; tier.value < space.tierCount(); ++tier.value) {
    attempt([&] { solution.checkTier(tier); });
    std::uint64_t first = 0;
    for (int part = 0; part < space.partCount(tier); ++part, ++number) {
      const std::vector<Value>& right = tiny.parts[number];
      attempt([&] { require(solution.partValues(tier, part) == right || sealed, "a wrong value"); });
      if (!right.empty())
        attempt([&] {
          require(solution.valueAt({tier, {first + right.size() - 1}}) == right.back() || sealed, "a wrong value");
        });
      first += right.size();
    }
  }
}

static void readSolution(const ScratchFolder& folder, const TinySolution& tiny, bool sealed) {
  const auto solution = Solution::open(folder.path(), tiny.variant);
  readTiers(*solution, tiny, sealed);
  attempt([&] { solution->value(tiny.variant->start()); });
  attempt([&] { solution->statistics(); });
  attempt([&] { totals(*solution); });
  for (const AggregateKey& key : tiny.variant->tierGraph().aggregateKeys())
    attempt([&] { aggregate(*solution, key, Counting::True); });
  attempt([&] {
    PositionFilter filter;
    filter.kind = FindKind::Mate;
    const PositionList list(solution, filter);
    for (const ListedPosition& each : list.page(0, 3)) tiny.variant->formatPosition(each.position);
  });
}

static void readSimultaneous(const ScratchFolder& folder, const TinyDomineeringSolution& tiny, bool sealed) {
  const auto solution = SimultaneousSolution::open(folder.path(), tiny.variant);
  for (int covered = 0; covered < solution->tierCount(); ++covered) {
    attempt([&] {
      require(sameEntries(solution->tier(covered), tiny.tiers[static_cast<std::size_t>(covered)]) || sealed, "a wrong value");
    });
    for (const layout::PayoffEntry& each : tiny.tiers[static_cast<std::size_t>(covered)])
      attempt([&] {
        const auto value = solution->value({{each.position, 0, 0, 0}});
        require(value == GameValue{each.value, each.firstSecure, each.secondSecure} || sealed, "a wrong value");
      });
  }
  attempt([&] { classTotals(*solution); });
  attempt([&] { valueDistribution(*solution, {}); });
  attempt([&] {
    for (const auto& each : SimultaneousPositionList(solution, {}).page(0, 3)) tiny.variant->formatPosition(each.position);
  });
}

KOTAI_FUZZ_TARGET(solutions) {
  static const ScratchFolder folder;
  ByteSource source(data, size);
  const auto& alternating = tinySolutions();
  const auto& simultaneous = tinyDomineeringSolutions();
  const std::size_t choice = source.below(alternating.size() + simultaneous.size());
  const bool sealed = source.below(2) == 1;
  const bool inTurn = choice < alternating.size();
  const std::string& name = inTurn ? alternating[choice].name : simultaneous[choice - alternating.size()].name;
  FileBytes bytes = withEdits(inTurn ? alternating[choice].bytes : simultaneous[choice - alternating.size()].bytes, source);
  if (sealed) sealSolution(bytes);
  folder.write(name, bytes);
  attempt([&] {
    if (inTurn)
      readSolution(folder, alternating[choice], sealed);
    else
      readSimultaneous(folder, simultaneous[choice - alternating.size()], sealed);
  });
  return 0;
}
