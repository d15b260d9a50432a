// Counting and numbering sets of squares.
#pragma once

#include <cstdint>

namespace kotai {

/// Binomial coefficient; 0 when choosing more than there are. Precondition: from <= 64.
std::uint64_t choose(int from, int picked);

/// The number of a set among the sets of the same size, and back.
std::uint64_t rankOfSet(std::uint64_t set);
std::uint64_t setOfRank(std::uint64_t rank, int elements);

/// The bits of \p set outside \p taken, renumbered without the places of \p taken; and back.
std::uint64_t squeezed(std::uint64_t set, std::uint64_t taken);
std::uint64_t spread(std::uint64_t set, std::uint64_t taken);

}  // namespace kotai
