// Faults that occur only in Animal Shogi.
#pragma once

#include "core/base/errors.h"

namespace kotai::animalshogi {

namespace fault {
/// Params: the lion's letter.
inline constexpr OwnText noFirstLion{"the first player has no lion; expected one '{0}' on the board"};
/// Params: the lion's letter.
inline constexpr OwnText noSecondLion{"the second player has no lion; expected one '{0}' on the board"};
inline constexpr OwnText manyLions{""};  ///< as TooManyPieces for a lion, with the same params

// Faults of start positions.
inline constexpr OwnText startIsOver{"no game can begin here: it is over in this position"};
inline constexpr OwnText startCapturesLion{"no game can begin here: the side to move can capture the lion at once"};

// Faults of records in other programs' notation.
inline constexpr OwnText notFirstsTurn{"+ stands for the first player, but it is the second player's turn"};
inline constexpr OwnText notSecondsTurn{"- stands for the second player, but it is the first player's turn"};
inline constexpr OwnText otherPiece{"after this move the piece on the square is {1}, not {0}"};  ///< params: CSA codes
inline constexpr OwnText unknownStatement{"this line is not valid in a CSA game record"};
inline constexpr OwnText unreadableStart{
    "this is not part of a start position; expected PI, a row such as P1-KI-LI-ZO, or pieces such as P+24LI00HI on free squares"};
inline constexpr OwnText lateStart{"the start position comes after the moves; a line with / separates two games"};
inline constexpr OwnText notUsi{"this line is not a USI game"};
inline constexpr OwnText notBeforeMoves{"this text comes before the word moves"};
}  // namespace fault

namespace expected {
inline constexpr OwnText pieceAfterPlus{"after + a piece that can be promoted ({0})"};  ///< detail: the letters
}  // namespace expected

}  // namespace kotai::animalshogi
