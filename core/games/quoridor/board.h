// Squares, fences and paths on a board of at most 9 x 9. Square = bit row * W + column, with row 0 at the bottom.
#pragma once

#include <algorithm>
#include <bit>
#include <compare>
#include <cstdint>

#include "core/base/bits.h"

namespace kotai::quoridor {

inline constexpr int minColumns = 2;
inline constexpr int minRows = 3;
inline constexpr int maxSide = 9;
inline constexpr int maxFencesPerSide = 10;

/// Set of fences. The inner corner at the centre of a fence identifies the fence. A corner is bit row * (W - 1)
/// + column of its lower left square.
struct FenceSet {
  std::uint64_t horizontal = 0;
  std::uint64_t vertical = 0;
  friend constexpr auto operator<=>(const FenceSet&, const FenceSet&) = default;

  int count() const { return std::popcount(horizontal) + std::popcount(vertical); }
};

struct Fence {
  int corner = 0;
  bool vertical = false;
  friend constexpr bool operator==(const Fence&, const Fence&) = default;
};

using kotai::Bits128;
using kotai::countBits;
using kotai::forEachBit;
using kotai::lowestBit;

/// The dimensions of a board, and the sets of fences that fit on it.
struct Board {
  int columns = 5;
  int rows = 5;

  constexpr int squares() const { return columns * rows; }
  constexpr int cornerColumns() const { return columns - 1; }
  constexpr int corners() const { return (columns - 1) * (rows - 1); }
  constexpr int squareAt(int column, int row) const { return row * columns + column; }
  constexpr int columnOf(int square) const { return square % columns; }
  constexpr int rowOf(int square) const { return square / columns; }
  constexpr int mirrored(int square) const { return square + columns - 1 - 2 * columnOf(square); }
  constexpr int rotated(int square) const { return squares() - 1 - square; }
  constexpr int mirroredCorner(int corner) const { return corner + cornerColumns() - 1 - 2 * (corner % cornerColumns()); }

  FenceSet mirrored(const FenceSet& set) const { return {mirroredBits(set.horizontal), mirroredBits(set.vertical)}; }
  FenceSet rotated(const FenceSet& set) const { return {reversed(set.horizontal), reversed(set.vertical)}; }
  /// Returns whether a fence neither crosses nor overlaps any fence of \p set.
  bool fits(const FenceSet& set, Fence fence) const;

 private:
  std::uint64_t reversed(std::uint64_t bits) const;
  std::uint64_t mirroredBits(std::uint64_t bits) const;
};

/// Open borders between squares. `east` contains the squares whose right side is open, `north` those whose
/// upper side is open.
template <class Bits>
struct Passages {
  Bits east = 0;
  Bits north = 0;
  int columns = 0;

  Bits neighbours(Bits from) const {
    return ((from & east) << 1) | ((from >> 1) & east) | ((from & north) << columns) | ((from >> columns) & north);
  }
  /// Returns all squares that a pawn can reach from \p from by single steps, including \p from.
  Bits reach(Bits from) const {
    for (Bits now = from | neighbours(from); now != from; now = from | neighbours(from)) from = now;
    return from;
  }
};

template <class Bits>
constexpr Bits rowBits(const Board& board, int row) {
  return ((Bits{1} << board.columns) - 1) << (row * board.columns);
}

template <class Bits>
Passages<Bits> passages(const Board& board, const FenceSet& set) {
  Passages<Bits> open{0, 0, board.columns};
  const Bits whole = (Bits{1} << board.columns) - 1;
  for (int row = 0; row < board.rows; ++row) {
    open.east |= (whole >> 1) << (row * board.columns);
    if (row + 1 < board.rows) open.north |= whole << (row * board.columns);
  }
  const int width = board.cornerColumns();
  const std::uint64_t mask = (1ULL << width) - 1;
  for (int row = 0; row + 1 < board.rows; ++row) {
    const auto across = static_cast<Bits>((set.horizontal >> (row * width)) & mask);
    const auto upright = static_cast<Bits>((set.vertical >> (row * width)) & mask);
    open.north &= ~((across | across << 1) << (row * board.columns));
    open.east &= ~((upright | upright << board.columns) << (row * board.columns));
  }
  return open;
}

/// Possible squares of each pawn in an unfinished game. The pawn is outside its goal row and has a path to that
/// row.
template <class Bits>
struct LegalSquares {
  Bits first = 0;   ///< squares of the pawn that moves up
  Bits second = 0;  ///< squares of the pawn that moves down
};

template <class Bits>
LegalSquares<Bits> legalSquares(const Board& board, const Passages<Bits>& open) {
  const Bits top = rowBits<Bits>(board, board.rows - 1);
  const Bits bottom = rowBits<Bits>(board, 0);
  return {open.reach(top) & ~top, open.reach(bottom) & ~bottom};
}

/// Calls `work` with a value of the smallest type that holds all squares of the board.
template <class Work>
auto withBitsFor(const Board& board, Work&& work) {
  if (board.squares() < 64) return work(std::uint64_t{});
  return work(Bits128{});
}

}  // namespace kotai::quoridor
