// Composes positions piece by piece, as in the editor. The program refuses them, or writes them so that they
// can be read again.
//
// Input: the variant, the side to move, then three bytes for each piece or hand. Squares may be off the board,
// and kinds may not exist. Two pieces share a square only in games with stacks.
#include <array>
#include <set>
#include <utility>

#include "core/game/registry.h"
#include "tests/fuzz/byte_source.h"
#include "tests/fuzz/fuzz_target.h"

using namespace kotai;
using namespace kotai::fuzz;

constexpr std::array setUpVariants = {"dodgem:3x3",
                                      "dodgem:5x5",
                                      "dodgem:8x8",
                                      "animalshogi",
                                      "gobblet",
                                      "quoridor:3x3,fences=2",
                                      "quoridor:5x5,fences=3",
                                      "quoridor:9x9,fences=10",
                                      "domineering:4x4",
                                      "domineering:5x4",
                                      "domineering:8x8"};

static SetUp readSetUp(const Variant& variant, ByteSource& source) {
  SetUp setUp;
  setUp.hands = variant.hands(variant.start());
  setUp.toMove = source.below(2) == 0 ? Side::First : Side::Second;
  std::set<std::pair<int, Square>> taken;
  while (!source.empty()) {
    const std::uint8_t what = source.byte();
    const Side owner = (what & 1U) == 0 ? Side::First : Side::Second;
    const int kind = (what >> 1 & 15) - 1;
    const Square square{static_cast<int>(source.below(12)) - 1, static_cast<int>(source.below(12)) - 1};
    if ((what & 0x80U) != 0 && !setUp.hands.empty())
      setUp.hands[static_cast<std::size_t>(kind + 1) % setUp.hands.size()].count = square.column * 12 + square.row;
    else if (variant.gameId() == "gobblet" || taken.insert({variant.gameId() == "quoridor" && kind > 0, square}).second)
      setUp.pieces.push_back({square, owner, kind});
  }
  return setUp;
}

KOTAI_FUZZ_TARGET(set_ups) {
  ByteSource source(data, size);
  const VariantPtr variant = *parseVariant(setUpVariants[source.below(setUpVariants.size())]);
  const auto position = variant->compose(readSetUp(*variant, source));
  if (!position) {
    require(position.error().column == 0, "a fault of a set-up has a column");
    return 0;
  }
  const auto again = variant->parsePosition(variant->formatPosition(*position));
  require(again && *again == *position, "a position is not read as it is written");
  SetUp same{variant->pieces(*position), variant->hands(*position), variant->sideToMove(*position)};
  const auto composed = variant->compose(same);
  require(composed && *composed == *position, "a position is not put together from its own pieces");
  return 0;
}
