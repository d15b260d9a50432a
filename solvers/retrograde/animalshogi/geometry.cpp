#include "solvers/retrograde/animalshogi/geometry.h"

#include <bit>

namespace kotai::animalshogi::engine {

Geometry::Geometry() : turned{}, flipped{}, mirrored{}, numbers{}, attacksUp{}, attacksDown{}, rank{} {
  for (std::size_t set = 0; set < setCount; ++set) {
    const auto squares = static_cast<SquareSet>(set);
    turned[set] = rotated(squares);
    mirrored[set] = animalshogi::mirrored(squares);
    flipped[set] = rotated(mirrored[set]);
    for (std::size_t kind = 0; kind < kindCount; ++kind)
      forEachSquare(squares, [&](int square) {
        const auto place = static_cast<std::size_t>(square);
        attacksUp[kind][set] = static_cast<SquareSet>(attacksUp[kind][set] | upwardMoves[kind][place]);
        attacksDown[kind][set] = static_cast<SquareSet>(attacksDown[kind][set] | downwardMoves[kind][place]);
      });
  }
  for (const SetTable* const squares : {&turned, &flipped, &mirrored})
    for (std::size_t set = 0; set < setCount; ++set) {
      SquareNumbers& each = numbers[number(*squares)][set];
      each.back() = static_cast<std::uint8_t>(each.size() - 1);
      std::size_t next = 0;
      forEachSquare(static_cast<SquareSet>(set), [&](int square) {
        const unsigned below = (*squares)[squareBit(square)] - 1U;
        each[next++] = static_cast<std::uint8_t>(std::popcount((*squares)[set] & below));
      });
    }
  for (unsigned bits = 0; bits < rank.size(); ++bits)
    if (std::popcount(bits) <= piecesPerHandKind) rank[bits] = static_cast<std::uint8_t>(rankOfBits(bits));
}

const Geometry& Geometry::get() {
  static const Geometry geometry;
  return geometry;
}

}  // namespace kotai::animalshogi::engine
