// Gathering the bits of a set among those of another: by machine instruction where the file is compiled for it.
#pragma once

#include "core/games/animalshogi/index.h"

#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace kotai::animalshogi::engine {

/// Works everywhere.
struct PortableBits {
  static unsigned gather(unsigned squares, unsigned among) {
    return compressed(static_cast<SquareSet>(squares), static_cast<SquareSet>(among));
  }
  static unsigned scatter(unsigned bits, unsigned among) { return expanded(bits, static_cast<SquareSet>(among)); }
  static std::uint64_t gatherWord(std::uint64_t bits, std::uint64_t mask) {
    std::uint64_t result = 0;
    for (std::uint64_t next = 1; mask != 0; mask &= mask - 1, next <<= 1)
      if ((bits & mask & (0 - mask)) != 0) result |= next;
    return result;
  }
  static std::uint64_t scatterWord(std::uint64_t bits, std::uint64_t mask) {
    std::uint64_t result = 0;
    for (; mask != 0; mask &= mask - 1, bits >>= 1)
      if ((bits & 1U) != 0) result |= mask & (0 - mask);
    return result;
  }
};

#ifdef __BMI2__
/// Only in files compiled for machines with BMI2, and only called on such machines.
struct MachineBits {
  static unsigned gather(unsigned squares, unsigned among) { return _pext_u32(squares, among); }
  static unsigned scatter(unsigned bits, unsigned among) { return _pdep_u32(bits, among); }
  static std::uint64_t gatherWord(std::uint64_t bits, std::uint64_t mask) { return _pext_u64(bits, mask); }
  static std::uint64_t scatterWord(std::uint64_t bits, std::uint64_t mask) { return _pdep_u64(bits, mask); }
};
#endif

}  // namespace kotai::animalshogi::engine
