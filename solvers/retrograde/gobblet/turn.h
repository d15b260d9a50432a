// Turning rows and changing sides in them. Only for files that are compiled once for each kind of machine, and for tests.
#pragma once

#include <array>
#include <cstdint>

#include "solvers/base/wide_words.h"
#include "solvers/retrograde/gobblet/row.h"
#include "solvers/retrograde/gobblet/transpose.h"

namespace kotai::gobblet::engine {

namespace {

/// Moves the bits of words, which stand for sets, to where a symmetry takes those sets.
class BitTurner {
 public:
#if KOTAI_WIDE_WORDS
  explicit BitTurner(int symmetry) : m_sources(_mm512_load_si512(Turner::get().bitSources(symmetry).bits.data())) {}

  std::uint64_t operator()(std::uint64_t word) const {
    return _mm512_bitshuffle_epi64_mask(_mm512_set1_epi64(static_cast<long long>(word)), m_sources);
  }

 private:
  __m512i m_sources;
#else
  explicit BitTurner(int symmetry) : m_table(Turner::get().words(symmetry)) {}

  std::uint64_t operator()(std::uint64_t word) const {
    std::uint64_t result = 0;
    for (std::size_t byte = 0; byte < Turner::wordBytes; ++byte) result |= m_table[byte][word >> (8 * byte) & 0xff];
    return result;
  }

 private:
  const Turner::WordTable& m_table;
#endif
};

/// Calls visit(own set, word) for the words of a row all layers of which are replaced by their images.
template <class Visit>
void forEachTurned(int symmetry, const Row& from, Visit&& visit) {
  const BitTurner turned(symmetry);
  const auto& sets = Turner::get().sets(symmetry);
  for (std::size_t own = 0; own < smallSetCount; ++own) visit(std::size_t{sets[own]}, turned(from[own]));
}

/// The layer of every bit is replaced by its image. `to` must be another row.
inline void turn(int symmetry, const Row& from, Row& to) {
  to[smallSetCount] = to[smallSetCount + 1] = 0;
  forEachTurned(symmetry, from, [&to](std::size_t own, std::uint64_t word) { to[own] = word; });
}

/// Own and other set change places, then the symmetry. `to` must be another row.
inline void swapAndTurn(int symmetry, const Row& from, Row& to) {
  // Turning the words before they are transposed turns the bits after it.
  const auto& sets = Turner::get().sets(symmetry);
  BitSquare square;
  for (std::size_t own = 0; own < smallSetCount; ++own) square[sets[own]] = from[own];
  transpose(square);
  to[smallSetCount] = to[smallSetCount + 1] = 0;
  for (std::size_t own = 0; own < smallSetCount; ++own) to[sets[own]] = square[own];
}

}  // namespace

}  // namespace kotai::gobblet::engine
