// What only positions of Animal Shogi can have wrong.
#pragma once

#include "core/base/errors.h"

namespace kotai::animalshogi {

namespace fault {
inline constexpr OwnWords noFirstLion{"the first player has no lion; expected one '{0}' on the board"};    ///< params: its letter
inline constexpr OwnWords noSecondLion{"the second player has no lion; expected one '{0}' on the board"};  ///< params: its letter
inline constexpr OwnWords manyLions{""};  ///< TooManyPieces of a lion; params as there
}  // namespace fault

namespace expected {
inline constexpr OwnWords pieceAfterPlus{"after + a piece that can be promoted ({0})"};  ///< detail: the letters
}  // namespace expected

}  // namespace kotai::animalshogi
