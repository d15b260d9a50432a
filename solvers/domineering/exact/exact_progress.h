// Progress of an exact solve of Synchronized Domineering.
#pragma once

#include <cstdint>

namespace kotai::domineering {

struct ExactProgress {
  bool valuing = false;  ///< first the positions are found, then evaluated
  std::uint64_t positionsFound = 0;
  std::uint64_t positionsValued = 0;
};

}  // namespace kotai::domineering
