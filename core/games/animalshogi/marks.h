// Marks of positions that a solution of Animal Shogi stores besides the values, in byte planes. With the
// marks, lists of notable positions need no search.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace kotai::animalshogi {

inline constexpr std::uint16_t flagPlane = 1;
/// Planes 2 and 3 contain the marks of the mate tables (RULES.md). A byte is 0 if the position is never marked,
/// and otherwise 1 + the round in which the position is marked. The byte is 1 for a base position, 2 for mate
/// in 1, 3 for a lost position of round 2, 4 for mate in 3, and so on. In plane 2, only threats to capture the
/// lion count as checks, as in the published table. In plane 3, threats of a safe try count, too.
inline constexpr std::uint16_t matePlane = 2;
inline constexpr std::uint16_t mateOrTryPlane = 3;
inline constexpr int marksPlaneCount = 3;

enum Flag : std::uint8_t {
  /// Position that is reachable, canonical and not lost by a try, and in which the opponent's lion cannot be
  /// captured.
  Counted = 1,
  Zugzwang = 2,           ///< counted and lost; the passed position is reachable, not terminal, and also lost
  SymmetricZugzwang = 4,  ///< a Zugzwang whose passed position has the same canonical form
  OnlyMove = 8,           ///< counted, with two or more legal moves, of which exactly one keeps a win or draw
  FarDropOnly = 16,       ///< counted, not lost; a chick drop on the far row has a better outcome than any other move
};

/// Names of statistics in the summaries.
namespace statistic {
inline constexpr std::string_view reachable = "reachable";  ///< reachable positions, including terminal positions
inline constexpr std::string_view lionCapturable =
    "reachable-lion-takable";                                      ///< W0: reachable positions in which the lion can be captured
inline constexpr std::string_view lost = "reachable-lost-by-try";  ///< L0: reachable positions lost by a try
inline constexpr std::string_view zugzwang = "zugzwang";
inline constexpr std::string_view symmetricZugzwang = "zugzwang-symmetric";
inline constexpr std::string_view farDropOnly = "far-drop-only";
inline constexpr std::string_view mate = "mate-";  ///< prefix before the round number 1, 3, ...
inline constexpr std::string_view mateOrTry = "mate-or-try-";
/// Number of positions in the proof graph of the start position. Mirror images count once. Positions that are
/// decided at once do not count.
inline constexpr std::string_view proof = "proof-graph";
}  // namespace statistic

}  // namespace kotai::animalshogi
