// The kinds of remarkable positions that lists are made of.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/game/variant.h"

namespace kotai {

/// What `find --kind` and the positions dock offer.
enum class FindKind {
  Zugzwang,           ///< the mover would do better by passing; Animal Shogi: lost whoever moves, both sides reachable
  SymmetricZugzwang,  ///< a zugzwang whose passed position is the same again
  MutualZugzwang,     ///< whoever moves loses; each board once
  Mate,               ///< won in exactly n plies (any n if none is given); Animal Shogi: mate by checks alone, in n rounds
  MateOrTry,          ///< mate in n rounds where a threatened try is a check as well
  Win,                ///< won in exactly n plies
  Longest,            ///< the longest wins (n: 0) and losses
  OnlyMove,           ///< exactly one move keeps the outcome, and there are others
  FarDropOnly,        ///< a chick dropped on the far row is worth more than every other move
  FarDropMatters,     ///< another outcome if chicks may not be dropped on the far row
  MostMoves,          ///< as many legal moves as there are anywhere
  WinBehind,          ///< won with fewer pieces than the opponent
  Stalemate,          ///< Gobblet Gobblers: nothing can be placed, and every lift loses
  LosingLift,         ///< Gobblet Gobblers: not won at once, and a lift that loses would have completed a line
  Draw,               ///< neither side can force a win
  Cell,               ///< a cell of an aggregated table
};

std::string_view toText(FindKind kind);
std::optional<FindKind> findKindFromText(std::string_view text);
/// The kinds a variant offers, without Cell.
std::vector<FindKind> findKinds(const Variant& variant);

/// How a kind is read from the marks beside the values.
struct FlagTest {
  std::uint16_t plane = 0;
  std::uint8_t mask = 0;       ///< hit if any of these bits is set; 0: if the byte is that of a round of mate
  std::optional<int> notable;  ///< where the plane's summary counts the hits; none: elsewhere

  bool hits(std::uint8_t marks, std::optional<std::uint32_t> round) const;
};

/// None if a kind needs no marks.
std::optional<FlagTest> flagTest(const Variant& variant, FindKind kind);
/// The marks that say which positions are counted at all; none: all are.
std::optional<FlagTest> countedTest(const Variant& variant);

}  // namespace kotai
