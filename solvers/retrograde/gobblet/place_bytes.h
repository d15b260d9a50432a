// Converts rows of bits to bytes in the order of the index. Only for files that are compiled once for each kind of
// processor.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "solvers/base/wide_words.h"
#include "solvers/retrograde/gobblet/places.h"

#if defined(__AVX2__) && defined(__BMI2__)
#include <immintrin.h>
#endif

namespace kotai::gobblet::engine {

namespace {

/// Bits of a row, and the byte for all positions with these bits.
struct RowOfByte {
  const Row& bits;
  std::uint8_t byte = 0;
};

/// Calls visit(place) for the counted bits of a row.
template <class Visit>
void forEachPlace(const FoldPlaces& places, const Row& bits, Visit&& visit) {
  for (std::size_t own = 0; own < smallSetCount; ++own) {
    const auto& placesOfOwn = places.place[own];
    for (std::uint64_t rest = bits[own] & places.counted[own]; rest != 0; rest &= rest - 1)
      visit(static_cast<std::uint16_t>(placesOfOwn[static_cast<std::size_t>(std::countr_zero(rest))]));
  }
}

/// Combines a byte by OR with the bytes at the places of a row's counted bits.
inline void orBytes(const FoldPlaces& places, const RowOfByte& row, std::uint8_t* first) {
  forEachPlace(places, row.bits, [&](std::uint16_t place) { first[place] |= row.byte; });
}

#if KOTAI_WIDE_WORDS

constexpr std::uint64_t lowBits(int count) { return (std::uint64_t{1} << count) - 1; }

/// Sets the byte of each place of a row to the bitwise OR of the bytes whose rows contain the bit of the place.
template <std::size_t Count>
void setBytes(const FoldPlaces& places, const std::array<RowOfByte, Count>& rows, std::uint8_t* first) {
  const std::uint8_t* const end = first + places.bits.size();
  for (std::size_t own = 0; own < smallSetCount; ++own) {
    __m512i bytes = _mm512_setzero_si512();
    for (const RowOfByte& row : rows)
      bytes = _mm512_or_si512(bytes, _mm512_maskz_set1_epi8(row.bits[own], static_cast<char>(row.byte)));
    const std::uint64_t counted = places.counted[own];
    const int count = std::popcount(counted);
    const __m512i packed = _mm512_maskz_compress_epi8(counted, bytes);
    // Each set overwrites the bytes that the previous set wrote beyond its end. Only at the end of the row is a
    // limit needed.
    if (end - first >= 64)
      _mm512_storeu_si512(first, packed);
    else
      _mm512_mask_storeu_epi8(first, lowBits(count), packed);
    first += count;
  }
}

#elif defined(__AVX2__) && defined(__BMI2__)

/// Counted bits of a row in the order of their places, without gaps.
class PlaceBits {
 public:
  static constexpr std::size_t atOnce = 32;  ///< number of places, one byte each, that fill a vector

  PlaceBits() = default;
  PlaceBits(const FoldPlaces& places, const Row& row) {
    std::uint64_t* next = m_words.data();
    std::uint64_t word = 0;
    int used = 0;
    for (std::size_t own = 0; own < smallSetCount; ++own) {
      const std::uint64_t counted = places.counted[own];
      const std::uint64_t bits = _pext_u64(row[own], counted);
      const int count = std::popcount(counted);
      word |= bits << used;
      used += count;
      if (used < wordBits) continue;
      *next++ = word;
      used -= wordBits;
      word = bits >> (count - used);  // the shift is less than 64; C++ forbids longer shifts
    }
    *next = word;
  }

  /// Returns a vector of bytes for the places from `first` on: all ones if the place has a bit, otherwise zero.
  __m256i bytesFrom(std::size_t first) const {
    const __m256i eachByte = _mm256_setr_epi64x(0, 0x0101'0101'0101'0101, 0x0202'0202'0202'0202, 0x0303'0303'0303'0303);
    const __m256i eachBit = _mm256_set1_epi64x(static_cast<long long>(0x8040'2010'0804'0201ULL));
    std::uint32_t bits = 0;
    std::memcpy(&bits, bytes() + first / 8, sizeof bits);
    const __m256i copies = _mm256_shuffle_epi8(_mm256_set1_epi32(static_cast<int>(bits)), eachByte);
    return _mm256_cmpeq_epi8(_mm256_and_si256(copies, eachBit), eachBit);
  }

 private:
  static constexpr int wordBits = 64;
  const unsigned char* bytes() const { return reinterpret_cast<const unsigned char*>(m_words.data()); }

  std::array<std::uint64_t, layerCount / wordBits + 1> m_words{};
};

/// Calls visit(place, number of places) for the places of a row, as many at a time as fit in a vector.
template <class Visit>
void forEachVector(const FoldPlaces& places, Visit&& visit) {
  const std::size_t size = places.bits.size();
  std::size_t place = 0;
  for (; place + PlaceBits::atOnce <= size; place += PlaceBits::atOnce) visit(place, PlaceBits::atOnce);
  if (place < size) visit(place, size - place);
}

/// Sets the byte of each place of a row to the bitwise OR of the bytes whose rows contain the bit of the place.
template <std::size_t Count>
void setBytes(const FoldPlaces& places, const std::array<RowOfByte, Count>& rows, std::uint8_t* first) {
  std::array<PlaceBits, Count> bits;
  for (std::size_t number = 0; number < Count; ++number) bits[number] = PlaceBits(places, rows[number].bits);
  forEachVector(places, [&](std::size_t place, std::size_t count) {
    __m256i bytes = _mm256_setzero_si256();
    for (std::size_t number = 0; number < Count; ++number)
      bytes = _mm256_or_si256(
          bytes, _mm256_and_si256(bits[number].bytesFrom(place), _mm256_set1_epi8(static_cast<char>(rows[number].byte))));
    if (count == PlaceBits::atOnce)
      _mm256_storeu_si256(reinterpret_cast<__m256i*>(first + place), bytes);
    else
      std::memcpy(first + place, &bytes, count);
  });
}

#else

/// Sets the byte of each place of a row to the bitwise OR of the bytes whose rows contain the bit of the place.
template <std::size_t Count>
void setBytes(const FoldPlaces& places, const std::array<RowOfByte, Count>& rows, std::uint8_t* first) {
  std::fill_n(first, places.bits.size(), std::uint8_t{0});
  for (const RowOfByte& row : rows) orBytes(places, row, first);
}

#endif

}  // namespace

}  // namespace kotai::gobblet::engine
