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
};

#ifdef __BMI2__
/// Only in files compiled for machines with BMI2, and only called on such machines.
struct MachineBits {
  static unsigned gather(unsigned squares, unsigned among) { return _pext_u32(squares, among); }
  static unsigned scatter(unsigned bits, unsigned among) { return _pdep_u32(bits, among); }
};
#endif

}  // namespace kotai::animalshogi::engine
