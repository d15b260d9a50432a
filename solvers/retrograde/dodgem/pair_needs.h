// Computes the memory for solving tiers from the sizes of their two patterns.
#pragma once

#include <compare>
#include <cstddef>
#include <limits>
#include <vector>

#include "core/games/dodgem/pattern_set.h"
#include "solvers/retrograde/tier_kernel.h"

namespace kotai::retrograde {

class PairNeeds {
 public:
  /// `fixed`: memory in bytes for the graphs of both sides.
  PairNeeds(const dodgem::PatternSet& patterns, double fixed);

  /// Returns the memory for solving all tiers that need at most \p maxWholeBytes bytes on one thread.
  MemoryNeeds of(double maxWholeBytes = std::numeric_limits<double>::infinity()) const;
  /// Returns the memory in bytes for solving a tier on one thread, including its children's tables.
  double wholeBytes(int low, int high) const;
  /// Returns the memory in bytes for solving a block with \p rows arrangements of pattern \p cut, plus \p beyond arrangements
  /// outside the block and the required parts of children.
  double blockBytes(int kept, int cut, double rows, double beyond) const;

 private:
  /// Number of a pattern's arrangements (as rows and as padded columns), and the sums of these numbers over all
  /// patterns after a forward move.
  struct Sizes {
    double rows = 0;
    double columns = 0;
    double rowsAfter = 0;
    double columnsAfter = 0;
    friend constexpr auto operator<=>(const Sizes&, const Sizes&) = default;
  };
  const Sizes& at(int pattern) const { return m_sizes[static_cast<std::size_t>(pattern)]; }
  static double ownBytes(const Sizes& low, const Sizes& high);
  double heldBytes(const Sizes& one, const Sizes& two) const;
  double layersInUse() const;

  const dodgem::PatternSet& m_patterns;
  double m_fixed;
  std::vector<Sizes> m_sizes;
};

}  // namespace kotai::retrograde
