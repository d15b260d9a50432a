// Marks of positions that a solution of Gobblet Gobblers stores besides the values, one byte for each
// position. With the marks, lists of notable positions need no search.
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
  LosingLift = 16,     ///< counted, not won in one ply; a losing lift would otherwise complete a line
  Zugzwang = 32,       ///< counted; the mover would do better by passing
};

/// Names of statistics in the summaries.
namespace statistic {
inline constexpr std::string_view reachable = "reachable";          ///< reachable unfinished positions
inline constexpr std::string_view finished = "reachable-finished";  ///< reachable positions with a complete line
inline constexpr std::string_view wonInOne = "won-in-one";          ///< reachable positions with a move that completes a line
inline constexpr std::string_view stalemates = "stalemate";
inline constexpr std::string_view losingLift = "losing-lift";
inline constexpr std::string_view losingLiftMoves =
    "losing-lift-moves";  ///< number of moves with a losing lift in all reachable positions
inline constexpr std::string_view mostSafeMoves = "most-moves-without-losing-lifts";
inline constexpr std::string_view unreachable = "unreachable";  ///< unfinished arrangements that no game reaches
}  // namespace statistic

}  // namespace kotai::gobblet
