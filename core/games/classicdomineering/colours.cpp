#include "core/games/classicdomineering/colours.h"

#include <cstddef>

#include "core/base/bits.h"
#include "core/base/combinations.h"

namespace kotai::classicdomineering {

constexpr int mostInTables = 18;

SetNumbers::SetNumbers(int squares) : m_squares(squares) {
  if (squares > mostInTables) return;
  m_ranks.resize(std::size_t{1} << squares);
  m_sets.resize(static_cast<std::size_t>(squares) + 1);
  // Ascending order visits the sets of each size in the order of their ranks.
  for (std::uint32_t set = 0; set < m_ranks.size(); ++set) {
    auto& sets = m_sets[static_cast<std::size_t>(countBits(set))];
    m_ranks[set] = static_cast<std::uint32_t>(sets.size());
    sets.push_back(set);
  }
}

std::uint32_t SetNumbers::count(int elements) const { return static_cast<std::uint32_t>(choose(m_squares, elements)); }

std::uint32_t SetNumbers::rank(std::uint32_t set) const {
  return m_ranks.empty() ? static_cast<std::uint32_t>(rankOfSet(set)) : m_ranks[set];
}

std::uint32_t SetNumbers::set(std::uint32_t rank, int elements) const {
  if (m_sets.empty()) return static_cast<std::uint32_t>(setOfRank(rank, elements));
  return m_sets[static_cast<std::size_t>(elements)][rank];
}

Colours::Colours(int columns, int rows) {
  for (int square = 0; square < columns * rows; ++square) {
    const std::uint64_t bit = std::uint64_t{1} << square;
    const bool dark = (square % columns + square / columns) % 2 == 0;
    if (dark) m_dark |= bit;
    int& number = dark ? m_darkSquares : m_lightSquares;
    auto& joined = m_joined[dark ? 0 : 1][static_cast<std::size_t>(number / 8)];
    for (std::size_t value = 0; value < 256; ++value) {
      if (((value >> (square % 8)) & 1U) != 0) {
        Sets& split = m_split[static_cast<std::size_t>(square / 8)][value];
        (dark ? split.dark : split.light) |= std::uint32_t{1} << number;
      }
      if (((value >> (number % 8)) & 1U) != 0) joined[value] |= bit;
    }
    ++number;
  }
}

Colours::Sets Colours::split(std::uint64_t squares) const {
  Sets sets;
  for (std::size_t byte = 0; squares != 0; ++byte, squares >>= 8) {
    const Sets& each = m_split[byte][squares & 255U];
    sets.dark |= each.dark;
    sets.light |= each.light;
  }
  return sets;
}

std::uint64_t Colours::joined(Sets sets) const {
  std::uint64_t squares = 0;
  for (std::size_t byte = 0; byte < 4; ++byte)
    squares |= m_joined[0][byte][sets.dark >> (8 * byte) & 255U] | m_joined[1][byte][sets.light >> (8 * byte) & 255U];
  return squares;
}

}  // namespace kotai::classicdomineering
