// The notable positions of Animal Shogi.
#pragma once

#include <vector>

#include "core/game/position_kind.h"

namespace kotai::animalshogi {

/// Kinds of notable positions that only Animal Shogi has. In a zugzwang of Animal Shogi, either side loses if
/// it is to move, and both positions are reachable. The number of a mate is the number of its rounds of checks.
namespace kind {
/// A zugzwang in which passing leads to a symmetric image of the same position.
inline constexpr FindKind symmetricZugzwang{"zugzwang-symmetric"};
inline constexpr FindKind mateOrTry{"mate-or-try"};      ///< mate in n rounds; a threatened try counts as a check
inline constexpr FindKind win{"win"};                    ///< won in exactly n plies
inline constexpr FindKind farDropOnly{"far-drop-only"};  ///< dropping a chick on the far row is better than every other move
inline constexpr FindKind farDropMatters{"far-drop-matters"};  ///< the outcome changes without chick drops on the far row
inline constexpr FindKind mostMoves{"most-moves"};             ///< the largest number of legal moves
inline constexpr FindKind winBehind{"win-behind"};             ///< won with fewer pieces than the opponent
}  // namespace kind

std::vector<PositionKind> kinds();
FlagTest countedTest();

/// Returns the counted positions whose outcome changes if chicks may not be dropped on the far row, in
/// ascending order. Returns no positions if stopped. Throws SolutionError (NotFound) unless the solution of the
/// variant without these drops is in the same folder. Reads the values of the \p wanted parts in both
/// solutions. All parts take about a second.
std::vector<Location> farDropChanges(const Solution& solution, const PartTest& wanted, const std::stop_token& stop);

}  // namespace kotai::animalshogi
