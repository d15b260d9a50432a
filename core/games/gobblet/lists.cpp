#include "core/games/gobblet/lists.h"

#include "core/analysis/generic_kinds.h"
#include "core/games/gobblet/marks.h"

namespace kotai::gobblet {

static FlagTest flag(std::uint8_t mask, std::optional<int> notable = std::nullopt) { return {flagPlane, mask, notable}; }

/// Returns whether a position is a stalemate. Every position that is lost in one ply is a stalemate.
static bool isStalemate(Value value, const LongestPlies&) { return value == Value::loss(1); }

FlagTest countedTest() { return flag(Flag::Counted); }

std::vector<PositionKind> kinds() {
  return {
      {.kind = FindKind::Zugzwang, .fitsValue = isNotWon, .flag = flag(Flag::Zugzwang), .countIn = zugzwangsIn},
      {.kind = FindKind::MutualZugzwang,
       .outcome = Outcome::Loss,
       .fitsValue = isLost,
       .flag = flag(Flag::MutualZugzwang),
       .countIn = mutualZugzwangsIn},
      genericKind(FindKind::Mate),
      genericKind(FindKind::Longest),
      {.kind = FindKind::OnlyMove, .fitsValue = isNotLost, .flag = flag(Flag::OnlyMove), .countIn = onlyMovesIn},
      {.kind = kind::stalemate, .number = KindNumber::None, .outcome = Outcome::Loss, .fitsValue = isStalemate},
      {.kind = kind::losingLift, .flag = flag(Flag::LosingLift, 0)},
      genericKind(FindKind::Draw),
  };
}

}  // namespace kotai::gobblet
