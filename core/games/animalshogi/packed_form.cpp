#include "core/games/animalshogi/packed_form.h"

#include <algorithm>

namespace kotai::animalshogi {

/// Returns the number of a position. \p placed converts each set of squares, for example to its mirror image.
template <class Placed>
static std::uint64_t numberOf(const Rules::Position& position, Placed&& placed) {
  std::uint64_t number = 0;
  int handPlace = boardBits;
  int state = 0;
  for (const Side side : {position.toMove, other(position.toMove)}) {
    for (int kind = 0; kind < kindCount; ++kind) {
      ++state;
      const SquareSet squares = placed(position.pieces(side, static_cast<Kind>(kind)));
      for (int square = 0; square < squareCount; ++square)
        if ((squares & squareBit(square)) != 0) {
          const int row = rowCount - 1 - square / columnCount;  // rows are numbered from the top in the notation
          number |= static_cast<std::uint64_t>(state) << (bitsPerSquare * (row * columnCount + square % columnCount));
        }
    }
    for (int kind = 0; kind < handKindCount; ++kind, handPlace += std::bit_width(static_cast<unsigned>(piecesPerHandKind)))
      number |= static_cast<std::uint64_t>(position.inHand(side, static_cast<Kind>(kind))) << handPlace;
  }
  return number;
}

std::uint64_t packedForm(const Rules::Position& position) {
  const auto turned = [&](SquareSet squares) { return position.toMove == Side::First ? squares : rotated(squares); };
  return std::min(numberOf(position, turned), numberOf(position, [&](SquareSet squares) { return mirrored(turned(squares)); }));
}

}  // namespace kotai::animalshogi
