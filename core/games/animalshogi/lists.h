// The notable positions of Animal Shogi.
#pragma once

#include <vector>

#include "core/game/position_kind.h"

namespace kotai::animalshogi {

/// Kinds of notable positions that only this game has. A zugzwang of Animal Shogi is lost for either side to
/// move, and both positions are reachable. Mates are counted in rounds of checks.
namespace kind {
/// A zugzwang in which passing leads to a symmetric image of the same position.
inline constexpr FindKind symmetricZugzwang{"zugzwang-symmetric"};
inline constexpr FindKind mateOrTry{"mate-or-try"};      ///< mate in n rounds, where a threatened try also counts as a check
inline constexpr FindKind win{"win"};                    ///< won in exactly n plies
inline constexpr FindKind farDropOnly{"far-drop-only"};  ///< dropping a chick on the far row is better than every other move
inline constexpr FindKind farDropMatters{
    "far-drop-matters"};                            ///< the outcome changes if chicks must not be dropped on the far row
inline constexpr FindKind mostMoves{"most-moves"};  ///< the largest number of legal moves
inline constexpr FindKind winBehind{"win-behind"};  ///< won with fewer pieces than the opponent
}  // namespace kind

std::vector<PositionKind> kinds();
FlagTest countedTest();

/// Returns the counted positions whose outcome changes if chicks must not be dropped on the far row, in
/// ascending order. Returns no positions if stopped. Throws SolutionError (NotFound) unless the solution of
/// that variant is in the same folder. Reads the values of \p wanted parts in both solutions, which takes about
/// a second for all parts.
std::vector<Location> farDropChanges(const Solution& solution, const PartTest& wanted, const std::stop_token& stop);

}  // namespace kotai::animalshogi
