#include "core/games/animalshogi/lists.h"

#include <algorithm>
#include <iterator>

#include "core/analysis/generic_kinds.h"
#include "core/base/parallel.h"
#include "core/game/registry.h"
#include "core/games/animalshogi/marks.h"
#include "core/games/animalshogi/tiers.h"
#include "core/games/animalshogi/unreachable.h"
#include "core/games/animalshogi/variant.h"
#include "core/tables/solution.h"

namespace kotai::animalshogi {

static bool hasUsualRules(const Variant& variant) {
  return static_cast<const AnimalShogiVariant&>(variant).rules().options() == Options{};
}

static bool holdsFewerPieces(const TierGraph& tiers, TierId tier, int part) {
  const auto material = std::ranges::find(tiers.aggregateKeys(), "material", &AggregateKey::id);
  const AggregateCell cell = tiers.aggregateCell(tier, part, *material);
  return cell.mover < cell.opponent;
}

static bool isWanted(const PartTest& wanted, int part) { return !wanted || wanted(Tiers::onlyTier, part); }

/// Returns the counted positions with the largest number of legal moves.
static std::vector<Location> mostMovesPositions(const Solution& solution, const PartTest& wanted, const std::stop_token& stop) {
  const Variant& variant = *solution.variant();
  const TierSummary summary = solution.tierSummary(Tiers::onlyTier);
  const FlagTest counted = countedTest();
  std::uint32_t most = 0;
  for (const PartSummary& part : summary.parts) most = std::max(most, part.maxLegalMoves);
  std::vector<Location> found;
  std::uint64_t first = 0;
  for (int part = 0; part < variant.tierGraph().partCount(Tiers::onlyTier); ++part) {
    if (stop.stop_requested()) return {};
    const std::uint64_t positions = variant.tierGraph().partPositions(Tiers::onlyTier, part);
    if (summary.parts[static_cast<std::size_t>(part)].maxLegalMoves == most && isWanted(wanted, part)) {
      const std::vector<std::uint8_t> marks = solution.partMarks(Tiers::onlyTier, part, counted.plane);
      for (std::size_t number = 0; number < marks.size(); ++number) {
        constexpr std::size_t pollInterval = 4096;
        if (number % pollInterval == 0 && stop.stop_requested()) return {};
        const Location location{Tiers::onlyTier, {first + number}};
        if (counted.hits(marks[number], std::nullopt) && variant.successors(variant.positionAt(location)).size() == most)
          found.push_back(location);
      }
    }
    first += positions;
  }
  return found;
}

static FlagTest flag(std::uint8_t mask, std::optional<int> notable) { return {flagPlane, mask, notable}; }
static FlagTest rounds(std::uint16_t plane) { return {plane, 0, std::nullopt}; }

std::vector<Location> farDropChanges(const Solution& solution, const PartTest& wanted, const std::stop_token& stop) {
  const auto banned = Solution::open(solution.file().parent_path(), *parseVariant(withoutFarDrops));
  const TierGraph& space = solution.variant()->tierGraph();
  const FlagTest counted = countedTest();
  const auto parts = static_cast<std::size_t>(space.partCount(Tiers::onlyTier));
  std::vector<std::vector<Location>> found(parts);
  runParallel(parts, threadCount(0), stop, [&](std::size_t number) {
    const int part = static_cast<int>(number);
    if (!isWanted(wanted, part)) return;
    const StoredValues values = solution.storedValues(Tiers::onlyTier, part);
    const StoredValues without = banned->storedValues(Tiers::onlyTier, part);
    for (std::uint64_t place = 0; place < values.size();
         ++place)  // compares encoded values, because both variants use the same encoding and most values are equal
      if (values.codeAt(place) != without.codeAt(place) && values[place].outcome != without[place].outcome)
        found[number].push_back({Tiers::onlyTier, {place}});
    if (found[number].empty()) return;
    const std::vector<std::uint8_t> marks = solution.partMarks(Tiers::onlyTier, part, counted.plane);
    std::erase_if(found[number], [&](Location each) { return !counted.hits(marks[each.index.value], std::nullopt); });
  });
  std::vector<Location> changes;
  std::uint64_t first = 0;
  for (std::size_t number = 0; number < parts; ++number) {
    for (const Location& each : found[number]) changes.push_back({Tiers::onlyTier, {first + each.index.value}});
    first += space.partPositions(Tiers::onlyTier, static_cast<int>(number));
  }
  if (stop.stop_requested()) changes.clear();
  return changes;
}

FlagTest countedTest() { return flag(Flag::Counted, std::nullopt); }

std::vector<PositionKind> kinds() {
  std::vector<PositionKind> kinds{
      {.kind = FindKind::Zugzwang, .outcome = Outcome::Loss, .fitsValue = isNotWon, .flag = flag(Flag::Zugzwang, 0)},
      {.kind = kind::symmetricZugzwang, .outcome = Outcome::Loss, .fitsValue = isLost, .flag = flag(Flag::SymmetricZugzwang, 1)},
      {.kind = FindKind::Mate,
       .number = KindNumber::Rounds,
       .outcome = Outcome::Win,
       .fitsValue = isWonInPlies,
       .flag = rounds(matePlane)},
      {.kind = kind::mateOrTry,
       .number = KindNumber::Rounds,
       .outcome = Outcome::Win,
       .fitsValue = isWonInPlies,
       .flag = rounds(mateOrTryPlane),
       .offeredBy = hasTries},
      {.kind = kind::win, .outcome = Outcome::Win, .fitsValue = isWonInPlies},
      genericKind(FindKind::Longest),
      {.kind = FindKind::OnlyMove, .fitsValue = isNotLost, .flag = flag(Flag::OnlyMove, std::nullopt), .countIn = onlyMovesIn},
      {.kind = kind::farDropOnly, .fitsValue = isNotLost, .flag = flag(Flag::FarDropOnly, 2), .offeredBy = hasUsualRules},
      {.kind = kind::farDropMatters,
       .number = KindNumber::None,
       .search = farDropChanges,
       .offeredBy = hasUsualRules,
       .comparedVariant = withoutFarDrops},
      {.kind = kind::mostMoves, .search = mostMovesPositions, .figure = "moves-most"},
      {.kind = kind::winBehind, .outcome = Outcome::Win, .fitsValue = isWon, .fitsPart = holdsFewerPieces},
  };
  std::ranges::move(unreachableKinds(), std::back_inserter(kinds));
  return kinds;
}

}  // namespace kotai::animalshogi
