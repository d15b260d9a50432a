#include "core/games/dodgem/pattern_set.h"

#include <algorithm>
#include <bit>

#include "core/base/combinations.h"

namespace kotai::dodgem {

/// Number of set bits of each row mask. Without the popcnt instruction, this table is faster than
/// std::popcount.
constexpr std::array<std::uint8_t, 1U << maxSize> rowBits = [] {
  std::array<std::uint8_t, 1U << maxSize> bits{};
  for (std::size_t row = 0; row < bits.size(); ++row) bits[row] = static_cast<std::uint8_t>(std::popcount(row));
  return bits;
}();

PatternSet::PatternSet(int size) : m_size(size) {
  const int pieceLimit = size - 1;
  // The rank counts the patterns with the same values in earlier rows and a smaller value in `row`.
  for (int row = 0; row < size; ++row)
    for (int left = 0; left <= pieceLimit; ++left) {
      int sum = 0;
      for (int value = 0; value <= left; ++value) {
        m_below[static_cast<std::size_t>(row)][static_cast<std::size_t>(left)][static_cast<std::size_t>(value)] = sum;
        const int rowsAfter = size - 1 - row;
        sum += static_cast<int>(choose(rowsAfter + left - value, std::min(rowsAfter, left - value)));
      }
    }

  Pattern pattern{};
  int used = 0;
  for (;;) {
    m_patterns.push_back(pattern);
    int row = size - 1;  // finds the next pattern in lexicographic order
    while (row >= 0 && used == pieceLimit) {
      used -= pattern[static_cast<std::size_t>(row)];
      pattern[static_cast<std::size_t>(row)] = 0;
      --row;
    }
    if (row < 0) break;
    ++pattern[static_cast<std::size_t>(row)];
    ++used;
  }

  for (const Pattern& each : m_patterns) {
    int pieces = 0;
    int steps = 0;
    std::uint64_t arrangements = 1;
    for (int row = 0; row < size; ++row) {
      const int inRow = each[static_cast<std::size_t>(row)];
      pieces += inRow;
      steps += inRow * (size - row);
      arrangements *= choose(size, inRow);
    }
    m_pieces.push_back(pieces);
    m_steps.push_back(steps);
    m_arrangements.push_back(arrangements);
  }

  for (const Pattern& each : m_patterns)
    for (std::size_t row = 0; row < static_cast<std::size_t>(size); ++row) {
      if (each[row] == 0) {
        m_forward.push_back(-1);
        continue;
      }
      Pattern moved = each;
      --moved[row];
      if (row + 1 < static_cast<std::size_t>(size)) ++moved[row + 1];
      m_forward.push_back(number(moved));
    }
}

int PatternSet::number(const Pattern& pattern) const {
  int sum = 0;
  std::size_t left = static_cast<std::size_t>(m_size - 1);
  for (std::size_t row = 0; row < static_cast<std::size_t>(m_size); ++row) {
    sum += m_below[row][left][pattern[row]];
    left -= pattern[row];
  }
  return sum;
}

int PatternSet::numberOf(std::uint64_t arrangement) const {
  const std::uint64_t rowMask = (1ULL << m_size) - 1;
  int sum = 0;
  std::size_t left = static_cast<std::size_t>(m_size - 1);
  for (std::size_t row = 0; row < static_cast<std::size_t>(m_size); ++row) {
    const std::size_t inRow = rowBits[arrangement & rowMask];
    sum += m_below[row][left][inRow];
    left -= inRow;
    arrangement >>= m_size;
  }
  return sum;
}

}  // namespace kotai::dodgem
