#include "core/games/dodgem/decided.h"

#include <bit>

#include "core/games/dodgem/variant.h"

namespace kotai::dodgem {

std::optional<Side> decided(const Variant& variant, const AnyPosition& position) {
  const Rules::Position own = DodgemVariant::unpack(position);
  const Side waiting = other(own.toMove);
  if (own.of(waiting) != 0 || own.of(own.toMove) == 0) return std::nullopt;
  return static_cast<const DodgemVariant&>(variant).rules().ending().gone == Outcome::Win ? waiting : own.toMove;
}

Value playedValue(const Variant& variant, const AnyPosition& position, Value value) {
  constexpr int maxUnableToBlock = 4;
  const Ending& ending = static_cast<const DodgemVariant&>(variant).rules().ending();
  if (value.outcome == Outcome::Draw || value.distancePlies == 0 || ending != usualEnding) return value;
  const Rules::Position own = DodgemVariant::unpack(position);
  const Side loser = value.outcome == Outcome::Loss ? own.toMove : other(own.toMove);
  if (std::popcount(own.of(loser)) > maxUnableToBlock) return value;
  return {value.outcome, value.distancePlies - 1};
}

}  // namespace kotai::dodgem
