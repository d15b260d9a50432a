// Counters for all places of a row at once. Each binary digit of the counters is a row of bits.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "solvers/retrograde/animalshogi/row_bits.h"

namespace kotai::animalshogi::engine {

/// Counts additions for each place, up to 63.
template <class Places>
struct RowCounter {
  static constexpr std::size_t digits = 6;
  std::array<Places, digits> digit{};

  [[gnu::always_inline]] void add(Places places) {
    addTo<&Places::low>(places.low);
    if constexpr (!isShort<Places>)
      if (places.high != 0) addTo<&Places::high>(places.high);
  }
  [[gnu::always_inline]] Places twiceOrMore() const { return digit[1] | digit[2] | digit[3] | digit[4] | digit[5]; }
  /// Returns the largest count among the given places.
  [[gnu::always_inline]] std::uint32_t most(Places places) const {
    std::uint32_t count = 0;
    for (std::size_t each = digits; each-- > 0;) {
      const Places larger = places & digit[each];
      if (!any(larger)) continue;
      places = larger;
      count |= 1U << each;
    }
    return count;
  }

 private:
  /// Adds with carry to all digits, even if the carry is zero, to avoid unpredictable branches.
  template <std::uint64_t Places::*Part>
  [[gnu::always_inline]] void addTo(std::uint64_t carried) {
    for (Places& each : digit) {
      const std::uint64_t next = each.*Part & carried;
      each.*Part ^= carried;
      carried = next;
    }
  }
};

/// Places added at least once, and places added more than once.
template <class Places>
struct RowOnce {
  Places once;
  Places more;
  [[gnu::always_inline]] void add(Places places) {
    more = more | (once & places);
    once = once | places;
  }
};

}  // namespace kotai::animalshogi::engine
