#include "solvers/retrograde/animalshogi/chick_rows.h"

#include <bit>

namespace kotai::animalshogi::engine {

constexpr std::size_t firstChickGroup = 4;

static ChickRow rowOf(const ClassLayout& layout, std::size_t freeSquares) {
  ChickRow row;
  for (std::uint32_t place = 0; place < layout.rowLength; ++place) {
    const RowBits bit = bitAt(place);
    row.all = row.all | bit;
    const std::array<unsigned, 2> sets{layout.chicks[place].first, layout.chicks[place].second};
    for (std::size_t square = 0; square < freeSquares; ++square) {
      if (((sets[0] | sets[1]) >> square & 1U) == 0) row.free[square] = row.free[square] | bit;
      for (std::size_t each = 0; each < 2; ++each) {
        auto& has = row.has[layout.chickGroups[each] - firstChickGroup][square];
        if ((sets[each] >> square & 1U) != 0) has = has | bit;
      }
    }
    ChickRow::Numbers& numbers = row.numbers[place];
    if (sets[0] != 0) numbers.first = static_cast<std::uint8_t>(std::countr_zero(sets[0]));
    if (sets[1] != 0) numbers.second = static_cast<std::uint8_t>(std::countr_zero(sets[1]));
    const bool oneGroup = std::popcount(sets[0]) == 2;
    if (oneGroup) numbers.second = static_cast<std::uint8_t>(std::bit_width(sets[0]) - 1);
    row.place[numbers.first][numbers.second] = static_cast<std::uint8_t>(place);
    if (oneGroup) row.place[numbers.second][numbers.first] = static_cast<std::uint8_t>(place);
  }
  return row;
}

const ChickRows& ChickRows::get() {
  static const ChickRows rows;
  return rows;
}

ChickRows::ChickRows() : m_rows(1) {
  std::array<std::array<std::uint8_t, ChickRow::maxFree + 1>, chickClasses> known{};
  for (int number = 0; number < classCount; ++number) {
    const ClassLayout& layout = Layouts::get()[number];
    std::size_t freeSquares = squareCount - 2;
    for (std::size_t group = 0; group < firstChickGroup; ++group) freeSquares -= layout.material.onBoard[group];
    std::uint8_t& row = known[static_cast<std::size_t>(number % chickClasses)][freeSquares];
    if (row == 0) {
      row = static_cast<std::uint8_t>(m_rows.size());
      m_rows.push_back(rowOf(layout, freeSquares));
    }
    m_ofClass[static_cast<std::size_t>(number)] = row;
  }
}

}  // namespace kotai::animalshogi::engine
