// A kind of notable positions as data: its id, the values of its positions, and how to find them.
#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

#include "core/game/types.h"
#include "core/game/value.h"

namespace kotai {

class Solution;
class TierGraph;
class Variant;
struct PartSummary;

/// Kind of notable position for `find --kind` and the positions dock. The kinds declared here apply to every game; a game can add
/// more or redefine one. Ids are literals.
struct FindKind {
  std::string_view id;
  friend constexpr auto operator<=>(const FindKind&, const FindKind&) = default;

  static const FindKind Zugzwang;        ///< the mover would do better by passing
  static const FindKind MutualZugzwang;  ///< either side to move loses; each board once
  static const FindKind Mate;            ///< won in exactly n plies, or in any number without n
  static const FindKind Longest;         ///< the longest wins (n = 0) and losses
  static const FindKind OnlyMove;        ///< exactly one of several moves keeps the outcome
  static const FindKind Draw;            ///< neither side can force a win
  static const FindKind Cell;            ///< a cell of an aggregated table; never listed by a game
};
inline constexpr FindKind FindKind::Zugzwang{"zugzwang"};
inline constexpr FindKind FindKind::MutualZugzwang{"mutual-zugzwang"};
inline constexpr FindKind FindKind::Mate{"mate"};
inline constexpr FindKind FindKind::Longest{"longest"};
inline constexpr FindKind FindKind::OnlyMove{"only-move"};
inline constexpr FindKind FindKind::Draw{"draw"};
inline constexpr FindKind FindKind::Cell{"cell"};

/// The longest distances of a solution.
struct LongestPlies {
  std::uint32_t win = 0;
  std::uint32_t loss = 0;
};

/// How to read a kind from the flags beside the values, in games of one tier.
struct FlagTest {
  std::uint16_t plane = 0;
  std::uint8_t mask = 0;       ///< a match has any of these bits; 0: a match has the byte of a round of mate
  std::optional<int> notable;  ///< index in the plane's summary that counts the matches; missing if it has none

  bool hits(std::uint8_t flags, std::optional<std::uint32_t> round) const {
    if (mask != 0) return (flags & mask) != 0;
    // Rounds are stored plus 1. Odd rounds mark won positions.
    if (round) return flags == *round + 1;
    return flags != 0 && flags % 2 == 0;
  }
};

/// Parts of tiers to search. Missing for all parts.
using PartTest = std::function<bool(TierId tier, int part)>;

/// Meaning of a kind's number n.
enum class KindNumber { None, Plies, Rounds };

/// Positions of a kind pass all its tests. Without tests, only their values decide.
struct PositionKind {
  FindKind kind;
  KindNumber number = KindNumber::Plies;
  std::optional<Outcome> outcome = std::nullopt;  ///< common outcome of its positions, if any

  /// Returns whether a position with this value can be of this kind. Null if any value is possible.
  bool (*fitsValue)(Value value, const LongestPlies& longest) = nullptr;
  std::optional<FlagTest> flag = std::nullopt;
  /// Examines moves, or the board with the other side to move.
  bool (*fitsPosition)(const Solution& solution, Location location, Value value) = nullptr;
  /// Returns whether a part of a tier can contain any position of the kind.
  bool (*fitsPart)(const TierGraph& tiers, TierId tier, int part) = nullptr;
  /// Returns the number of matches in a part, from counts made while solving. If an outcome is given, counts only positions
  /// with it. Required with fitsPosition, and with a flag whose matches are counted elsewhere.
  std::uint64_t (*countIn)(const PartSummary& part, std::optional<Outcome> outcome) = nullptr;
  /// Replaces all tests: searches these parts completely and returns the positions in ascending order. Empty if stopped. Throws
  /// SolutionError.
  std::vector<Location> (*search)(const Solution& solution, const PartTest& parts, const std::stop_token& stop) = nullptr;

  bool (*offeredBy)(const Variant& variant) = nullptr;  ///< null if every variant of the game offers the kind
  /// The id of a variant with other rules for comparison, whose solution is needed, too.
  std::string_view comparedVariant = {};
  std::string_view figure = {};  ///< the published figure that counts the positions, if its id differs
  bool isCounted = true;         ///< false for positions that other lists, tables and queries leave out

  bool isByValue() const { return !flag && !fitsPosition; }
};

}  // namespace kotai
