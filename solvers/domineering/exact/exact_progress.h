// Progress of an exact solve of Synchronized Domineering.
#pragma once

#include <cstdint>

namespace kotai::domineering {

struct ExactProgress {
  bool valuing = false;  ///< false while finding positions, then true while evaluating them
  std::uint64_t positionsFound = 0;
  std::uint64_t positionsValued = 0;
};

}  // namespace kotai::domineering
