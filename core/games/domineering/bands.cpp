#include "core/games/domineering/bands.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace kotai::domineering {

template <class Bits>
BandForms<Bits>::BandForms(const Board<Bits>& board)
    : m_columns(board.columns),
      m_bands(board.rows / 2),
      m_bandBits(2 * board.columns),
      m_all((std::uint32_t{1} << m_bandBits) - 1) {
  const std::uint32_t row = (std::uint32_t{1} << m_columns) - 1;
  const auto beside = [&](std::uint32_t cells) { return (cells << 1 | cells >> 1) & row; };
  m_firstRegion.reserve(std::size_t{m_all} + 2);
  for (std::uint32_t band = 0; band <= m_all; ++band) {
    m_firstRegion.push_back(static_cast<std::uint32_t>(m_regions.size()));
    for (std::uint32_t open = band; open != 0;) {
      std::uint32_t region = open & (0U - open);
      for (std::uint32_t before = 0; before != region;) {
        before = region;
        const std::uint32_t lower = region & row;
        const std::uint32_t upper = region >> m_columns;
        region |= (beside(lower) | upper | (beside(upper) | lower) << m_columns) & open;
      }
      open &= ~region;
      m_regions.push_back(regionOf(region));
    }
  }
  m_firstRegion.push_back(static_cast<std::uint32_t>(m_regions.size()));
}

template <class Bits>
std::uint32_t BandForms<Bits>::turned(std::uint32_t cells, int width, unsigned turns) const {
  std::uint32_t result = 0;
  for (; cells != 0; cells &= cells - 1) {
    const int column = std::countr_zero(cells) % m_columns;
    const int row = std::countr_zero(cells) / m_columns;
    result |=
        std::uint32_t{1} << (((turns & 1U) != 0 ? width - 1 - column : column) + ((turns & 2U) != 0 ? 1 - row : row) * m_columns);
  }
  return result;
}

template <class Bits>
typename BandForms<Bits>::Region BandForms<Bits>::regionOf(std::uint32_t cells) const {
  const std::uint32_t columns = (cells | cells >> m_columns) & ((std::uint32_t{1} << m_columns) - 1);
  Region region;
  region.firstColumn = static_cast<std::uint8_t>(std::countr_zero(columns));
  region.width = static_cast<std::uint8_t>(std::bit_width(columns) - region.firstColumn);
  region.cells = ~std::uint32_t{0};
  for (unsigned turns = 0; turns < 4; ++turns) {
    const std::uint32_t image = turned(cells >> region.firstColumn, region.width, turns);
    if (image >= region.cells) continue;
    region.cells = image;
    region.turns = static_cast<std::uint8_t>(turns);
  }
  return region;
}

template <class Bits>
std::span<const typename BandForms<Bits>::Region> BandForms<Bits>::regionsInBand(std::uint32_t band) const {
  return std::span(m_regions).subspan(m_firstRegion[band], m_firstRegion[band + 1] - m_firstRegion[band]);
}

template <class Bits>
void BandForms<Bits>::Places::add(const Region& region, int band) {
  const auto comesBefore = [](const Region& one, const Region& other) {
    return one.width != other.width ? one.width > other.width : one.cells > other.cells;
  };
  std::size_t place = count++;
  for (; place > 0 && comesBefore(region, all[place - 1].region); --place) all[place] = all[place - 1];
  all[place] = {region, band, 0, 0};
}

template <class Bits>
typename BandForms<Bits>::Places BandForms<Bits>::regionsIn(Bits cells) const {
  Places places;
  for (int band = 0; band < m_bands; ++band)
    for (const Region& region : regionsInBand(bandOf(cells, band))) places.add(region, band);
  return places;
}

template <class Bits>
std::u32string BandForms<Bits>::regionsOf(Bits cells) const {
  const Places places = regionsIn(cells);
  std::u32string regions;
  for (const Place& place : std::span(places.all).first(places.count)) regions += static_cast<char32_t>(place.region.cells);
  return regions;
}

template <class Bits>
bool BandForms<Bits>::fitsSideBySide(std::uint32_t band) const {
  int columns = -1;
  for (const Region& region : regionsInBand(band)) columns += region.width + 1;
  return columns <= m_columns;
}

/// Assigns each region to the first band that has room for the region.
template <class Bits>
bool BandForms<Bits>::putSideBySide(Places& places) const {
  std::array<int, maxCells / 2> used{};
  for (Place& place : std::span(places.all).first(places.count)) {
    place.to = 0;
    while (place.to < m_bands && used[static_cast<std::size_t>(place.to)] + place.region.width > m_columns) ++place.to;
    if (place.to == m_bands) return false;
    place.column = used[static_cast<std::size_t>(place.to)];
    used[static_cast<std::size_t>(place.to)] += place.region.width + 1;
  }
  return true;
}

/// Leaves each region in its band, and sorts the bands.
template <class Bits>
void BandForms<Bits>::sortBands(Places& places) const {
  struct Band {
    std::uint32_t cells = 0;
    int from = 0;
    int columns = 0;
  };
  std::array<Band, maxCells / 2> bands;
  for (int band = 0; band < m_bands; ++band) bands[static_cast<std::size_t>(band)].from = band;
  const auto all = std::span(places.all).first(places.count);
  for (Place& place : all) {
    Band& band = bands[static_cast<std::size_t>(place.from)];
    place.column = band.columns;
    band.cells |= place.region.cells << place.column;
    band.columns += place.region.width + 1;
  }
  const auto sorted = std::span(bands).first(static_cast<std::size_t>(m_bands));
  std::ranges::stable_sort(sorted, std::ranges::greater(), &Band::cells);
  std::array<int, maxCells / 2> to{};
  for (int band = 0; band < m_bands; ++band) to[static_cast<std::size_t>(sorted[static_cast<std::size_t>(band)].from)] = band;
  for (Place& place : all) place.to = to[static_cast<std::size_t>(place.from)];
}

template <class Bits>
Bits BandForms<Bits>::formOf(Bits cells) const {
  Places places;
  for (int band = 0; band < m_bands; ++band) {
    const std::uint32_t here = bandOf(cells, band);
    if (fitsSideBySide(here)) {
      for (const Region& region : regionsInBand(here)) places.add(region, band);
    } else {
      places.add(regionOf(here), band);  // the whole region of the cell
    }
  }
  if (!putSideBySide(places)) sortBands(places);
  Bits form = 0;
  for (const Place& place : std::span(places.all).first(places.count))
    form |= Bits{place.region.cells << place.column} << (place.to * m_bandBits);
  return form;
}

/// Returns the cell of the board that corresponds to a cell of the normalised region.
template <class Bits>
int BandForms<Bits>::cellOf(const Place& place, std::uint32_t cell) const {
  // A flip is its own inverse.
  return std::countr_zero(turned(cell, place.region.width, place.region.turns)) + place.region.firstColumn +
         place.from * m_bandBits;
}

template <class Bits>
std::array<std::int8_t, BandForms<Bits>::maxCells> BandForms<Bits>::matchingCells(Bits cells, Bits others) const {
  std::array<std::int8_t, maxCells> likes;
  likes.fill(-1);
  const Places places = regionsIn(cells);
  const Places otherPlaces = regionsIn(others);
  for (std::size_t number = 0; number < places.count; ++number)
    for (std::uint32_t left = places.all[number].region.cells; left != 0; left &= left - 1) {
      const std::uint32_t cell = left & (0U - left);
      likes[static_cast<std::size_t>(cellOf(places.all[number], cell))] =
          static_cast<std::int8_t>(cellOf(otherPlaces.all[number], cell));
    }
  return likes;
}

template class BandForms<std::uint64_t>;
template class BandForms<Bits128>;

}  // namespace kotai::domineering
