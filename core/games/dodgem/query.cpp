#include <bit>

#include "core/games/dodgem/game_parts.h"
#include "core/games/dodgem/rules.h"

namespace kotai::dodgem {

namespace {

enum MoveBit : std::uint32_t { StepMove = 1, LeaveMove = 2 };

std::uint32_t kindsOfMove(const Variant&, const AnyPosition& packedBefore, const AnyPosition& packedAfter) {
  const Rules::Position before = Rules::unpack(packedBefore);
  const Rules::Position after = Rules::unpack(packedAfter);
  return std::popcount(after.of(before.toMove)) < std::popcount(before.own()) ? LeaveMove : StepMove;
}

}  // namespace

QueryWords queryWords() {
  QueryWords words;
  words.moves = {"step", "leave"};
  words.kindsOfMove = kindsOfMove;
  words.pieces = {{"^", {0, Side::First}}, {">", {0, Side::Second}}};
  return words;
}

}  // namespace kotai::dodgem
