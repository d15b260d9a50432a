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

/// Number of a tier in its variant, from 0 to tierCount() - 1.
struct TierId {
  std::uint64_t value = 0;
  friend constexpr auto operator<=>(const TierId&, const TierId&) = default;
};

/// Number of a position in its tier, from 0 to positionCount() - 1.
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

/// Column from the left and row from the bottom, 0-based. A square just outside the board stands for an exit or
/// a place in a hand.
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
  std::vector<int> kinds;  ///< forms of the piece, for example plain and promoted; the stock shows the first form
  int count = 0;  ///< number of pieces of each side if `perSide`, otherwise of both sides together, including pieces in hand
  bool perSide = false;
  std::optional<Side> only = {};  ///< the only side with such pieces; missing if both sides have them
};

/// Changes that a move makes on the board. Views can animate any game with them, without knowing its rules.
struct Transition {
  enum class Kind : std::uint8_t { Moved, Left, Dropped, Appeared };
  struct Step {
    Kind kind = Kind::Moved;
    /// Piece before the step, or after the step for Appeared. For Dropped, the piece is in its HandSlot.
    PieceOnBoard piece;
    Square to;          ///< target square; for Left, the square just outside the board, which may be in a hand
    int kindAfter = 0;  ///< kind after the step; differs after a promotion or a capture into a hand
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
