// Positions in which all of Vertical's dominoes stay in bands. A band is a pair of rows, counted from the bottom. If
// the number of rows is odd, the highest band has five rows.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/games/domineering/board.h"

namespace kotai::domineering {

/// Cells on which Vertical may place dominoes.
enum class Upright : std::uint8_t { Anywhere, InBands };

/// Returns the number of rows of the high band: five, or all rows if there are fewer. Returns 0 if all bands are pairs.
constexpr int highBandRows(int rows) { return rows % 2 == 0 ? 0 : std::min(rows, 5); }

/// Returns the lower cells of the dominoes that lie within a band.
template <class Bits>
Bits bandCells(const Board<Bits>& board) {
  const int rowsInPairs = board.rows - highBandRows(board.rows);
  Bits lower = 0;
  for (int row = 0; row + 1 < board.rows; row += row < rowsInPairs ? 2 : 1)
    lower |= ((Bits{1} << board.columns) - 1) << (row * board.columns);
  return lower;
}

/// Normal forms of positions by their regions. A region is a set of connected cells of a band. No domino
/// crosses the border of its band or region, so neither the place nor the orientation of a region matters.
/// Immutable and thread-safe.
template <class Bits>
class BandForms {
 public:
  static constexpr int maxCells = maxCellsIn<Bits>;

  explicit BandForms(const Board<Bits>& board);

  /// Returns a key for the regions of a position. Two positions have the same key if and only if they have the
  /// same regions.
  std::vector<std::uint64_t> regionsOf(Bits cells) const;
  /// Returns the cells with their regions in a fixed order and orientation. Positions with the same regions have
  /// the same form, provided that the first-fit rule places all regions with a free column between neighbours.
  Bits formOf(Bits cells) const;
  /// Returns, for each cell of \p cells, the corresponding cell of \p others. Returns -1 for all other cells.
  /// Precondition: both sets have the same regions.
  std::array<std::int8_t, maxCells> matchingCells(Bits cells, Bits others) const;

 private:
  /// Bits of a region, lowest row first. The region is shifted to the left and down, and flipped so that its number
  /// is as small as possible.
  struct Region {
    std::uint64_t cells = 0;
    std::uint8_t width = 0;
    std::uint8_t height = 0;       ///< at least 2
    std::uint8_t firstColumn = 0;  ///< first column before the shift
    std::uint8_t firstRow = 0;     ///< first row of the band before the shift
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

  /// The regions of a band, without memory on the heap.
  struct Regions {
    std::array<Region, maxCells / 2> all;
    std::size_t count = 0;
  };

  Region regionOf(std::uint64_t cells) const;
  template <class Visit>
  void forEachRegion(std::uint64_t band, Visit&& visit) const;
  /// Returns the regions of a band. \p room holds those of the high band.
  std::span<const Region> regionsOfBand(std::uint64_t cells, int band, Regions& room) const;
  std::uint64_t turned(std::uint64_t cells, int width, int height, unsigned turns) const;
  std::uint64_t bandOf(Bits cells, int band) const;
  int cellOf(const Place& place, std::uint64_t cell) const;
  bool fitSideBySide(std::span<const Region> regions) const;
  Places regionsIn(Bits cells) const;
  bool putSideBySide(Places& places) const;
  void sortBands(Places& places) const;

  int m_columns;
  int m_pairs;     // number of bands of two rows
  int m_bands;     // number of all bands: the pairs, then the high band if there is one
  int m_pairBits;  // number of cells of a pair
  int m_highRows;
  std::uint64_t m_row;                    // cells of a row
  std::uint64_t m_notFirstColumn = 0;     // cells of a high band
  std::uint64_t m_notLastColumn = 0;      // cells of a high band
  std::vector<std::uint16_t> m_reversed;  // rows from right to left
  std::vector<Region> m_regions;
  std::vector<std::uint32_t> m_firstRegion;  // first region of each pair, indexed by its cells; then the end
};

}  // namespace kotai::domineering
