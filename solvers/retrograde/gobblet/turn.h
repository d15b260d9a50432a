// Maps rows by symmetries and swaps their sides. Only for files compiled for each kind of processor, and for tests.
#pragma once

#include <cstdint>

#include "solvers/base/wide_words.h"
#include "solvers/retrograde/gobblet/row.h"
#include "solvers/retrograde/gobblet/transpose.h"

namespace kotai::gobblet::engine {

namespace {

#if KOTAI_WIDE_WORDS

/// Moves each word (a set of own pieces) to the place of the set's image under the symmetry.
inline RowLines rotatedWords(const SymmetryTable::WordSources& sources, const RowLines& words) {
  RowLines turned;
  for (std::size_t line = 0; line < RowLines::count; ++line) {
    // `places` selects words from each of the three pairs of lines. The masks then choose the correct pair.
    const __m512i places = _mm512_load_si512(sources.words.data() + line * wordsPerLine);
    const __m512i second = _mm512_permutex2var_epi64(words[2], places, words[3]);
    const __m512i third = _mm512_permutex2var_epi64(words[4], places, words[5]);
    turned[line] = _mm512_permutex2var_epi64(words[0], places, words[1]);
    turned[line] = _mm512_mask_mov_epi64(turned[line], sources.fromSecond[line], second);
    turned[line] = _mm512_mask_mov_epi64(turned[line], sources.fromThird[line], third);
  }
  return turned;
}

/// Swaps own and other set, then applies the symmetry. `to` must not be `from`.
inline void swapAndTurn(int symmetry, const Row& from, Row& to) {
  // Mapping the words before they are transposed maps the bits afterwards.
  const SymmetryTable::WordSources& sources = SymmetryTable::get().wordSources(symmetry);
  storeLines(rotatedWords(sources, transposed(rotatedWords(sources, loadLines(from)))), to);
}

#else

/// Swaps own and other set, then applies the symmetry. `to` must not be `from`.
inline void swapAndTurn(int symmetry, const Row& from, Row& to) {
  // Mapping the words before they are transposed maps the bits afterwards.
  transposeMoved(SymmetryTable::get().wordSources(symmetry), from, to);
}

#endif

#if KOTAI_WIDE_WORDS || defined(__AVX2__)
/// Whether swapping the sides is faster than mapping all bits of a row.
inline constexpr bool swappingIsQuick = true;

/// Replaces the layer of every bit by its image. `to` must not be `from`.
inline void turn(int symmetry, const Row& from, Row& to) {
  Row swapped;
  swapAndTurn(symmetry, from, swapped);
  swapAndTurn(0, swapped, to);
}
#else
inline constexpr bool swappingIsQuick = false;

/// Replaces the layer of every bit by its image. `to` must not be `from`.
inline void turn(int symmetry, const Row& from, Row& to) {
  const SymmetryTable::WordSources& sources = SymmetryTable::get().wordSources(symmetry);
  const SymmetryTable::WordTable& table = SymmetryTable::get().words(symmetry);
  to[smallSetCount] = to[smallSetCount + 1] = 0;
  for (std::size_t own = 0; own < smallSetCount; ++own) {
    const std::uint64_t word = from[sources.words[own]];
    std::uint64_t turned = 0;
    for (std::size_t byte = 0; byte < SymmetryTable::wordBytes; ++byte) turned |= table[byte][word >> (8 * byte) & 0xff];
    to[own] = turned;
  }
}
#endif

}  // namespace

}  // namespace kotai::gobblet::engine
