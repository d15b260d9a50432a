// Permutes the bytes of one or two vectors.
#pragma once

#include <cstddef>

namespace kotai::retrograde {

/// Returns permuted bytes. Byte i of the result is byte places[i] of \p bytes, modulo the length.
template <class Bytes>
[[gnu::always_inline]] inline Bytes shuffled(Bytes bytes, Bytes places) {
#if __has_builtin(__builtin_shuffle)
  return __builtin_shuffle(bytes, places);
#else  // clang requires constant indices for __builtin_shufflevector
  Bytes result{};
  for (std::size_t at = 0; at < sizeof result; ++at) result[at] = bytes[places[at] % sizeof result];
  return result;
#endif
}

/// Returns permuted bytes of two concatenated vectors: byte i of the result is byte places[i], modulo the total length.
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
