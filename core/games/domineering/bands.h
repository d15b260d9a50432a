// Positions in which all of Vertical's dominoes stay in bands. A band is a pair of rows, counted from the
// bottom.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/games/domineering/board.h"

namespace kotai::domineering {

/// Cells on which Vertical may place dominoes.
enum class Upright : std::uint8_t { Anywhere, InBands };

/// Returns the lower cells of the dominoes that lie within a band.
template <class Bits>
Bits bandCells(const Board<Bits>& board) {
  Bits lower = 0;
  for (int row = 0; row + 1 < board.rows; row += 2) lower |= ((Bits{1} << board.columns) - 1) << (row * board.columns);
  return lower;
}

/// Normal forms of positions by their regions. A region is a set of connected cells of a band. No domino
/// crosses the border of its band or region, so neither the place nor the orientation of a region matters.
/// Precondition of all functions: all cells are in bands. Immutable and thread-safe.
template <class Bits>
class BandForms {
 public:
  static constexpr int maxCells = maxCellsIn<Bits>;

  explicit BandForms(const Board<Bits>& board);

  /// Returns a key for the regions of a position. Two positions have the same key if and only if they have the
  /// same regions.
  std::u32string regionsOf(Bits cells) const;
  /// Returns the cells with their regions in a fixed order and orientation. Positions with the same regions have
  /// the same form, provided that the first-fit rule places all regions with a free column between neighbours.
  Bits formOf(Bits cells) const;
  /// Returns, for each cell of \p cells, the corresponding cell of \p others. Returns -1 for all other cells.
  /// Precondition: both sets have the same regions.
  std::array<std::int8_t, maxCells> matchingCells(Bits cells, Bits others) const;

 private:
  /// Bits of a region, lower row first. The region is shifted to the left and flipped so that its number is as
  /// small as possible.
  struct Region {
    std::uint32_t cells = 0;
    std::uint8_t width = 0;
    std::uint8_t firstColumn = 0;  ///< first column before the shift
    std::uint8_t turns = 0;        ///< flips from the original: columns (bit 0), rows (bit 1)
  };
  struct Place {
    Region region;
    int from = 0;    ///< source band
    int to = 0;      ///< target band
    int column = 0;  ///< first column
  };
  /// Places of regions in order, with wide regions first.
  struct Places {
    std::array<Place, maxCells / 2> all;
    std::size_t count = 0;
    void add(const Region& region, int band);
  };

  Region regionOf(std::uint32_t cells) const;
  std::span<const Region> regionsInBand(std::uint32_t band) const;
  std::uint32_t turned(std::uint32_t cells, int width, unsigned turns) const;
  std::uint32_t bandOf(Bits cells, int band) const { return static_cast<std::uint32_t>(cells >> (band * m_bandBits)) & m_all; }
  int cellOf(const Place& place, std::uint32_t cell) const;
  bool fitsSideBySide(std::uint32_t band) const;
  Places regionsIn(Bits cells) const;
  bool putSideBySide(Places& places) const;
  void sortBands(Places& places) const;

  int m_columns;
  int m_bands;
  int m_bandBits;
  std::uint32_t m_all;  // all cells of a band
  std::vector<Region> m_regions;
  std::vector<std::uint32_t> m_firstRegion;  // first region of each band, indexed by cells of the band; then the end
};

}  // namespace kotai::domineering
