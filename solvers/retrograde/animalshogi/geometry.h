// Lookup tables indexed by set of squares: turned boards, attacks, and ranks of small sets.
#pragma once

#include <array>
#include <cstdint>

#include "core/games/animalshogi/index.h"

namespace kotai::animalshogi::engine {

inline constexpr std::size_t setCount = std::size_t{1} << squareCount;
using SetTable = std::array<SquareSet, setCount>;
/// Maps the squares of one set to those of another set. Squares are numbered in ascending order within a set.
/// Entry n is the number of square n in the mapped set. The last entry maps to itself.
using SquareNumbers = std::array<std::uint8_t, 16>;
using NumberTable = std::array<SquareNumbers, setCount>;

/// Lookup tables (300 KB), computed once.
struct Geometry {
  SetTable turned;   ///< turned by 180 degrees, as the other side sees the board
  SetTable flipped;  ///< turned and mirrored
  SetTable mirrored;
  static constexpr std::size_t tableCount = 3;
  std::array<NumberTable, tableCount> numbers;  ///< indexed by number() of the table of sets
  std::array<SetTable, kindCount> attacksUp;    ///< squares attacked by pieces of a kind on all squares of a set
  std::array<SetTable, kindCount> attacksDown;
  std::array<std::uint8_t, 1024> rank;  ///< results of rankOfBits() for sets of up to ten bits

  static const Geometry& get();
  std::size_t number(const SetTable& squares) const { return &squares == &turned ? 0 : &squares == &flipped ? 1 : 2; }

 private:
  Geometry();
};

}  // namespace kotai::animalshogi::engine
