// Bit operations by what the machine offers. The fast ones may only be named in files compiled for them (*_bmi2.cpp).
#pragma once

#include <cstdint>

#include "core/bits.h"

namespace kotai::simultaneous {

/// Any machine. Both kinds give the same results, so that a seed gives the same games everywhere.
struct PortableMachine {
  template <class Bits>
  static int count(Bits bits) {
    return countBits(bits);
  }
  /// Place of the set bit with so many set bits below it. Precondition: there is one.
  static int select(std::uint64_t bits, int number) {
    int place = 0;
    for (int width = 32; width > 0; width /= 2) {
      const int below = std::popcount(bits & ((std::uint64_t{1} << width) - 1));
      if (number < below) continue;
      number -= below;
      bits >>= width;
      place += width;
    }
    return place;
  }
};

#if defined(__BMI2__) && defined(__POPCNT__)
}  // namespace kotai::simultaneous
#include <immintrin.h>
namespace kotai::simultaneous {

/// Machines that scatter bits in one instruction.
struct Bmi2Machine {
  template <class Bits>
  static int count(Bits bits) {
    return countBits(bits);
  }
  static int select(std::uint64_t bits, int number) {
    return std::countr_zero(_pdep_u64(std::uint64_t{1} << number, bits));
  }
};
#endif

/// select() for boards in one word or two.
template <class Machine, class Bits>
int selectBit(Bits bits, int number) {
  if constexpr (sizeof(Bits) <= 8) {
    return Machine::select(bits, number);
  } else {
    const auto low = static_cast<std::uint64_t>(bits);
    const int inLow = Machine::count(low);
    if (number < inLow) return Machine::select(low, number);
    return 64 + Machine::select(static_cast<std::uint64_t>(bits >> 64), number - inLow);
  }
}

/// Whether functions of files named *_bmi2.cpp may run here.
inline bool machineHasBmi2() {
#if defined(__x86_64__)
  __builtin_cpu_init();
  return __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
#else
  return false;
#endif
}

}  // namespace kotai::simultaneous
