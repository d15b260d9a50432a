// Splits the squares of a board by chessboard colour: a domino covers one square of each colour.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace kotai::classicdomineering {

/// Ranks sets of equal size among up to 32 squares (core/base/combinations.h), with tables for up to 18 squares.
class SetNumbers {
 public:
  explicit SetNumbers(int squares);

  std::uint32_t count(int elements) const;
  std::uint32_t rank(std::uint32_t set) const;
  std::uint32_t set(std::uint32_t rank, int elements) const;

 private:
  int m_squares;
  std::vector<std::uint32_t> m_ranks;              // indexed by set; empty without tables
  std::vector<std::vector<std::uint32_t>> m_sets;  // indexed by size and rank
};

/// Square (column, row) is dark if column + row is even. Dark squares are numbered in bit order, and light squares likewise. At
/// most 64 squares.
class Colours {
 public:
  Colours(int columns, int rows);

  int darkSquares() const { return m_darkSquares; }
  int lightSquares() const { return m_lightSquares; }
  std::uint64_t dark() const { return m_dark; }

  /// The dark and the light squares of a set, as bit sets by square number within the colour.
  struct Sets {
    std::uint32_t dark = 0;
    std::uint32_t light = 0;
  };
  Sets split(std::uint64_t squares) const;
  std::uint64_t joined(Sets sets) const;

 private:
  template <class Value>
  using ByBytes = std::array<std::array<Value, 256>, 8>;

  int m_darkSquares = 0;
  int m_lightSquares = 0;
  std::uint64_t m_dark = 0;
  ByBytes<Sets> m_split{};                           // indexed by the bytes of a set of squares
  std::array<ByBytes<std::uint64_t>, 2> m_joined{};  // indexed by colour and by byte of its set; only four bytes are used
};

}  // namespace kotai::classicdomineering
