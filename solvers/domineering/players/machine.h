// Bit operations by kind of processor. Bmi2Machine is only for files compiled with BMI2 (*_bmi2.cpp).
#pragma once

#include <cstdint>

#include "core/base/bits.h"

namespace kotai::domineering {

/// Works on any processor. Both machines give the same results, so that a seed gives the same games everywhere.
struct PortableMachine {
  static int count(Bits128 bits) {
    return count(static_cast<std::uint64_t>(bits)) + count(static_cast<std::uint64_t>(bits >> 64));
  }
  static int count(std::uint64_t bits) { return static_cast<int>(countsUpToBytes(bits) >> 56); }

  /// Returns the index of the set bit that has \p number set bits below it. Precondition: such a bit exists.
  static int select(std::uint64_t bits, int number) {
    const std::uint64_t upTo = countsUpToBytes(bits);
    // The high bits mark the bytes with at most \p number set bits in them and all lower bytes. The wanted bit is
    // in the next byte.
    const std::uint64_t before = ((static_cast<std::uint64_t>(number) * everyByte | highBits) - upTo) & highBits;
    const int shift = static_cast<int>(((before >> 7) * everyByte) >> 56) * 8;
    auto byte = static_cast<unsigned>(bits >> shift) & 255U;
    for (number -= static_cast<int>(((upTo << 8) >> shift) & 255U); number > 0; --number) byte &= byte - 1;
    return shift + std::countr_zero(byte);
  }

 private:
  static constexpr std::uint64_t everyByte = 0x0101010101010101ULL;
  static constexpr std::uint64_t highBits = 0x8080808080808080ULL;

  /// Returns a word in which each byte counts the set bits of that byte and all lower bytes of \p bits.
  static std::uint64_t countsUpToBytes(std::uint64_t bits) {
    bits -= (bits >> 1) & 0x5555555555555555ULL;
    bits = (bits & 0x3333333333333333ULL) + ((bits >> 2) & 0x3333333333333333ULL);
    bits = (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0fULL;
    return bits * everyByte;
  }
};

#if defined(__BMI2__) && defined(__POPCNT__)
}  // namespace kotai::domineering
#include <immintrin.h>
namespace kotai::domineering {

/// For processors with the instruction pdep.
struct Bmi2Machine {
  template <class Bits>
  static int count(Bits bits) {
    return countBits(bits);
  }
  static int select(std::uint64_t bits, int number) { return std::countr_zero(_pdep_u64(std::uint64_t{1} << number, bits)); }
};
#endif

/// Extends select() to boards of one or two words.
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

}  // namespace kotai::domineering
