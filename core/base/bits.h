// Sets of squares as integers of 64 or 128 bits.
#pragma once

#include <bit>
#include <cstdint>

namespace kotai {

__extension__ using Bits128 = unsigned __int128;

template <class Bits>
constexpr int countBits(Bits bits) {
  if constexpr (sizeof(Bits) > 8)
    return std::popcount(static_cast<std::uint64_t>(bits)) + std::popcount(static_cast<std::uint64_t>(bits >> 64));
  else
    return std::popcount(bits);
}
template <class Bits>
constexpr int lowestBit(Bits bits) {
  if constexpr (sizeof(Bits) > 8) {
    const auto low = static_cast<std::uint64_t>(bits);
    return low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(static_cast<std::uint64_t>(bits >> 64));
  } else {
    return std::countr_zero(bits);
  }
}
/// Calls visit(bit number) for every set bit, lowest first.
template <class Bits, class Visit>
constexpr void forEachBit(Bits bits, Visit&& visit) {
  for (; bits != 0; bits &= bits - 1) visit(lowestBit(bits));
}

}  // namespace kotai
