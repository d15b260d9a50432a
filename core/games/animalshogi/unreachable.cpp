#include "core/games/animalshogi/unreachable.h"

#include "core/base/parallel.h"
#include "core/games/animalshogi/lists.h"
#include "core/games/animalshogi/tiers.h"
#include "core/games/animalshogi/variant.h"
#include "core/tables/solution.h"

namespace kotai::animalshogi {

enum class Reason { NothingBefore, LionSpared, FromOthers };

static Reason reasonFor(const Rules& rules, const Rules::Position& position) {
  Reason reason = Reason::NothingBefore;
  rules.forEachPredecessor(position, [&](const Rules::Position& before) {
    if (reason != Reason::FromOthers) reason = rules.canCaptureLion(before) ? Reason::LionSpared : Reason::FromOthers;
  });
  return reason;
}

/// Returns false if the side to move can capture the lion. Only positions won in one ply need this test.
static bool isUnfinished(const Rules& rules, const Rules::Position& position, Value value) {
  return value != Value{Outcome::Win, 1} || !rules.canCaptureLion(position);
}

template <Reason... wantedReasons>
static std::vector<Location> search(const Solution& solution, const PartTest& wanted, const std::stop_token& stop) {
  const Rules& rules = static_cast<const AnimalShogiVariant&>(*solution.variant()).rules();
  const TierGraph& tiers = solution.variant()->tierGraph();
  const FlagTest counted = countedTest();
  std::vector<std::vector<Location>> found(static_cast<std::size_t>(tiers.partCount(Tiers::onlyTier)));
  runParallel(found.size(), threadCount(0), stop, [&](std::size_t part) {
    const int number = static_cast<int>(part);
    if (wanted && !wanted(Tiers::onlyTier, number)) return;
    const StoredValues values = solution.storedValues(Tiers::onlyTier, number);
    const std::vector<std::uint8_t> marks = solution.partMarks(Tiers::onlyTier, number, counted.plane);
    const std::uint64_t first = tiers.partFirst(Tiers::onlyTier, number);
    for (std::uint64_t place = 0; place < values.size(); ++place) {
      constexpr std::uint64_t pollInterval = 4096;
      if (place % pollInterval == 0 && stop.stop_requested()) return;
      if (counted.hits(marks[place], std::nullopt)) continue;
      const PositionIndex index{first + place};
      const Rules::Position position = rules.unrank(Tiers::onlyTier, index);
      if (!isUnfinished(rules, position, values[place]) || rules.rank(rules.canonical(position)) != index) continue;
      if constexpr (sizeof...(wantedReasons) > 0)
        if (const Reason reason = reasonFor(rules, position); ((reason != wantedReasons) && ...)) continue;
      found[part].push_back({Tiers::onlyTier, index});
    }
  });
  std::vector<Location> all;
  if (stop.stop_requested()) return all;
  for (const std::vector<Location>& each : found) all.insert(all.end(), each.begin(), each.end());
  return all;
}

std::vector<PositionKind> unreachableKinds() {
  const auto kindOf = [](FindKind kind, auto* search) {
    return PositionKind{.kind = kind, .number = KindNumber::None, .search = search, .isCounted = false};
  };
  return {kindOf(kind::unreachable, search<>), kindOf(kind::unreachableNothingBefore, search<Reason::NothingBefore>),
          kindOf(kind::unreachableLionSpared, search<Reason::LionSpared>),
          kindOf(kind::unreachableFromOthers, search<Reason::FromOthers>)};
}

}  // namespace kotai::animalshogi
