// The notable positions of Animal Shogi.
#pragma once

#include <vector>

#include "core/game/position_kind.h"

namespace kotai::animalshogi {

/// Kinds that only this game has. Here, whoever moves loses in a zugzwang, and both boards are reachable. A mate counts
/// rounds of checks.
namespace kind {
inline constexpr FindKind symmetricZugzwang{"zugzwang-symmetric"};  ///< a zugzwang whose passed position is the same one
inline constexpr FindKind mateOrTry{"mate-or-try"};                 ///< mate in n rounds, where a threatened try is also a check
inline constexpr FindKind win{"win"};                               ///< won in exactly n plies
inline constexpr FindKind farDropOnly{"far-drop-only"};  ///< a chick dropped on the far row is worth more than every other move
inline constexpr FindKind farDropMatters{"far-drop-matters"};  ///< another outcome if chicks must not be dropped on the far row
inline constexpr FindKind mostMoves{"most-moves"};             ///< the largest number of legal moves
inline constexpr FindKind winBehind{"win-behind"};             ///< won with fewer pieces than the opponent
}  // namespace kind

std::vector<PositionKind> kinds();
FlagTest countedTest();

/// Counted positions with another outcome if chicks must not be dropped on the far row. Needs the solution of that variant in
/// the same folder; throws SolutionError (NotFound, naming its file) if it is missing. Ascending; empty if stopped. Reads all
/// values of these parts of both solutions. All parts take about a second.
std::vector<Location> farDropChanges(const Solution& solution, const PartTest& wanted, const std::stop_token& stop);

}  // namespace kotai::animalshogi
