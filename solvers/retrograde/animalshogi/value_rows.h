// Values of a row of positions as bits.
#pragma once

#include <algorithm>
#include <cstring>

#include "solvers/retrograde/animalshogi/row_bits.h"

namespace kotai::animalshogi::engine {

// The functions are static, so that each file compiled for a kind of processor has its own copies.

/// Returns the lowest bits of eight bytes, the first byte in the lowest bit.
static inline std::uint64_t lowestOfBytes(std::uint64_t word) {
  return (word & 0x0101010101010101ULL) * 0x0102040810204080ULL >> 56;
}
/// Returns a word in which the lowest bit of each byte is set if the byte is zero.
static inline std::uint64_t zeroBytes(std::uint64_t word) {
  constexpr std::uint64_t low = 0x7f7f7f7f7f7f7f7fULL;
  return ~(((word & low) + low) | word | low) >> 7;
}

template <class Places>
struct ValueRow {
  Places odd;   ///< bits of the lost positions, whose codes are odd (code::isLoss)
  Places zero;  ///< bits of the drawn positions, whose code is 0
};
template <class Bits, class Places>
ValueRow<Places> valueRow(const std::uint8_t* bytes, std::uint32_t count) {
  ValueRow<Places> row;
  if constexpr (isShort<Places> && Bits::comparesSixteen)
    if (count >= 16) {
      for (std::uint32_t next = 0; next < count; next += 16) {
        const std::uint32_t place = std::min(next, count - 16);  // the last sixteen may overlap the previous sixteen
        row.odd.low |= Bits::oddOfSixteen(bytes + place) << place;
        row.zero.low |= Bits::zeroOfSixteen(bytes + place) << place;
      }
      return row;
    }
  for (std::uint32_t place = 0; place < count; place += 8) {
    std::uint64_t word = ~std::uint64_t{0} - 0x0101010101010101ULL;  // bytes after the row are neither odd nor zero
    if (count - place >= 8)
      std::memcpy(&word, bytes + place, 8);
    else
      std::memcpy(&word, bytes + place, count - place);
    const std::uint64_t odd = lowestOfBytes(word);
    const std::uint64_t zero = lowestOfBytes(zeroBytes(word));
    if (place < 64) {
      row.odd.low |= odd << place;
      row.zero.low |= zero << place;
    } else if constexpr (!isShort<Places>) {
      row.odd.high |= odd << (place - 64);
      row.zero.high |= zero << (place - 64);
    }
  }
  return row;
}

}  // namespace kotai::animalshogi::engine
