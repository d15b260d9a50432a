// Synchronized Domineering for the verifier: rules, implemented row by row from their description.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace kotai::verify {

/// A board of at most 64 cells, with moves and symmetries. Immutable and thread-safe.
class DomineeringBoard {
 public:
  static constexpr int maxRows = 12;
  /// Free cells of each row from the bottom, with column a in the lowest bit. The first and the last row are borders without free
  /// cells.
  using Rows = std::array<std::uint16_t, maxRows + 2>;

  struct Domino {
    int row;     ///< row of the lower cell, from 1
    int column;  ///< column of the left cell, from 0
  };
  struct Image {
    std::uint64_t number = 0;  ///< smallest of the numbers of the position's images
    bool turned = false;       ///< whether only transposed images, which swap the players, have `number`
    bool either = false;       ///< whether other images have `number`, too, so swapping players changes nothing
  };

  /// \p dominoCells: length of a domino in cells.
  DomineeringBoard(int columns, int rows, int dominoCells);

  /// Returns the free cells of a position. \p number has bit row * columns + column for each covered cell, with row 0 at the
  /// bottom.
  Rows rowsOf(std::uint64_t number) const;
  std::uint64_t numberOf(const Rows& open) const;
  int coveredCells(std::uint64_t number) const;

  void upright(const Rows& open, std::vector<Domino>& list) const;
  void lying(const Rows& open, std::vector<Domino>& list) const;
  void cover(Rows& open, Domino upright, Domino lying) const;
  /// Returns the free cells without cells that no domino can cover.
  Rows withoutLonely(const Rows& open) const;
  Image canonicalImage(const Rows& open) const;

  /// Returns a position in Kotai's notation: rows from the top, digits for runs of free cells.
  std::string text(std::uint64_t number) const;

 private:
  std::uint64_t allCells() const;
  unsigned lyingIn(unsigned row) const;
  unsigned uprightFrom(const Rows& open, std::size_t row) const;
  std::uint16_t mirrored(std::uint16_t row) const { return m_mirrored[row]; }

  int m_columns;
  int m_rows;
  int m_dominoCells;
  std::vector<std::uint16_t> m_mirrored;  // indexed by the cells of a row: the cells in reverse order
  std::vector<std::uint64_t> m_asColumn;  // indexed by the cells of a row: the cells as a column
};

}  // namespace kotai::verify
