// Marks that a solution of Gobblet Gobblers stores besides each value: one byte for lists without a search.
#pragma once

#include <cstdint>
#include <string_view>

namespace kotai::gobblet {

/// Number of the plane that stores one byte of flags (Flag) for each position.
inline constexpr std::uint16_t flagPlane = 1;
inline constexpr int marksPlaneCount = 1;

enum Flag : std::uint8_t {
  Counted = 1,  ///< reachable from the start position and not finished
  MutualZugzwang =
      2,  ///< counted, lost, and the passed position is also lost for its mover; of the two, the one with the smaller index
  Stalemate = 4,    ///< counted; no piece can be placed, and every lift loses
  OnlyMove = 8,     ///< counted, two or more legal moves, exactly one keeps a win or draw
  LosingLift = 16,  ///< counted, not won in one ply, and a losing lift would have completed a line after placing the piece
  Zugzwang = 32,    ///< counted, and passing would be better for the mover
};

/// Names of the statistics in the summaries.
namespace statistic {
inline constexpr std::string_view reachable = "reachable";  ///< unfinished positions reachable from the start position
inline constexpr std::string_view finished =
    "reachable-finished";                                   ///< positions with a finished line reachable from the start position
inline constexpr std::string_view wonInOne = "won-in-one";  ///< reachable positions with a move that completes a line
inline constexpr std::string_view stalemates = "stalemate";
inline constexpr std::string_view losingLift = "losing-lift";
inline constexpr std::string_view losingLiftMoves =
    "losing-lift-moves";  ///< moves with a losing lift, over the reachable positions
inline constexpr std::string_view mostSafeMoves = "most-moves-without-losing-lifts";
inline constexpr std::string_view unreachable = "unreachable";  ///< unfinished arrangements that no game reaches
}  // namespace statistic

}  // namespace kotai::gobblet
