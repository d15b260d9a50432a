#include "core/games/dodgem/completions.h"

#include "core/base/combinations.h"

namespace kotai::dodgem {

Completions::Completions(const Pattern& mover, const Pattern& opponent, int size)
    : m_size(size), m_mover(mover), m_opponent(opponent) {
  count(0, 0);
}

Completions::Taken Completions::spread(unsigned mask) {
  Taken taken = 0;
  for (; mask != 0; mask &= mask - 1) taken += Taken{1} << (4 * std::countr_zero(mask));
  return taken;
}

std::uint64_t Completions::count(int row, Taken taken) {
  auto& known = m_ways[static_cast<std::size_t>(row)];
  if (const auto found = known.find(taken); found != known.end()) return found->second;
  std::uint64_t result = 0;
  if (row == m_size) {
    result = 1;
    for (int line = 0; line < m_size; ++line)
      result *= choose(m_size - static_cast<int>((taken >> (4 * line)) & 15U), m_mover[static_cast<std::size_t>(line)]);
  } else {
    forEachMask(row, [&](unsigned mask) {
      result += count(row + 1, taken + spread(mask));
      return true;
    });
  }
  return known[taken] = result;
}

std::uint64_t Completions::before(std::uint64_t opponent) const {
  const std::uint64_t rowMask = (1ULL << m_size) - 1;
  std::uint64_t sum = 0;
  Taken taken = 0;
  for (int row = 0; row < m_size; ++row, opponent >>= m_size) {
    const auto own = static_cast<unsigned>(opponent & rowMask);
    forEachMask(row, [&](unsigned mask) {
      if (mask == own) return false;
      sum += ways(row + 1, taken + spread(mask));
      return true;
    });
    taken += spread(own);
  }
  return sum;
}

std::uint64_t Completions::arrangementAt(std::uint64_t& index) const {
  std::uint64_t opponent = 0;
  Taken taken = 0;
  for (int row = 0; row < m_size; ++row)
    forEachMask(row, [&](unsigned mask) {
      const std::uint64_t here = ways(row + 1, taken + spread(mask));
      if (index >= here) {
        index -= here;
        return true;
      }
      opponent |= std::uint64_t{mask} << (row * m_size);
      taken += spread(mask);
      return false;
    });
  return opponent;
}

}  // namespace kotai::dodgem
