#include "solvers/retrograde/dodgem/halves_needs.h"

#include <algorithm>
#include <vector>

#include "core/base/page_pool.h"
#include "solvers/retrograde/dodgem/value_rows.h"

namespace kotai::retrograde {

namespace {

using dodgem::PatternSet;

/// Arrangements as rows and as padded columns: of a pattern, and of those that its forward moves reach, all together.
struct Sizes {
  double rows = 0;
  double columns = 0;
  double rowsAfter = 0;
  double columnsAfter = 0;
};

std::vector<Sizes> sizesOf(const PatternSet& patterns) {
  std::vector<Sizes> sizes(static_cast<std::size_t>(patterns.count()));
  const auto at = [&sizes](int pattern) -> Sizes& { return sizes[static_cast<std::size_t>(pattern)]; };
  for (int pattern = 0; pattern < patterns.count(); ++pattern) {
    at(pattern).rows = static_cast<double>(patterns.arrangements(pattern));
    at(pattern).columns = static_cast<double>(padded(static_cast<std::size_t>(patterns.arrangements(pattern))));
  }
  for (int pattern = 0; pattern < patterns.count(); ++pattern)
    for (int row = 0; row < patterns.size(); ++row)
      if (const int after = patterns.forward(pattern, row); after >= 0) {
        at(pattern).rowsAfter += at(after).rows;
        at(pattern).columnsAfter += at(after).columns;
      }
  return sizes;
}

/// Both parts of a tier, or of all tiers that follow it.
double cellsOfTier(const Sizes& one, const Sizes& two) { return one.rows * two.columns + two.rows * one.columns; }
double cellsOfChildren(const Sizes& one, const Sizes& two) {
  return one.rowsAfter * two.columns + two.rows * one.columnsAfter + two.rowsAfter * one.columns + one.rows * two.columnsAfter;
}

double layersInUse(const PatternSet& patterns, const std::vector<Sizes>& sizes) {
  const auto steps = static_cast<std::size_t>(patterns.maxSteps());
  struct Sum {
    double patterns = 0;
    double rows = 0;
    double columns = 0;
  };
  std::vector<Sum> sums(steps + 1);
  for (int pattern = 0; pattern < patterns.count(); ++pattern) {
    Sum& sum = sums[static_cast<std::size_t>(patterns.steps(pattern))];
    sum.patterns += 1;
    sum.rows += sizes[static_cast<std::size_t>(pattern)].rows;
    sum.columns += sizes[static_cast<std::size_t>(pattern)].columns;
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

}  // namespace

MemoryNeeds halvesNeeds(const PatternSet& patterns, double fixed) {
  const std::vector<Sizes> sizes = sizesOf(patterns);
  double own = 0;
  double children = 0;
  for (std::size_t high = 0; high < sizes.size(); ++high)
    for (std::size_t low = 0; low <= high; ++low) {
      own = std::max(own, cellsOfTier(sizes[low], sizes[high]));
      children = std::max(children, cellsOfChildren(sizes[low], sizes[high]));
    }
  // The table, what is fixed for it, its codes, and the record that is made of them; a child that is read back takes less.
  constexpr double bytesPerCell = 4;
  constexpr double buffers = 1e6;
  constexpr double pages = 2 * PagePool::pageBytes;  // each of two parts ends somewhere in a page
  const double held = children + 2 * patterns.size() * pages;
  return {fixed, bytesPerCell * (own + pages) + buffers, held, held, held, layersInUse(patterns, sizes)};
}

}  // namespace kotai::retrograde
