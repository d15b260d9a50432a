// Gathers and scatters bits by a mask, and compares bytes. Uses machine instructions if the file is compiled
// for them.
#pragma once

#include <cstring>

#include "core/games/animalshogi/index.h"

#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace kotai::animalshogi::engine {

/// Works on every processor.
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
  /// Returns one bit for each of 64 bytes: whether the byte equals `wanted`. Other threads may change other bytes in
  /// the meantime.
  static std::uint64_t equalBytes(const std::uint8_t* bytes, std::uint8_t wanted) {
    std::uint64_t result = 0;
#if defined(__SANITIZE_THREAD__)
    for (unsigned place = 0; place < 64; ++place)
      result |= std::uint64_t{__atomic_load_n(bytes + place, __ATOMIC_RELAXED) == wanted} << place;
#else
    constexpr std::uint64_t ones = 0x0101010101010101;
    constexpr std::uint64_t below = 0x7f * ones;
    for (unsigned word = 0; word < 8; ++word) {
      std::uint64_t eight = 0;
      std::memcpy(&eight, bytes + std::size_t{word} * 8, sizeof eight);
      const std::uint64_t difference = eight ^ ones * wanted;
      const std::uint64_t equal = ~(((difference & below) + below) | difference | below) >> 7;
      result |= equal * 0x0102040810204080 >> 56 << word * 8;  // packs the lowest bits of the bytes
    }
#endif
    return result;
  }
  static constexpr bool comparesSixteen = false;
};

#ifdef __BMI2__
/// Only for files compiled with BMI2, and only on processors with BMI2.
struct MachineBits {
  static unsigned gather(unsigned squares, unsigned among) { return _pext_u32(squares, among); }
  static unsigned scatter(unsigned bits, unsigned among) { return _pdep_u32(bits, among); }
  static std::uint64_t gatherWord(std::uint64_t bits, std::uint64_t mask) { return _pext_u64(bits, mask); }
  static std::uint64_t scatterWord(std::uint64_t bits, std::uint64_t mask) { return _pdep_u64(bits, mask); }
#if defined(__SANITIZE_THREAD__)
  static std::uint64_t equalBytes(const std::uint8_t* bytes, std::uint8_t wanted) {
    return PortableBits::equalBytes(bytes, wanted);
  }
#else
  static std::uint64_t equalBytes(const std::uint8_t* bytes, std::uint8_t wanted) {
    const __m128i pattern = _mm_set1_epi8(static_cast<char>(wanted));
    std::uint64_t result = 0;
    for (int part = 0; part < 4; ++part) {
      const __m128i sixteen = _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes) + part);
      result |= std::uint64_t{static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(sixteen, pattern)))} << 16 * part;
    }
    return result;
  }
#endif

  static constexpr bool comparesSixteen = true;
  /// The next two functions return one bit for each of 16 bytes: whether the byte is odd, or zero.
  static std::uint64_t oddOfSixteen(const std::uint8_t* bytes) {
    return static_cast<unsigned>(_mm_movemask_epi8(_mm_slli_epi16(sixteen(bytes), 7)));
  }
  static std::uint64_t zeroOfSixteen(const std::uint8_t* bytes) {
    return static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(sixteen(bytes), _mm_setzero_si128())));
  }

 private:
  static __m128i sixteen(const std::uint8_t* bytes) { return _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes)); }
};
#endif

}  // namespace kotai::animalshogi::engine
