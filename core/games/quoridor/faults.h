// Faults that occur only in Quoridor.
#pragma once

#include "core/base/errors.h"

namespace kotai::quoridor {

namespace fault {
inline constexpr OwnText samePlace{"both pawns stand on {0}"};            ///< params: the square
inline constexpr OwnText crossingFences{"the fences {0} and {1} cross"};  ///< params: the two fences
inline constexpr OwnText overlappingFences{"the fences {0} and {1} overlap"};
inline constexpr OwnText sameFence{"the fence {0} appears twice"};  ///< params: the fence, twice
/// Params: the side ("1" or "2"), the number of fences in hand, the maximum.
inline constexpr OwnText tooManyFences{"player {0} has {1} fences in hand; expected at most {2}"};
/// Params: the number of fences on the board and in both hands, the required number.
inline constexpr OwnText wrongFenceCount{"fences on the board and in both hands together: found {0}, expected {1}"};
inline constexpr OwnText impossibleHands{
    "with {1} fences in total, the fences in hand cannot be divided like this in this variant"};
inline constexpr OwnText pathClosed{"the fences leave player {0} no path to the goal"};  ///< params: the side
inline constexpr OwnText pawns{""};  ///< as WrongStock, for a side's pawn; params: the side in place of the letter
/// params: the option
inline constexpr OwnText optionNeedsEvenWidth{"{0} is only for boards with an even number of columns"};
}  // namespace fault

namespace expected {
inline constexpr OwnText fenceNumber{"how many fences are in hand"};
inline constexpr OwnText fencesOrNone{"the fences on the board, such as b2h,c1v, or -"};
inline constexpr OwnText fenceDirection{"h or v, the direction of a fence"};
inline constexpr OwnText squareOrFence{"a square such as c2 or a fence such as b2h"};
}  // namespace expected

}  // namespace kotai::quoridor
