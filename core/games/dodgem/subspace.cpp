#include "core/games/dodgem/subspace.h"

#include <algorithm>

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
  auto& known = m_arrangements[static_cast<std::size_t>(row)];
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
      sum += arrangements(row + 1, taken + spread(mask));
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
      const std::uint64_t here = arrangements(row + 1, taken + spread(mask));
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

/// Maximum number of stored arrangements. If there are more (on 7 x 7 and larger boards), arrangements are
/// counted instead of stored.
constexpr std::uint64_t maxStored = 50'000;
constexpr unsigned rowValues = 1U << maxSize;

/// Masks of up to eight columns by number of bits, in ascending order, and the number of each mask among masks with the same
/// number of bits. Tables count bits, because std::popcount is a function call without the popcnt instruction.
struct RowTables {
  std::array<std::vector<std::uint8_t>, maxSize + 1> masks;  // masks for 8 columns; masks of fewer columns come first
  std::array<std::uint8_t, rowValues> number{};
  std::array<std::uint8_t, rowValues> bits{};
  std::array<std::array<std::uint64_t, maxSize + 1>, maxSize + 1> binomials{};  // binomial coefficients
  RowTables() {
    for (int from = 0; from <= maxSize; ++from)
      for (int picked = 0; picked <= maxSize; ++picked)
        binomials[static_cast<std::size_t>(from)][static_cast<std::size_t>(picked)] = choose(from, picked);
    for (unsigned mask = 0; mask < rowValues; ++mask) {
      bits[mask] = static_cast<std::uint8_t>(std::popcount(mask));
      auto& equals = masks[static_cast<std::size_t>(std::popcount(mask))];
      number[mask] = static_cast<std::uint8_t>(equals.size());
      equals.push_back(static_cast<std::uint8_t>(mask));
    }
  }
};
static const RowTables& rowTables() {
  static const RowTables tables;
  return tables;
}

/// Moves the bits of `value` that `mask` selects to the low end.
static unsigned compress(unsigned value, unsigned mask) {
  unsigned result = 0;
  for (unsigned place = 1; mask != 0; mask &= mask - 1, place <<= 1)
    if ((value & mask & (0U - mask)) != 0) result |= place;
  return result;
}

/// Reverses compress() with the same mask.
static unsigned expand(unsigned value, unsigned mask) {
  unsigned result = 0;
  for (; mask != 0; mask &= mask - 1, value >>= 1)
    if ((value & 1U) != 0) result |= mask & (0U - mask);
  return result;
}

/// Returns the number of arrangements of the pattern `mover` on the squares outside `blocked`.
static std::uint64_t placements(const Pattern& mover, std::uint64_t blocked, int size) {
  const std::uint64_t rowMask = (1ULL << size) - 1;
  std::uint64_t product = 1;
  for (std::size_t row = 0; row < static_cast<std::size_t>(size); ++row, blocked >>= size)
    product *= choose(size - std::popcount(blocked & rowMask), mover[row]);
  return product;
}

std::vector<std::uint64_t> arrangementsOf(const PatternSet& patterns, int pattern) {
  const int size = patterns.size();
  std::vector<std::uint64_t> result{0};
  for (int row = 0; row < size; ++row) {
    const int inRow = patterns.pattern(pattern)[static_cast<std::size_t>(row)];
    const auto& masks = rowTables().masks[static_cast<std::size_t>(inRow)];
    const auto choices = static_cast<std::size_t>(choose(size, inRow));
    std::vector<std::uint64_t> next;
    next.reserve(result.size() * choices);
    for (const std::uint64_t before : result)
      for (std::size_t choice = 0; choice < choices; ++choice)
        next.push_back(before | static_cast<std::uint64_t>(masks[choice]) << (row * size));
    result = std::move(next);
  }
  return result;
}

Subspace::Subspace(const PatternSet& patterns, int moverPattern, int opponentPattern)
    : m_size(patterns.size()), m_mover(patterns.pattern(moverPattern)), m_opponent(patterns.pattern(opponentPattern)) {
  if (patterns.arrangements(opponentPattern) > maxStored) {
    m_completions.emplace(m_mover, m_opponent, m_size);
    return;
  }
  m_opponents = arrangementsOf(patterns, opponentPattern);
  m_offsets.reserve(m_opponents.size() + 1);
  m_offsets.push_back(0);
  for (const std::uint64_t opponent : m_opponents)
    m_offsets.push_back(m_offsets.back() + placements(m_mover, transposed(opponent, m_size), m_size));
}

std::uint64_t Subspace::opponentNumber(std::uint64_t opponent) const {
  const std::uint64_t rowMask = (1ULL << m_size) - 1;
  std::uint64_t number = 0;
  const RowTables& tables = rowTables();
  for (std::size_t row = 0; row < static_cast<std::size_t>(m_size); ++row, opponent >>= m_size)
    number = number * tables.binomials[static_cast<std::size_t>(m_size)][m_opponent[row]] + tables.number[opponent & rowMask];
  return number;
}

std::uint64_t Subspace::rank(const MoverPosition& position) const {
  const std::uint64_t rowMask = (1ULL << m_size) - 1;
  std::uint64_t blocked = transposed(position.opponent, m_size);
  std::uint64_t mover = position.mover;
  std::uint64_t inner = 0;
  const RowTables& tables = rowTables();
  for (std::size_t row = 0; row < static_cast<std::size_t>(m_size); ++row, mover >>= m_size, blocked >>= m_size) {
    if (m_mover[row] == 0) continue;
    const auto free = static_cast<unsigned>(~blocked & rowMask);
    const unsigned taken = compress(static_cast<unsigned>(mover & rowMask), free);
    inner = inner * tables.binomials[tables.bits[free]][m_mover[row]] + tables.number[taken];
  }
  return (m_completions ? m_completions->before(position.opponent) : m_offsets[opponentNumber(position.opponent)]) + inner;
}

MoverPosition Subspace::unrank(std::uint64_t index) const {
  const std::uint64_t rowMask = (1ULL << m_size) - 1;
  MoverPosition position;
  std::uint64_t inner = index;
  if (m_completions) {
    position.opponent = m_completions->arrangementAt(inner);
  } else {
    const auto after = std::upper_bound(m_offsets.begin(), m_offsets.end(), index);
    const auto number = static_cast<std::size_t>(after - m_offsets.begin()) - 1;
    position.opponent = m_opponents[number];
    inner -= m_offsets[number];
  }
  const std::uint64_t blocked = transposed(position.opponent, m_size);
  const RowTables& tables = rowTables();
  for (int row = m_size - 1; row >= 0; --row) {
    const std::size_t inRow = m_mover[static_cast<std::size_t>(row)];
    if (inRow == 0) continue;
    const auto free = static_cast<unsigned>(~(blocked >> (row * m_size)) & rowMask);
    const std::uint64_t choices = tables.binomials[tables.bits[free]][inRow];
    const unsigned taken = tables.masks[inRow][inner % choices];
    inner /= choices;
    position.mover |= static_cast<std::uint64_t>(expand(taken, free)) << (row * m_size);
  }
  return position;
}

std::uint64_t subspaceSize(const PatternSet& patterns, int moverPattern, int opponentPattern) {
  const int size = patterns.size();
  if (patterns.arrangements(opponentPattern) > maxStored)
    return Completions(patterns.pattern(moverPattern), patterns.pattern(opponentPattern), size).total();
  std::uint64_t sum = 0;
  for (const std::uint64_t opponent : arrangementsOf(patterns, opponentPattern))
    sum += placements(patterns.pattern(moverPattern), transposed(opponent, size), size);
  return sum;
}

}  // namespace kotai::dodgem
