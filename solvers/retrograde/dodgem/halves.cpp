#include "solvers/retrograde/dodgem/halves.h"

#include <algorithm>

#include "core/base/combinations.h"
#include "core/games/dodgem/board.h"
#include "core/games/dodgem/subspace.h"

namespace kotai::retrograde {

using dodgem::forEachBit;
using dodgem::PatternSet;

namespace {

/// Numbers of arrangements as mixed-radix numbers. A digit stands for the occupied columns of a row.
class Numbering {
 public:
  explicit Numbering(int size) : m_size(size), m_digit(std::size_t{1} << size) {
    std::array<std::uint32_t, dodgem::maxSize + 1> used{};
    for (std::size_t mask = 0; mask < m_digit.size(); ++mask)
      m_digit[mask] = used[static_cast<std::size_t>(std::popcount(mask))]++;
  }
  std::uint32_t number(std::uint64_t board) const {
    const std::uint64_t rowMask = (1ULL << m_size) - 1;
    std::uint32_t result = 0;
    for (int row = 0; row < m_size; ++row, board >>= m_size) {
      const std::uint64_t taken = board & rowMask;
      result = result * static_cast<std::uint32_t>(choose(m_size, std::popcount(taken))) + m_digit[taken];
    }
    return result;
  }

 private:
  int m_size;
  std::vector<std::uint32_t> m_digit;
};

}  // namespace

Halves::Halves(const PatternSet& patterns)
    : m_patterns(patterns),
      m_made(static_cast<std::size_t>(patterns.count())),
      m_halves(static_cast<std::size_t>(patterns.count())) {}

const Half& Halves::half(int pattern) const {
  const auto number = static_cast<std::size_t>(pattern);
  std::call_once(m_made[number], [&] { m_halves[number] = make(pattern); });
  return m_halves[number];
}

double Halves::bytes() const {
  const int size = m_patterns.size();
  double sum = 0;
  for (int pattern = 0; pattern < m_patterns.count(); ++pattern) {
    // Two boards and two start offsets each, and for each piece at most two sideways moves and one forward move.
    const int each = 24 + m_patterns.pieces(pattern) * static_cast<int>(2 * sizeof(std::uint32_t) + sizeof(Half::Forward));
    sum += static_cast<double>(sizeof(Half)) + static_cast<double>(m_patterns.arrangements(pattern)) * each;
    for (int row = 0; row < size; ++row) {
      const auto ways = static_cast<double>(choose(size, m_patterns.pattern(pattern)[static_cast<std::size_t>(row)]));
      sum += static_cast<double>(sizeof(std::vector<std::uint64_t>)) + ways * sizeof(std::uint64_t);
    }
  }
  return sum;
}

Half Halves::make(int pattern) const {
  const int size = m_patterns.size();
  const Numbering numbering(size);
  Half half;
  half.boards = dodgem::arrangementsOf(m_patterns, pattern);
  for (int row = 0; row < size; ++row) {
    auto& ways = half.ways.emplace_back();
    for (std::uint64_t mask = 0; mask < std::uint64_t{1} << size; ++mask)
      if (std::popcount(mask) == m_patterns.pattern(pattern)[static_cast<std::size_t>(row)]) ways.push_back(mask << (row * size));
  }
  half.transposed.reserve(half.count());
  for (const std::uint64_t board : half.boards) {
    half.transposed.push_back(dodgem::transposed(board, size));
    half.sidewaysStart.push_back(static_cast<std::uint32_t>(half.sideways.size()));
    half.forwardStart.push_back(static_cast<std::uint32_t>(half.forward.size()));
    forEachBit(board, [&](int from) {
      const std::uint64_t rest = board & ~(1ULL << from);
      const auto free = [&](int to) { return (board & 1ULL << to) == 0; };
      const auto row = static_cast<std::uint32_t>(from / size);
      const int column = from % size;
      if (column > 0 && free(from - 1)) half.sideways.push_back(numbering.number(rest | 1ULL << (from - 1)));
      if (column < size - 1 && free(from + 1)) half.sideways.push_back(numbering.number(rest | 1ULL << (from + 1)));
      if (from / size == size - 1)
        half.forward.push_back({row, numbering.number(rest)});
      else if (free(from + size))
        half.forward.push_back({row, numbering.number(rest | 1ULL << (from + size))});
    });
  }
  half.sidewaysStart.push_back(static_cast<std::uint32_t>(half.sideways.size()));
  half.forwardStart.push_back(static_cast<std::uint32_t>(half.forward.size()));
  half.sideways.shrink_to_fit();
  half.forward.shrink_to_fit();
  return half;
}

}  // namespace kotai::retrograde
