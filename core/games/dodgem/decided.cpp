#include "core/games/dodgem/decided.h"

#include "core/games/dodgem/variant.h"

namespace kotai::dodgem {

std::optional<Side> decided(const Variant& variant, const AnyPosition& position) {
  const Rules::Position own = DodgemVariant::unpack(position);
  const Side waiting = other(own.toMove);
  if (own.of(waiting) != 0 || own.of(own.toMove) == 0) return std::nullopt;
  return static_cast<const DodgemVariant&>(variant).rules().ending().gone == Outcome::Win ? waiting : own.toMove;
}

}  // namespace kotai::dodgem
