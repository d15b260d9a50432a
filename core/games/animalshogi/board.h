// Squares and kinds of pieces of Animal Shogi, and their moves on the 3 x 4 board.
#pragma once

#include <array>
#include <cstdint>

#include "core/game/types.h"

namespace kotai::animalshogi {

inline constexpr int columnCount = 3;
inline constexpr int rowCount = 4;
inline constexpr int squareCount = columnCount * rowCount;

/// Kinds of pieces. The first three are the kinds of pieces in hand, in the order of the notation. A captured
/// hen becomes a chick.
enum class Kind : std::uint8_t { Giraffe = 0, Elephant = 1, Chick = 2, Hen = 3, Lion = 4 };
inline constexpr int kindCount = 5;
inline constexpr int handKindCount = 3;
inline constexpr int piecesPerHandKind = 2;  ///< number of giraffes, of elephants and of chicks in the game

/// Set of squares. Bit row * 3 + column is a square, with row 0 at the bottom. Row 0 is the first side's home
/// row, printed as row 4.
using SquareSet = std::uint16_t;
inline constexpr SquareSet allSquares = (1U << squareCount) - 1;
inline constexpr SquareSet bottomRow = 0b000'000'000'111;
inline constexpr SquareSet topRow = 0b111'000'000'000;

constexpr SquareSet squareBit(int square) { return static_cast<SquareSet>(1U << square); }
constexpr Square squareAt(int index) { return {index % columnCount, index / columnCount}; }
constexpr int indexOf(Square square) { return square.row * columnCount + square.column; }

/// Returns the number of the square after a rotation of the board by 180 degrees, as the other side sees the
/// square.
constexpr int rotated(int square) { return squareCount - 1 - square; }
constexpr SquareSet rotated(SquareSet squares) {
  SquareSet result = 0;
  for (int square = 0; square < squareCount; ++square)
    if ((squares & squareBit(square)) != 0) result = static_cast<SquareSet>(result | squareBit(rotated(square)));
  return result;
}

/// Returns the mirror image of the square. Column A becomes column C.
constexpr int mirrored(int square) { return square - square % columnCount + (columnCount - 1 - square % columnCount); }
constexpr SquareSet mirrored(SquareSet squares) {
  return static_cast<SquareSet>((squares & 0b010'010'010'010) | ((squares & 0b001'001'001'001) << 2) |
                                ((squares & 0b100'100'100'100) >> 2));
}

using MoveTable = std::array<std::array<SquareSet, squareCount>, kindCount>;

/// Returns the target squares of each kind of piece from each square, for the side that moves up.
constexpr MoveTable makeUpwardMoves() {
  struct Step {
    int columns;
    int rows;
  };
  constexpr std::array<Step, 8> steps{{{0, 1}, {-1, 1}, {1, 1}, {-1, 0}, {1, 0}, {0, -1}, {-1, -1}, {1, -1}}};
  constexpr std::array<unsigned, kindCount> stepsOfKind{0b0011'1001, 0b1100'0110, 0b0000'0001, 0b0011'1111, 0b1111'1111};
  MoveTable table{};
  for (std::size_t kind = 0; kind < kindCount; ++kind)
    for (int from = 0; from < squareCount; ++from)
      for (std::size_t step = 0; step < steps.size(); ++step) {
        const int column = from % columnCount + steps[step].columns;
        const int row = from / columnCount + steps[step].rows;
        if ((stepsOfKind[kind] >> step & 1U) == 0 || column < 0 || column >= columnCount || row < 0 || row >= rowCount) continue;
        SquareSet& squares = table[kind][static_cast<std::size_t>(from)];
        squares = static_cast<SquareSet>(squares | squareBit(row * columnCount + column));
      }
  return table;
}

constexpr MoveTable makeDownwardMoves() {
  const MoveTable up = makeUpwardMoves();
  MoveTable table{};
  for (std::size_t kind = 0; kind < kindCount; ++kind)
    for (int from = 0; from < squareCount; ++from)
      table[kind][static_cast<std::size_t>(from)] = rotated(up[kind][static_cast<std::size_t>(rotated(from))]);
  return table;
}

inline constexpr MoveTable upwardMoves = makeUpwardMoves();
inline constexpr MoveTable downwardMoves = makeDownwardMoves();

constexpr SquareSet movesFrom(Side side, Kind kind, int square) {
  const MoveTable& table = side == Side::First ? upwardMoves : downwardMoves;
  return table[static_cast<std::size_t>(kind)][static_cast<std::size_t>(square)];
}
constexpr SquareSet homeRow(Side side) { return side == Side::First ? bottomRow : topRow; }
constexpr SquareSet farRow(Side side) { return homeRow(other(side)); }

/// Drops that the rules of a variant allow.
enum class Drops : std::uint8_t { Everywhere, NoFarChicks, None };
/// Returns the squares on which a side may drop a piece of this kind, if they are empty.
constexpr SquareSet dropSquares(Drops drops, Side side, Kind kind) {
  if (drops == Drops::None) return 0;
  return drops == Drops::NoFarChicks && kind == Kind::Chick ? static_cast<SquareSet>(allSquares & ~farRow(side)) : allSquares;
}

/// Result of a try. A try is a move of the lion to a far-row square on which the lion cannot be captured at
/// once.
enum class Tries : std::uint8_t { Win, Nothing };

struct Options {
  Drops drops = Drops::Everywhere;  ///< `far-drop=no`: no chick drops on the far row; `drops=no`: no drops
  Tries tries = Tries::Win;         ///< `try=no`: a try does not end the game
  friend constexpr bool operator==(const Options&, const Options&) = default;
};

template <class Visit>
constexpr void forEachSquare(SquareSet squares, Visit&& visit) {
  for (unsigned rest = squares; rest != 0; rest &= rest - 1) visit(__builtin_ctz(rest));
}

}  // namespace kotai::animalshogi
