// Counts and numbers sets of squares.
#pragma once

#include <cstdint>

namespace kotai {

/// Returns a binomial coefficient, or 0 if \p picked is greater than \p from. Precondition: from <= 64.
std::uint64_t choose(int from, int picked);

/// Returns the rank of a set among all sets of the same size. setOfRank() is the inverse function.
std::uint64_t rankOfSet(std::uint64_t set);
std::uint64_t setOfRank(std::uint64_t rank, int elements);

/// Removes the bit positions of \p taken from \p set and closes the gaps. spread() is the inverse function.
std::uint64_t squeezed(std::uint64_t set, std::uint64_t taken);
std::uint64_t spread(std::uint64_t set, std::uint64_t taken);

}  // namespace kotai
