// The notable positions of Animal Shogi.
#pragma once

#include <vector>

#include "core/game/position_kind.h"

namespace kotai::animalshogi {

/// Kinds that only this game has. A zugzwang is lost here whoever moves, with both boards reachable; a mate counts rounds of
/// checks.
namespace kind {
inline constexpr FindKind symmetricZugzwang{"zugzwang-symmetric"};  ///< a zugzwang whose passed position is the same again
inline constexpr FindKind mateOrTry{"mate-or-try"};                 ///< mate in n rounds where a threatened try is a check, too
inline constexpr FindKind win{"win"};                               ///< won in exactly n plies
inline constexpr FindKind farDropOnly{"far-drop-only"};  ///< a chick dropped on the far row is worth more than every other move
inline constexpr FindKind farDropMatters{"far-drop-matters"};  ///< another outcome if chicks may not be dropped on the far row
inline constexpr FindKind mostMoves{"most-moves"};             ///< as many legal moves as there are anywhere
inline constexpr FindKind winBehind{"win-behind"};             ///< won with fewer pieces than the opponent
}  // namespace kind

std::vector<PositionKind> kinds();
FlagTest countedTest();

/// Counted positions with another outcome if chicks may not be dropped on the far row. Needs the solution of that variant in the
/// same folder; throws SolutionError (NotFound, naming its file) if it is not there. Ascending; empty if stopped. Reads all
/// values of these parts of both solutions, of all parts about a second.
std::vector<Location> farDropChanges(const Solution& solution, const PartTest& wanted, const std::stop_token& stop);

}  // namespace kotai::animalshogi
