// Squares, sizes, lines and symmetries of the 3 x 3 board of Gobblet Gobblers.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/game/types.h"

namespace kotai::gobblet {

inline constexpr int columnCount = 3;
inline constexpr int rowCount = 3;
inline constexpr int squareCount = columnCount * rowCount;
inline constexpr int piecesPerSize = 2;  ///< number of pieces of each size for each side

/// Sizes of pieces. The value of a size is also the kind of its pieces.
enum class Size : std::uint8_t { Small = 0, Medium = 1, Large = 2 };
inline constexpr int sizeCount = 3;
inline constexpr std::array<Size, sizeCount> allSizes{Size::Small, Size::Medium, Size::Large};

/// Result of a lift that reveals a line of the other side. With Loses, the lift always loses. With Cover, it
/// loses unless the piece then covers the line.
enum class Reveal : std::uint8_t { Loses, Cover };

/// A set of squares: bit row * 3 + column, row 0 at the bottom.
using SquareSet = std::uint16_t;
inline constexpr unsigned setCount = 1U << squareCount;
inline constexpr SquareSet allSquares = setCount - 1;

constexpr SquareSet squareBit(int square) { return static_cast<SquareSet>(1U << square); }
constexpr Square squareAt(int index) { return {index % columnCount, index / columnCount}; }
constexpr int indexOf(Square square) { return square.row * columnCount + square.column; }

/// Rows, columns and diagonals.
inline constexpr std::array<SquareSet, 8> allLines{0b000'000'111, 0b000'111'000, 0b111'000'000, 0b001'001'001,
                                                   0b010'010'010, 0b100'100'100, 0b100'010'001, 0b001'010'100};

/// Returns the squares of all complete lines in a set, or 0 if there are none.
constexpr SquareSet linesIn(SquareSet squares) {
  unsigned result = 0;
  for (const SquareSet line : allLines)
    if ((squares & line) == line) result |= line;
  return static_cast<SquareSet>(result);
}

constexpr std::array<bool, setCount> makeLineTable() {
  std::array<bool, setCount> table{};
  for (unsigned set = 0; set < setCount; ++set) table[set] = linesIn(static_cast<SquareSet>(set)) != 0;
  return table;
}
inline constexpr std::array<bool, setCount> lineTable = makeLineTable();
constexpr bool hasLine(unsigned squares) { return lineTable[squares]; }

constexpr std::array<std::uint8_t, setCount> makeCountTable() {
  std::array<std::uint8_t, setCount> table{};
  for (unsigned set = 1; set < setCount; ++set) table[set] = static_cast<std::uint8_t>(table[set >> 1] + (set & 1));
  return table;
}
inline constexpr std::array<std::uint8_t, setCount> countTable = makeCountTable();
/// Returns the number of squares in a set. Without the popcnt instruction, a table is faster than
/// std::popcount.
constexpr int countOf(SquareSet squares) { return countTable[squares]; }

/// Number of symmetries. A symmetry has a number of three bits. Bit 0 mirrors the columns, and bit 1 mirrors
/// the rows. Bit 2 exchanges columns and rows afterwards.
inline constexpr int symmetryCount = 8;
constexpr int image(int symmetry, int square) {
  int column = square % columnCount;
  int row = square / columnCount;
  if ((symmetry & 1) != 0) column = columnCount - 1 - column;
  if ((symmetry & 2) != 0) row = rowCount - 1 - row;
  return (symmetry & 4) != 0 ? column * columnCount + row : row * columnCount + column;
}
constexpr SquareSet imageOf(int symmetry, SquareSet squares) {
  unsigned result = 0;
  for (unsigned rest = squares; rest != 0; rest &= rest - 1) result |= 1U << image(symmetry, std::countr_zero(rest));
  return static_cast<SquareSet>(result);
}

template <class Visit>
constexpr void forEachSquare(SquareSet squares, Visit&& visit) {
  for (unsigned rest = squares; rest != 0; rest &= rest - 1) visit(std::countr_zero(rest));
}

}  // namespace kotai::gobblet
