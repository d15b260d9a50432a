// The memory needed to solve tiers made of two patterns, computed from the sizes of the patterns.
#pragma once

#include <cstddef>
#include <limits>
#include <vector>

#include "core/games/dodgem/patterns.h"
#include "solvers/retrograde/tier_kernel.h"

namespace kotai::retrograde {

class PairNeeds {
 public:
  /// `fixed`: memory for the graphs of both sides.
  PairNeeds(const dodgem::PatternSet& patterns, double fixed);

  /// Returns the memory needed to solve all tiers that need at most \p mostWholeBytes on one thread.
  MemoryNeeds of(double mostWholeBytes = std::numeric_limits<double>::infinity()) const;
  /// Returns the memory for solving a tier on one thread, with the tables of its children.
  double wholeBytes(int low, int high) const;
  /// Returns the memory for solving \p rows of \p cut's arrangements of a tier, which read \p beyond others, with the required
  /// parts of its children.
  double blockBytes(int kept, int cut, double rows, double beyond) const;

 private:
  /// Numbers of arrangements as rows and as padded columns, of a pattern and of all patterns that its forward moves reach
  /// together.
  struct Sizes {
    double rows = 0;
    double columns = 0;
    double rowsAfter = 0;
    double columnsAfter = 0;
  };
  const Sizes& at(int pattern) const { return m_sizes[static_cast<std::size_t>(pattern)]; }
  double ownBytes(int low, int high) const;
  double heldBytes(int low, int high) const;
  double layersInUse() const;

  const dodgem::PatternSet& m_patterns;
  double m_fixed;
  std::vector<Sizes> m_sizes;
};

}  // namespace kotai::retrograde
