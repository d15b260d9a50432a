// A position as one number of 60 bits, as in the slides of Tanaka (2009).
#pragma once

#include <bit>
#include <cstdint>

#include "core/games/animalshogi/rules.h"

namespace kotai::animalshogi {

/// Number of states of a square: empty, or a piece of one of the kinds of either side.
inline constexpr int squareStates = 1 + 2 * kindCount;
inline constexpr int bitsPerSquare = std::bit_width(static_cast<unsigned>(squareStates - 1));
inline constexpr int boardBits = squareCount * bitsPerSquare;
inline constexpr int handBits = 2 * handKindCount * std::bit_width(static_cast<unsigned>(piecesPerHandKind));

/// Returns the number of a position, as seen by the side to move. The number is the smaller of the numbers of
/// the two mirror images. The slides do not give the order of the parts. In this program, square A1 of the
/// notation is in the lowest four bits, followed by B1, C1, A2, and so on. The state of a square is 0 if the
/// square is empty, 1 to 5 for the mover's giraffe, elephant, chick, hen and lion, and 6 to 10 for the
/// opponent's pieces in the same order. The bits above the board contain the mover's giraffes, elephants and
/// chicks in hand, then the opponent's.
std::uint64_t packedForm(const Rules::Position& position);

}  // namespace kotai::animalshogi
