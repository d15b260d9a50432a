#include "solvers/retrograde/dodgem/pair_needs.h"

#include <algorithm>
#include <iterator>
#include <set>

#include "core/base/page_pool.h"
#include "solvers/retrograde/dodgem/value_rows.h"

namespace kotai::retrograde {

constexpr double buffers = 1e6;
constexpr double pages = 2 * PagePool::pageBytes;  // padding, because each of the two parts ends inside a page

static double paddedRows(double rows) { return static_cast<double>(padded(static_cast<std::size_t>(rows))); }

PairNeeds::PairNeeds(const dodgem::PatternSet& patterns, double fixed)
    : m_patterns(patterns), m_fixed(fixed), m_sizes(static_cast<std::size_t>(patterns.count())) {
  for (int pattern = 0; pattern < patterns.count(); ++pattern) {
    Sizes& sizes = m_sizes[static_cast<std::size_t>(pattern)];
    sizes.rows = static_cast<double>(patterns.arrangements(pattern));
    sizes.columns = paddedRows(sizes.rows);
  }
  for (int pattern = 0; pattern < patterns.count(); ++pattern)
    for (int row = 0; row < patterns.size(); ++row)
      if (const int after = patterns.forward(pattern, row); after >= 0) {
        m_sizes[static_cast<std::size_t>(pattern)].rowsAfter += at(after).rows;
        m_sizes[static_cast<std::size_t>(pattern)].columnsAfter += at(after).columns;
      }
}

/// Returns the memory in bytes for a tier's table, fixed rows, codes and record. Reading a child takes less
/// memory.
double PairNeeds::ownBytes(const Sizes& low, const Sizes& high) {
  constexpr double bytesPerCell = 4;
  const double cells = low.rows * high.columns + high.rows * low.columns;
  return bytesPerCell * (cells + pages) + buffers;
}

double PairNeeds::heldBytes(const Sizes& one, const Sizes& two) const {
  return one.rowsAfter * two.columns + two.rows * one.columnsAfter + two.rowsAfter * one.columns + one.rows * two.columnsAfter +
         2 * m_patterns.size() * pages;
}

double PairNeeds::wholeBytes(int low, int high) const { return ownBytes(at(low), at(high)) + heldBytes(at(low), at(high)); }

double PairNeeds::blockBytes(int kept, int cut, double rows, double beyond) const {
  const Sizes& keptSizes = at(kept);
  const double columns = paddedRows(rows);
  const double tables = (2 * rows + beyond) * keptSizes.columns + 2 * keptSizes.rows * columns;
  const double reached = std::min(at(cut).rowsAfter, rows * m_patterns.pieces(cut));
  const double children = keptSizes.rowsAfter * columns + reached * keptSizes.columns;
  const double onTheWay = 2 * beyond * keptSizes.columns;  // bytes of rows in transit
  // Memory in bytes for codes and compressed blocks on the way to the file.
  constexpr double mostStreamed = 32e6;
  const double streamed = std::min(3 * keptSizes.rows * at(cut).columns, mostStreamed);
  const double lastPages = (4 + 2 * m_patterns.size()) * static_cast<double>(PagePool::pageBytes);
  return tables + children + onTheWay + streamed + lastPages + buffers;
}

double PairNeeds::layersInUse() const {
  const auto steps = static_cast<std::size_t>(m_patterns.maxSteps());
  struct Sum {
    double patterns = 0;
    double rows = 0;
    double columns = 0;
  };
  std::vector<Sum> sums(steps + 1);
  for (int pattern = 0; pattern < m_patterns.count(); ++pattern) {
    Sum& sum = sums[static_cast<std::size_t>(m_patterns.steps(pattern))];
    sum.patterns += 1;
    sum.rows += at(pattern).rows;
    sum.columns += at(pattern).columns;
  }
  double most = 0;
  double before = 0;
  for (std::size_t layer = 0; layer <= 2 * steps; ++layer) {
    double sum = 0;
    for (std::size_t one = layer > steps ? layer - steps : 0; one <= std::min(layer, steps); ++one) {
      const Sum& other = sums[layer - one];
      sum += sums[one].rows * other.columns + sums[one].patterns * other.patterns * PagePool::pageBytes;
    }
    most = std::max(most, sum + before);
    before = sum;
  }
  return most;
}

MemoryNeeds PairNeeds::of(double maxWholeBytes) const {
  double own = 0;
  double held = 0;
  const std::set<Sizes> different(m_sizes.begin(), m_sizes.end());  // many patterns have the same sizes
  for (auto high = different.begin(); high != different.end(); ++high)
    for (auto low = different.begin(); low != std::next(high); ++low) {
      const double ownBytesHere = ownBytes(*low, *high);
      const double heldBytesHere = heldBytes(*low, *high);
      if (ownBytesHere + heldBytesHere > maxWholeBytes) continue;
      own = std::max(own, ownBytesHere);
      held = std::max(held, heldBytesHere);
    }
  return {m_fixed, own, held, held, held, layersInUse()};
}

}  // namespace kotai::retrograde
