// The bytes of one vector, or of two, put into another order.
#pragma once

#include <cstddef>

namespace kotai::retrograde {

/// Byte i is the one of \p bytes at places[i], counted modulo the length.
template <class Bytes>
[[gnu::always_inline]] inline Bytes shuffled(Bytes bytes, Bytes places) {
#if __has_builtin(__builtin_shuffle)
  return __builtin_shuffle(bytes, places);
#else  // clang wants the places to be constants
  Bytes result{};
  for (std::size_t at = 0; at < sizeof result; ++at) result[at] = bytes[places[at] % sizeof result];
  return result;
#endif
}

/// The same from two vectors, one behind the other.
template <class Bytes>
[[gnu::always_inline]] inline Bytes shuffled(Bytes first, Bytes second, Bytes places) {
#if __has_builtin(__builtin_shuffle)
  return __builtin_shuffle(first, second, places);
#else
  Bytes result{};
  for (std::size_t at = 0; at < sizeof result; ++at) {
    const std::size_t place = places[at] % (2 * sizeof result);
    result[at] = place < sizeof result ? first[place] : second[place - sizeof result];
  }
  return result;
#endif
}

}  // namespace kotai::retrograde
