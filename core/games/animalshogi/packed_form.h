// A position as one number of 60 bits, as in the slides of Tanaka (2009).
#pragma once

#include <bit>
#include <cstdint>

#include "core/games/animalshogi/rules.h"

namespace kotai::animalshogi {

/// Number of states of a square, which is empty or has a piece of one of the kinds of either side.
inline constexpr int squareStates = 1 + 2 * kindCount;
inline constexpr int bitsPerSquare = std::bit_width(static_cast<unsigned>(squareStates - 1));
inline constexpr int boardBits = squareCount * bitsPerSquare;
inline constexpr int handBits = 2 * handKindCount * std::bit_width(static_cast<unsigned>(piecesPerHandKind));

/// Returns the number of a position, as seen by the side to move. Two mirror images share the smaller of their two
/// numbers. The slides do not give the order of the parts. Here square A1 of the notation is in the lowest four bits,
/// then B1, C1, A2, and so on. The state of a square is 0 if it is empty, 1 to 5 for the mover's giraffe, elephant,
/// chick, hen and lion, and 6 to 10 for those of the other side. Above the board are the mover's giraffes, elephants
/// and chicks in hand, then those of the other side.
std::uint64_t packedForm(const Rules::Position& position);

}  // namespace kotai::animalshogi
