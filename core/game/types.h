// Small types shared by all games.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace kotai {

enum class Side : std::uint8_t { First = 0, Second = 1 };
constexpr Side other(Side side) { return side == Side::First ? Side::Second : Side::First; }

/// A tier of one variant, from 0 to tierCount-1.
struct TierId {
  std::uint64_t value = 0;
  friend constexpr auto operator<=>(const TierId&, const TierId&) = default;
};

/// A position inside its tier, from 0 to positionCount-1.
struct PositionIndex {
  std::uint64_t value = 0;
  friend constexpr auto operator<=>(const PositionIndex&, const PositionIndex&) = default;
};

struct Location {
  TierId tier;
  PositionIndex index;
  friend constexpr auto operator<=>(const Location&, const Location&) = default;
};

/// A position of any game: 32 bytes that only the game can interpret. Comparable, hashable, cheap to copy.
struct AnyPosition {
  std::array<std::uint64_t, 4> words{};
  friend constexpr auto operator<=>(const AnyPosition&, const AnyPosition&) = default;
};

/// A move of any game, meaningful only together with its position.
struct AnyMove {
  std::uint32_t code = 0;
  friend constexpr auto operator<=>(const AnyMove&, const AnyMove&) = default;
};

/// Column from the left and row from below, 0-based. Squares just outside the board represent its exits.
struct Square {
  int column = 0;
  int row = 0;
  friend constexpr auto operator<=>(const Square&, const Square&) = default;
};

struct PieceOnBoard {
  Square square;
  Side owner = Side::First;
  int kind = 0;  ///< kind of piece, defined by the game; Dodgem has only kind 0
  friend constexpr auto operator<=>(const PieceOnBoard&, const PieceOnBoard&) = default;
};

/// The place in a side's hand for captured pieces of one kind, a square just outside the board. Drops begin at this
/// square.
struct HandSlot {
  Square square;
  Side owner = Side::First;
  int kind = 0;
  int count = 0;
  friend constexpr auto operator<=>(const HandSlot&, const HandSlot&) = default;
};

struct SetUp {
  std::vector<PieceOnBoard> pieces;
  std::vector<HandSlot> hands;
  Side toMove = Side::First;
};

/// Pieces of one type in a position, for the stock of the position editor.
struct StockItem {
  std::vector<int> kinds;  ///< the forms of the piece, such as promoted; the stock shows the first form
  int count = 0;  ///< number of pieces of each side if `perSide`, otherwise of both sides together, including pieces in hand
  bool perSide = false;
  std::optional<Side> only = {};  ///< the only side with such pieces; missing if both sides have them
};

/// Effect of a move on the board, so that views can animate any game without its rules.
struct Transition {
  enum class Kind : std::uint8_t { Moved, Left, Dropped, Appeared };
  struct Step {
    Kind kind = Kind::Moved;
    /// The piece before the step (for Dropped: in its HandSlot), or after the step for Appeared.
    PieceOnBoard piece;
    Square to;          ///< target square; for Left, the square just outside the board, which may be a hand
    int kindAfter = 0;  ///< differs from piece.kind if the piece is promoted, or changes as it is captured into a hand
  };
  std::vector<Step> steps;
  std::vector<Square> changedSquares;
};

}  // namespace kotai

template <>
struct std::hash<kotai::AnyPosition> {
  std::size_t operator()(const kotai::AnyPosition& position) const noexcept {
    std::uint64_t mixed = 0x9e3779b97f4a7c15ULL;
    for (const std::uint64_t word : position.words) {
      mixed = (mixed ^ word) * 0xff51afd7ed558ccdULL;
      mixed ^= mixed >> 32;
    }
    return static_cast<std::size_t>(mixed);
  }
};
