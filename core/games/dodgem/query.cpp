#include <bit>

#include "core/games/dodgem/rules.h"
#include "core/games/dodgem/variant.h"

namespace kotai::dodgem {

enum MoveBit : std::uint32_t { StepMove = 1, LeaveMove = 2 };

static std::uint32_t kindsOfMove(const Variant&, const AnyPosition& packedBefore, const AnyPosition& packedAfter) {
  const Rules::Position before = Rules::unpack(packedBefore);
  const Rules::Position after = Rules::unpack(packedAfter);
  return std::popcount(after.of(before.toMove)) < std::popcount(before.own()) ? LeaveMove : StepMove;
}

QueryWords queryWords() {
  QueryWords words;
  words.moves = {"step", "leave"};
  words.kindsOfMove = kindsOfMove;
  words.pieces = {{"^", {0, Side::First}}, {">", {0, Side::Second}}};
  return words;
}

}  // namespace kotai::dodgem
