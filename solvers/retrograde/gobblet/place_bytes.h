// Bytes of the positions of a row, in the order of the index, from rows of bits and back. Only for the files that are compiled
// once for each kind of machine.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "solvers/base/wide_words.h"
#include "solvers/retrograde/gobblet/places.h"

namespace kotai::gobblet::engine {

namespace {

/// Bits of a row, and the byte that their positions get.
struct RowOfByte {
  const Row& bits;
  std::uint8_t byte = 0;
};

/// Calls visit(place, byte there) for the bits of a row that count.
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

/// Adds a byte at the bits of a row that count; returns how many.
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

/// All bytes of a row: what the rows with their bits add together.
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
    // Bytes written too far are overwritten by the next set, except beyond the row.
    if (end - first >= 64)
      _mm512_storeu_si512(first, packed);
    else
      _mm512_mask_storeu_epi8(first, lowBits(count), packed);
    first += count;
  }
}

/// Returns the counted bits of a row whose byte is the given one.
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

#else

/// All bytes of a row: what the rows with their bits add together.
template <std::size_t Count>
void setBytes(const FoldPlaces& places, const std::array<RowOfByte, Count>& rows, std::uint8_t* first) {
  std::fill_n(first, places.bits.size(), std::uint8_t{0});
  for (const RowOfByte& row : rows) orBytes(places, row, first);
}

/// Returns the counted bits of a row whose byte is the given one.
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
