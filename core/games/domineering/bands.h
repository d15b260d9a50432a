// Positions in which Vertical keeps to bands: pairs of rows, counted from below, and each of its dominoes lies within one.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/games/domineering/board.h"

namespace kotai::domineering {

/// Cells in which Vertical's dominoes may lie.
enum class Upright : std::uint8_t { Anywhere, InBands };

/// The lower cells of the dominoes within bands.
template <class Bits>
Bits bandCells(const Board<Bits>& board) {
  Bits lower = 0;
  for (int row = 0; row + 1 < board.rows; row += 2) lower |= ((Bits{1} << board.columns) - 1) << (row * board.columns);
  return lower;
}

/// No domino leaves its band, nor its region: cells of a band that are connected. So it does not matter in which band a region
/// lies and where, nor which of its sides are the left and the upper one. All cells asked about lie in bands. Immutable and
/// thread-safe.
template <class Bits>
class BandForms {
 public:
  static constexpr int mostCells = mostCellsIn<Bits>;

  explicit BandForms(const Board<Bits>& board);

  /// Returns the regions of a position: equal for positions with the same regions, and only for these.
  std::u32string regionsOf(Bits cells) const;
  /// The cells with their regions in one order and turned one way: the same for most positions with the same regions, for all
  /// whose regions fit side by side with a column between them, each in the first band that has room.
  Bits formOf(Bits cells) const;
  /// For each of some cells the one of others that is its like; -1 elsewhere. Precondition: both have the same regions.
  std::array<std::int8_t, mostCells> likesOf(Bits cells, Bits others) const;

 private:
  /// In bits of a band, the lower row first: moved to the left and turned so that the number is smallest.
  struct Region {
    std::uint32_t cells = 0;
    std::uint8_t width = 0;
    std::uint8_t firstColumn = 0;  ///< where it was
    std::uint8_t turns = 0;        ///< of its columns (bit 0) and rows (bit 1), to get there
  };
  struct Place {
    Region region;
    int from = 0;    ///< the band
    int to = 0;      ///< the band
    int column = 0;  ///< the first one
  };
  /// In order: wide ones first.
  struct Places {
    std::array<Place, mostCells / 2> all;
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
  void keepBandsTogether(Places& places) const;

  int m_columns;
  int m_bands;
  int m_bandBits;
  std::uint32_t m_all;  // cells of a band
  std::vector<Region> m_regions;
  std::vector<std::uint32_t> m_firstRegion;  // by the cells of a band, and one more
};

}  // namespace kotai::domineering
