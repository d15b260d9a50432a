// Marks that a solution of Gobblet Gobblers stores besides each value. One byte makes searches for lists
// unnecessary.
#pragma once

#include <cstdint>
#include <string_view>

namespace kotai::gobblet {

inline constexpr std::uint16_t flagPlane = 1;
inline constexpr int marksPlaneCount = 1;

enum Flag : std::uint8_t {
  Counted = 1,         ///< reachable from the start position and not finished
  MutualZugzwang = 2,  ///< counted, lost, also lost if the mover passes, and with the smaller index of these two positions
  Stalemate = 4,       ///< counted; no piece can be placed, and every lift loses
  OnlyMove = 8,        ///< counted, with two or more legal moves, of which exactly one keeps a win or draw
  LosingLift = 16,     ///< counted, not won in one ply, and a losing lift would have completed a line after placing the piece
  Zugzwang = 32,       ///< counted, and passing would be better for the mover
};

/// Names of statistics in the summaries.
namespace statistic {
inline constexpr std::string_view reachable = "reachable";  ///< unfinished positions reachable from the start position
inline constexpr std::string_view finished =
    "reachable-finished";                                   ///< positions with a finished line reachable from the start position
inline constexpr std::string_view wonInOne = "won-in-one";  ///< reachable positions with a move that completes a line
inline constexpr std::string_view stalemates = "stalemate";
inline constexpr std::string_view losingLift = "losing-lift";
inline constexpr std::string_view losingLiftMoves =
    "losing-lift-moves";  ///< moves with a losing lift, summed over the reachable positions
inline constexpr std::string_view mostSafeMoves = "most-moves-without-losing-lifts";
inline constexpr std::string_view unreachable = "unreachable";  ///< unreachable unfinished arrangements
}  // namespace statistic

}  // namespace kotai::gobblet
