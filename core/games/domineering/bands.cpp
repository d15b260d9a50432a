#include "core/games/domineering/bands.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <tuple>

namespace kotai::domineering {

template <class Bits>
BandForms<Bits>::BandForms(const Board<Bits>& board)
    : m_columns(board.columns),
      m_pairs((board.rows - highBandRows(board.rows)) / 2),
      m_bands(m_pairs + board.rows % 2),
      m_pairBits(2 * board.columns),
      m_highRows(highBandRows(board.rows)),
      m_row((std::uint64_t{1} << board.columns) - 1) {
  for (int row = 0; row < std::max(2, m_highRows); ++row) {
    m_notFirstColumn |= (m_row & ~std::uint64_t{1}) << (row * m_columns);
    m_notLastColumn |= (m_row >> 1) << (row * m_columns);
  }
  for (std::uint64_t cells = 0; cells <= m_row; ++cells) {
    std::uint16_t reversed = 0;
    for (int column = 0; column < m_columns; ++column)
      if ((cells >> column & 1U) != 0) reversed |= static_cast<std::uint16_t>(1U << (m_columns - 1 - column));
    m_reversed.push_back(reversed);
  }
  if (m_pairs == 0) return;
  m_firstRegion.reserve((std::size_t{1} << m_pairBits) + 1);
  for (std::uint64_t pair = 0; pair < std::uint64_t{1} << m_pairBits; ++pair) {
    m_firstRegion.push_back(static_cast<std::uint32_t>(m_regions.size()));
    forEachRegion(pair, [&](const Region& region) { m_regions.push_back(region); });
  }
  m_firstRegion.push_back(static_cast<std::uint32_t>(m_regions.size()));
}

template <class Bits>
template <class Visit>
void BandForms<Bits>::forEachRegion(std::uint64_t band, Visit&& visit) const {
  for (std::uint64_t open = band; open != 0;) {
    std::uint64_t region = open & (0U - open);
    for (std::uint64_t before = 0; before != region;) {
      before = region;
      region |=
          ((region & m_notLastColumn) << 1 | (region & m_notFirstColumn) >> 1 | region << m_columns | region >> m_columns) & open;
    }
    open &= ~region;
    visit(regionOf(region));
  }
}

template <class Bits>
std::uint64_t BandForms<Bits>::turned(std::uint64_t cells, int width, int height, unsigned turns) const {
  std::uint64_t result = 0;
  for (int row = 0; row < height; ++row) {
    std::uint64_t here = cells >> (row * m_columns) & m_row;
    if ((turns & 1U) != 0) here = m_reversed[here] >> (m_columns - width);
    result |= here << (((turns & 2U) != 0 ? height - 1 - row : row) * m_columns);
  }
  return result;
}

template <class Bits>
typename BandForms<Bits>::Region BandForms<Bits>::regionOf(std::uint64_t cells) const {
  const int firstRow = std::countr_zero(cells) / m_columns;
  const int rows = (static_cast<int>(std::bit_width(cells)) - 1) / m_columns + 1;
  std::uint64_t columns = 0;
  for (int row = firstRow; row < rows; ++row) columns |= cells >> (row * m_columns) & m_row;
  const int firstColumn = std::countr_zero(columns);
  Region region;
  region.firstColumn = static_cast<std::uint8_t>(firstColumn);
  region.firstRow = static_cast<std::uint8_t>(firstRow);
  region.width = static_cast<std::uint8_t>(static_cast<int>(std::bit_width(columns)) - firstColumn);
  region.height = static_cast<std::uint8_t>(std::max(2, rows - firstRow));
  region.cells = ~std::uint64_t{0};
  for (unsigned turns = 0; turns < 4; ++turns) {
    const std::uint64_t image = turned(cells >> (firstRow * m_columns + firstColumn), region.width, region.height, turns);
    if (image >= region.cells) continue;
    region.cells = image;
    region.turns = static_cast<std::uint8_t>(turns);
  }
  return region;
}

template <class Bits>
std::span<const typename BandForms<Bits>::Region> BandForms<Bits>::regionsOfBand(std::uint64_t cells, int band,
                                                                                 Regions& room) const {
  if (band < m_pairs) return std::span(m_regions).subspan(m_firstRegion[cells], m_firstRegion[cells + 1] - m_firstRegion[cells]);
  room.count = 0;
  forEachRegion(cells, [&](const Region& region) { room.all[room.count++] = region; });
  return std::span(room.all).first(room.count);
}

template <class Bits>
std::uint64_t BandForms<Bits>::bandOf(Bits cells, int band) const {
  const int size = band < m_pairs ? m_pairBits : m_highRows * m_columns;
  return static_cast<std::uint64_t>(cells >> (band * m_pairBits)) & ((std::uint64_t{1} << size) - 1);
}

template <class Bits>
void BandForms<Bits>::Places::add(const Region& region, int band) {
  const auto order = [](const Region& each) { return std::tuple(each.height > 2, each.width, each.cells); };
  std::size_t place = count++;
  for (; place > 0 && order(region) > order(all[place - 1].region); --place) all[place] = all[place - 1];
  all[place] = {region, band, 0, 0};
}

template <class Bits>
typename BandForms<Bits>::Places BandForms<Bits>::regionsIn(Bits cells) const {
  Places places;
  Regions room;
  for (int band = 0; band < m_bands; ++band)
    for (const Region& region : regionsOfBand(bandOf(cells, band), band, room)) places.add(region, band);
  return places;
}

template <class Bits>
std::vector<std::uint64_t> BandForms<Bits>::regionsOf(Bits cells) const {
  const Places places = regionsIn(cells);
  std::vector<std::uint64_t> regions;
  for (const Place& place : std::span(places.all).first(places.count)) regions.push_back(place.region.cells);
  return regions;
}

template <class Bits>
bool BandForms<Bits>::fitSideBySide(std::span<const Region> regions) const {
  int columns = -1;
  for (const Region& region : regions) columns += region.width + 1;
  return columns <= m_columns;
}

/// Assigns each region to the first band that has room for the region.
template <class Bits>
bool BandForms<Bits>::putSideBySide(Places& places) const {
  std::array<int, maxCells / 2> used{};
  for (Place& place : std::span(places.all).first(places.count)) {
    place.to = place.region.height > 2 ? m_pairs : 0;
    while (place.to < m_bands && used[static_cast<std::size_t>(place.to)] + place.region.width > m_columns) ++place.to;
    if (place.to == m_bands) return false;
    place.column = used[static_cast<std::size_t>(place.to)];
    used[static_cast<std::size_t>(place.to)] += place.region.width + 1;
  }
  return true;
}

/// Leaves each region in its band, and sorts the pairs.
template <class Bits>
void BandForms<Bits>::sortBands(Places& places) const {
  struct Band {
    std::uint64_t cells = 0;
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
  std::ranges::stable_sort(std::span(bands).first(static_cast<std::size_t>(m_pairs)), std::ranges::greater(), &Band::cells);
  std::array<int, maxCells / 2> to{};
  for (int band = 0; band < m_bands; ++band) to[static_cast<std::size_t>(bands[static_cast<std::size_t>(band)].from)] = band;
  for (Place& place : all) place.to = to[static_cast<std::size_t>(place.from)];
}

template <class Bits>
Bits BandForms<Bits>::formOf(Bits cells) const {
  Places places;
  Regions room;
  for (int band = 0; band < m_bands; ++band) {
    const std::uint64_t here = bandOf(cells, band);
    const auto regions = regionsOfBand(here, band, room);
    if (fitSideBySide(regions)) {
      for (const Region& region : regions) places.add(region, band);
    } else {
      places.add(regionOf(here), band);  // all cells of the band as one region
    }
  }
  if (!putSideBySide(places)) sortBands(places);
  Bits form = 0;
  for (const Place& place : std::span(places.all).first(places.count))
    form |= Bits{place.region.cells << place.column} << (place.to * m_pairBits);
  return form;
}

/// Returns the cell of the board that corresponds to a cell of the normalised region.
template <class Bits>
int BandForms<Bits>::cellOf(const Place& place, std::uint64_t cell) const {
  const Region& region = place.region;
  // A flip is its own inverse.
  return std::countr_zero(turned(cell, region.width, region.height, region.turns)) + region.firstColumn +
         region.firstRow * m_columns + place.from * m_pairBits;
}

template <class Bits>
std::array<std::int8_t, BandForms<Bits>::maxCells> BandForms<Bits>::matchingCells(Bits cells, Bits others) const {
  std::array<std::int8_t, maxCells> likes;
  likes.fill(-1);
  const Places places = regionsIn(cells);
  const Places otherPlaces = regionsIn(others);
  for (std::size_t number = 0; number < places.count; ++number)
    for (std::uint64_t left = places.all[number].region.cells; left != 0; left &= left - 1) {
      const std::uint64_t cell = left & (0U - left);
      likes[static_cast<std::size_t>(cellOf(places.all[number], cell))] =
          static_cast<std::int8_t>(cellOf(otherPlaces.all[number], cell));
    }
  return likes;
}

template class BandForms<std::uint64_t>;
template class BandForms<Bits128>;

}  // namespace kotai::domineering
