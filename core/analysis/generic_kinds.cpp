#include "core/analysis/generic_kinds.h"

#include <algorithm>
#include <utility>

#include "core/tables/solution.h"

namespace kotai {

static std::uint64_t sumOf(const PartSummary& part, std::optional<Outcome> wanted,
                           std::initializer_list<std::pair<Outcome, NotableKind>> counts) {
  std::uint64_t sum = 0;
  for (const auto& [outcome, kind] : counts)
    if (!wanted || *wanted == outcome) sum += part.notables[static_cast<std::size_t>(kind)];
  return sum;
}

/// The position after the side to move passes.
struct Passing {
  AnyPosition position;
  Outcome outcome;  ///< outcome for the side that passes
};
static std::optional<Passing> passing(const Solution& solution, Location location) {
  const Variant& variant = *solution.variant();
  const auto passed = variant.passed(variant.positionAt(location));
  if (!passed) return std::nullopt;
  return Passing{*passed, opposite(solution.value(*passed).outcome)};
}

static bool isZugzwang(const Solution& solution, Location location, Value value) {
  const auto after = passing(solution, location);
  return after && after->outcome > value.outcome;
}

/// Returns whether a position is a mutual zugzwang. To count each board once, accepts only the earlier of the two
/// stored positions with the same board.
static bool isMutualZugzwang(const Solution& solution, Location location, Value) {
  const auto after = passing(solution, location);
  if (!after || after->outcome != Outcome::Win) return false;
  const Variant& variant = *solution.variant();
  return !variant.isStored(after->position) || variant.locate(after->position) >= location;
}

static bool hasOnlyMove(const Solution& solution, Location location, Value value) {
  const Variant& variant = *solution.variant();
  const auto successors = variant.successors(variant.positionAt(location));
  if (successors.size() < 2) return false;
  int keeping = 0;
  for (const AnyPosition& after : successors)
    if (opposite(solution.value(after).outcome) == value.outcome && ++keeping > 1) return false;
  return keeping == 1;
}

static bool isLongest(Value value, const LongestPlies& longest) {
  return (value.outcome == Outcome::Win && value.distancePlies == longest.win) ||
         (value.outcome == Outcome::Loss && value.distancePlies == longest.loss);
}

static bool isDraw(Value value, const LongestPlies&) { return value.outcome == Outcome::Draw; }

bool isWonInPlies(Value value, const LongestPlies&) { return value.outcome == Outcome::Win && value.distancePlies > 0; }
bool isWon(Value value, const LongestPlies&) { return value.outcome == Outcome::Win; }
bool isNotWon(Value value, const LongestPlies&) { return value.outcome != Outcome::Win; }
bool isLost(Value value, const LongestPlies&) { return value.outcome == Outcome::Loss; }
bool isNotLost(Value value, const LongestPlies&) { return value.outcome != Outcome::Loss; }

std::uint64_t zugzwangsIn(const PartSummary& part, std::optional<Outcome> outcome) {
  return sumOf(part, outcome,
               {{Outcome::Loss, NotableKind::ZugzwangLossToWin},
                {Outcome::Loss, NotableKind::ZugzwangLossToDraw},
                {Outcome::Draw, NotableKind::ZugzwangDrawToWin}});
}

std::uint64_t mutualZugzwangsIn(const PartSummary& part, std::optional<Outcome> outcome) {
  return sumOf(part, outcome, {{Outcome::Loss, NotableKind::MutualZugzwang}});
}

std::uint64_t onlyMovesIn(const PartSummary& part, std::optional<Outcome> outcome) {
  return sumOf(part, outcome, {{Outcome::Win, NotableKind::OnlyMoveWins}, {Outcome::Draw, NotableKind::OnlyMoveDraws}});
}

const std::vector<PositionKind>& genericKinds() {
  static const std::vector<PositionKind> all{
      {.kind = FindKind::Zugzwang, .fitsValue = isNotWon, .fitsPosition = isZugzwang, .countIn = zugzwangsIn},
      {.kind = FindKind::MutualZugzwang,
       .outcome = Outcome::Loss,
       .fitsValue = isLost,
       .fitsPosition = isMutualZugzwang,
       .countIn = mutualZugzwangsIn},
      {.kind = FindKind::Mate, .outcome = Outcome::Win, .fitsValue = isWonInPlies},
      {.kind = FindKind::Longest, .number = KindNumber::None, .fitsValue = isLongest},
      {.kind = FindKind::OnlyMove, .fitsValue = isNotLost, .fitsPosition = hasOnlyMove, .countIn = onlyMovesIn},
      {.kind = FindKind::Draw, .number = KindNumber::None, .outcome = Outcome::Draw, .fitsValue = isDraw},
  };
  return all;
}

const PositionKind& genericKind(FindKind kind) { return *std::ranges::find(genericKinds(), kind, &PositionKind::kind); }

}  // namespace kotai
