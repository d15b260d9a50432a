// How much of the computer a solve may take.
#pragma once

#include <cstdint>

namespace kotai::ui {

struct SolveLimits {
  unsigned threads = 0;           ///< 0: as many as the machine has
  std::uint64_t memoryBytes = 0;  ///< 0: what is free but for the machine's last tenth
  friend bool operator==(const SolveLimits&, const SolveLimits&) = default;
};

}  // namespace kotai::ui
