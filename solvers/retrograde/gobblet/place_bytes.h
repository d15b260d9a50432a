// Converts rows of bits to bytes in the order of the index, and back. Only for files compiled for each kind of processor.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "solvers/base/wide_words.h"
#include "solvers/retrograde/gobblet/places.h"

#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace kotai::gobblet::engine {

namespace {

/// Bits of a row, and the byte of their positions.
struct RowOfByte {
  const Row& bits;
  std::uint8_t byte = 0;
};

/// Calls visit(place, byte at that place) for the counted bits of a row.
template <class Byte, class Visit>
void forEachPlace(const FoldPlaces& places, const Row& bits, Byte* first, Visit&& visit) {
  for (std::size_t own = 0; own < smallSetCount; ++own) {
    const auto& placesOfOwn = places.place[own];
    for (std::uint64_t rest = bits[own] & places.counted[own]; rest != 0; rest &= rest - 1) {
      const auto other = static_cast<std::size_t>(std::countr_zero(rest));
      visit(own, other, first[placesOfOwn[other]]);
    }
  }
}

/// ORs a byte into the places of the counted bits of a row. Returns the number of these places.
inline std::uint64_t orBytes(const FoldPlaces& places, const RowOfByte& row, std::uint8_t* first) {
  std::uint64_t count = 0;
  forEachPlace(places, row.bits, first, [&](std::size_t, std::size_t, std::uint8_t& byte) {
    byte |= row.byte;
    ++count;
  });
  return count;
}

#if KOTAI_WIDE_WORDS

constexpr std::uint64_t lowBits(int count) { return (std::uint64_t{1} << count) - 1; }

/// Sets all bytes of a row to the sum of the bytes whose rows contain their bits.
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
    // The next set overwrites bytes written beyond a set, except at the end of the row.
    if (end - first >= 64)
      _mm512_storeu_si512(first, packed);
    else
      _mm512_mask_storeu_epi8(first, lowBits(count), packed);
    first += count;
  }
}

/// Returns the counted bits of a row that have the given byte.
inline Row withByte(const FoldPlaces& places, const RowOfByte& row, const std::uint8_t* first) {
  Row result;
  for (std::size_t own = 0; own < smallSetCount; ++own) {
    const std::uint64_t counted = places.counted[own];
    const int count = std::popcount(counted);
    const __m512i bytes = _mm512_maskz_expand_epi8(counted, _mm512_maskz_loadu_epi8(lowBits(count), first));
    result[own] = _mm512_mask_cmpeq_epi8_mask(row.bits[own] & counted, bytes, _mm512_set1_epi8(static_cast<char>(row.byte)));
    first += count;
  }
  return result;
}

#elif defined(__BMI2__)

constexpr std::uint64_t eachByte = 0x0101'0101'0101'0101;
constexpr std::uint64_t wholeBytes = 0xff;
/// Sets all bits of each byte in which `bits` has a bit.
inline std::uint64_t bytesOf(std::uint64_t bits) { return _pdep_u64(bits, eachByte) * wholeBytes; }

/// Copies eight bytes, but at most \p there.
inline void copyEight(void* to, const void* from, std::size_t there) {
  if (there >= sizeof(std::uint64_t))
    std::memcpy(to, from, sizeof(std::uint64_t));
  else
    std::memcpy(to, from, there);
}

/// Calls visit(own set, first of eight other sets, counted sets among these as bits, place of the first counted set) for all
/// groups of eight with a counted set.
template <class Visit>
void forEachEight(const FoldPlaces& places, Visit&& visit) {
  std::size_t place = 0;
  for (std::size_t own = 0; own < smallSetCount; ++own)
    for (unsigned other = 0; places.counted[own] >> other != 0; other += 8) {
      const std::uint64_t counted = places.counted[own] >> other & 0xff;
      visit(own, other, counted, place);
      place += static_cast<std::size_t>(std::popcount(counted));
    }
}

/// Sets all bytes of a row to the sum of the bytes whose rows contain their bits.
template <std::size_t Count>
void setBytes(const FoldPlaces& places, const std::array<RowOfByte, Count>& rows, std::uint8_t* first) {
  const std::size_t size = places.bits.size();
  forEachEight(places, [&](std::size_t own, unsigned other, std::uint64_t counted, std::size_t place) {
    std::uint64_t bytes = 0;
    for (const RowOfByte& row : rows) bytes |= _pdep_u64(row.bits[own] >> other, eachByte) * row.byte;
    bytes = _pext_u64(bytes, bytesOf(counted));
    // The next store overwrites surplus bytes, except at the end of the row.
    copyEight(first + place, &bytes, size - place);
  });
}

/// Returns the counted bits of a row that have the given byte.
inline Row withByte(const FoldPlaces& places, const RowOfByte& row, const std::uint8_t* first) {
  const std::size_t size = places.bits.size();
  Row result;
  forEachEight(places, [&](std::size_t own, unsigned other, std::uint64_t counted, std::size_t place) {
    std::uint64_t bytes = 0;
    copyEight(&bytes, first + place, size - place);
    const __m128i there = _mm_cvtsi64_si128(static_cast<long long>(_pdep_u64(bytes, bytesOf(counted))));
    const __m128i equal = _mm_cmpeq_epi8(there, _mm_set1_epi8(static_cast<char>(row.byte)));
    result[own] |= (static_cast<unsigned>(_mm_movemask_epi8(equal)) & counted) << other;
  });
  for (std::size_t own = 0; own < smallSetCount; ++own) result[own] &= row.bits[own];
  return result;
}

#else

/// Sets all bytes of a row to the sum of the bytes whose rows contain their bits.
template <std::size_t Count>
void setBytes(const FoldPlaces& places, const std::array<RowOfByte, Count>& rows, std::uint8_t* first) {
  std::fill_n(first, places.bits.size(), std::uint8_t{0});
  for (const RowOfByte& row : rows) orBytes(places, row, first);
}

/// Returns the counted bits of a row that have the given byte.
inline Row withByte(const FoldPlaces& places, const RowOfByte& row, const std::uint8_t* first) {
  Row result;
  forEachPlace(places, row.bits, first, [&](std::size_t own, std::size_t other, std::uint8_t byte) {
    result[own] |= std::uint64_t{byte == row.byte} << other;
  });
  return result;
}

#endif

}  // namespace

}  // namespace kotai::gobblet::engine
