#include "solvers/retrograde/dodgem/side_graphs.h"

#include "core/base/combinations.h"
#include "core/games/dodgem/board.h"
#include "core/games/dodgem/subspace.h"

namespace kotai::retrograde {

using dodgem::forEachBit;
using dodgem::PatternSet;

namespace {

/// Numbers arrangements in a mixed radix, with a digit for the occupied columns of each row.
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

SideGraphs::SideGraphs(const PatternSet& patterns)
    : m_patterns(patterns),
      m_made(static_cast<std::size_t>(patterns.count())),
      m_graphs(static_cast<std::size_t>(patterns.count())) {}

const SideGraph& SideGraphs::of(int pattern) const {
  const auto number = static_cast<std::size_t>(pattern);
  std::call_once(m_made[number], [&] { m_graphs[number] = make(pattern); });
  return m_graphs[number];
}

double SideGraphs::bytes() const {
  const int size = m_patterns.size();
  double sum = 0;
  for (int pattern = 0; pattern < m_patterns.count(); ++pattern) {
    // Memory of an arrangement: two boards, two start offsets, and for each piece at most two sideways moves and
    // one forward move.
    const int each = 24 + m_patterns.pieces(pattern) * static_cast<int>(2 * sizeof(std::uint32_t) + sizeof(SideGraph::Forward));
    sum += static_cast<double>(sizeof(SideGraph)) + static_cast<double>(m_patterns.arrangements(pattern)) * each;
    for (int row = 0; row < size; ++row) {
      const auto ways = static_cast<double>(choose(size, m_patterns.pattern(pattern)[static_cast<std::size_t>(row)]));
      sum += static_cast<double>(sizeof(std::vector<std::uint64_t>)) + ways * sizeof(std::uint64_t);
    }
  }
  return sum;
}

SideGraph SideGraphs::make(int pattern) const {
  const int size = m_patterns.size();
  const Numbering numbering(size);
  SideGraph graph;
  graph.boards = dodgem::arrangementsOf(m_patterns, pattern);
  for (int row = 0; row < size; ++row) {
    auto& ways = graph.ways.emplace_back();
    for (std::uint64_t mask = 0; mask < std::uint64_t{1} << size; ++mask)
      if (std::popcount(mask) == m_patterns.pattern(pattern)[static_cast<std::size_t>(row)]) ways.push_back(mask << (row * size));
  }
  graph.transposed.reserve(graph.count());
  for (const std::uint64_t board : graph.boards) {
    graph.transposed.push_back(dodgem::transposed(board, size));
    graph.sidewaysStart.push_back(static_cast<std::uint32_t>(graph.sideways.size()));
    graph.forwardStart.push_back(static_cast<std::uint32_t>(graph.forward.size()));
    forEachBit(board, [&](int from) {
      const std::uint64_t rest = board & ~(1ULL << from);
      const auto free = [&](int to) { return (board & 1ULL << to) == 0; };
      const auto row = static_cast<std::uint32_t>(from / size);
      const int column = from % size;
      if (column > 0 && free(from - 1)) graph.sideways.push_back(numbering.number(rest | 1ULL << (from - 1)));
      if (column < size - 1 && free(from + 1)) graph.sideways.push_back(numbering.number(rest | 1ULL << (from + 1)));
      if (from / size == size - 1)
        graph.forward.push_back({row, numbering.number(rest)});
      else if (free(from + size))
        graph.forward.push_back({row, numbering.number(rest | 1ULL << (from + size))});
    });
  }
  graph.sidewaysStart.push_back(static_cast<std::uint32_t>(graph.sideways.size()));
  graph.forwardStart.push_back(static_cast<std::uint32_t>(graph.forward.size()));
  graph.sideways.shrink_to_fit();
  graph.forward.shrink_to_fit();
  return graph;
}

}  // namespace kotai::retrograde
