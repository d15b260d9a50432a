// Kinds of notable positions: their ids, the values of their positions, and how to find them.
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

/// Id of a kind of notable position, as in `find --kind` and the positions dock. The kinds declared here apply
/// to every game. A game can add kinds or redefine these kinds. Ids are string literals.
struct FindKind {
  std::string_view id;
  friend constexpr auto operator<=>(const FindKind&, const FindKind&) = default;

  static const FindKind Zugzwang;        ///< the mover would do better by passing
  static const FindKind MutualZugzwang;  ///< whoever moves loses; each board counts once
  static const FindKind Mate;            ///< won in exactly n plies, or without n in any number of plies
  static const FindKind Longest;         ///< the longest wins (n = 0) and losses
  static const FindKind OnlyMove;        ///< exactly one move keeps the outcome, and there are other legal moves
  static const FindKind Draw;            ///< neither side can force a win
  static const FindKind Cell;            ///< a cell of an aggregated table; no game lists this kind
};
inline constexpr FindKind FindKind::Zugzwang{"zugzwang"};
inline constexpr FindKind FindKind::MutualZugzwang{"mutual-zugzwang"};
inline constexpr FindKind FindKind::Mate{"mate"};
inline constexpr FindKind FindKind::Longest{"longest"};
inline constexpr FindKind FindKind::OnlyMove{"only-move"};
inline constexpr FindKind FindKind::Draw{"draw"};
inline constexpr FindKind FindKind::Cell{"cell"};

/// Longest distances in a solution, in plies.
struct LongestPlies {
  std::uint32_t win = 0;
  std::uint32_t loss = 0;
};

/// Test of a position's flags, in games with one tier.
struct FlagTest {
  std::uint16_t plane = 0;
  std::uint8_t mask = 0;       ///< bits, at least one of which must be set; 0 to compare the byte with a round of mate
  std::optional<int> notable;  ///< index of the number of matches in the plane's summary; missing if not counted

  bool hits(std::uint8_t flags, std::optional<std::uint32_t> round) const {
    if (mask != 0) return (flags & mask) != 0;
    // Rounds are stored as round + 1. Odd rounds mark won positions.
    if (round) return flags == *round + 1;
    return flags != 0 && flags % 2 == 0;
  }
};

/// Returns whether to search a part of a tier. An empty function selects all parts.
using PartTest = std::function<bool(TierId tier, int part)>;

/// Meaning of a kind's number n.
enum class KindNumber { None, Plies, Rounds };

/// Kind of notable positions. A position is of the kind if it passes all tests that are set.
struct PositionKind {
  FindKind kind;
  KindNumber number = KindNumber::Plies;
  std::optional<Outcome> outcome = std::nullopt;  ///< required outcome

  /// Returns whether a position with this value can be of this kind. The pointer is null if any value is
  /// possible.
  bool (*fitsValue)(Value value, const LongestPlies& longest) = nullptr;
  std::optional<FlagTest> flag = std::nullopt;
  /// Returns whether a position is of the kind, judged by its moves or by the board with the other side to move.
  bool (*fitsPosition)(const Solution& solution, Location location, Value value) = nullptr;
  /// Returns whether a part of a tier can contain any position of the kind.
  bool (*fitsPart)(const TierGraph& tiers, TierId tier, int part) = nullptr;
  /// Returns the number of matches in a part, for one outcome if given. The numbers come from counts made while
  /// solving. The function is required with fitsPosition, and for flags without FlagTest::notable.
  std::uint64_t (*countIn)(const PartSummary& part, std::optional<Outcome> outcome) = nullptr;
  /// Replaces all tests. Searches the given parts completely, and returns the positions in ascending order.
  /// Returns no positions if stopped. Throws SolutionError.
  std::vector<Location> (*search)(const Solution& solution, const PartTest& parts, const std::stop_token& stop) = nullptr;

  bool (*offeredBy)(const Variant& variant) = nullptr;  ///< null if every variant of the game offers the kind
  /// Id of a variant with other rules. The search also requires the solution of that variant, for the comparison.
  std::string_view comparedVariant = {};
  std::string_view figure = {};  ///< id of the figure that counts the positions; empty if it equals the id of the kind
  bool isCounted = true;         ///< false for positions that other lists, tables and queries exclude

  bool isByValue() const { return !flag && !fitsPosition; }
};

}  // namespace kotai
