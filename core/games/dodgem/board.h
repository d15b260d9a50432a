// Bitboards: the bit of a square is row * n + column. In its own orientation a side always moves towards higher rows.
#pragma once

#include <bit>
#include <cstdint>

namespace kotai::dodgem {

/// Calls visit(bit index) for every set bit, lowest first.
template <class Visit>
constexpr void forEachBit(std::uint64_t bits, Visit&& visit) {
  for (; bits != 0; bits &= bits - 1) visit(std::countr_zero(bits));
}

/// Exchanges rows and columns: converts an arrangement of the side `>` between the board and its own orientation.
/// O(pieces).
constexpr std::uint64_t transposed(std::uint64_t board, int size) {
  std::uint64_t result = 0;
  forEachBit(board, [&](int bit) { result |= 1ULL << ((bit % size) * size + bit / size); });
  return result;
}

/// Position in which each side's arrangement is in that side's own orientation.
struct MoverPosition {
  std::uint64_t mover = 0;
  std::uint64_t opponent = 0;
  friend constexpr bool operator==(const MoverPosition&, const MoverPosition&) = default;
};

}  // namespace kotai::dodgem
