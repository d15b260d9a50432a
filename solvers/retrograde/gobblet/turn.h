// Turning rows and changing sides in them. Only for files that are compiled once for each kind of machine, and for tests.
#pragma once

#include <array>
#include <cstdint>

#include "solvers/base/wide_words.h"
#include "solvers/retrograde/gobblet/row.h"
#include "solvers/retrograde/gobblet/transpose.h"

namespace kotai::gobblet::engine {

namespace {

#if KOTAI_WIDE_WORDS

/// Words, which stand for own sets, go where a symmetry takes those sets.
inline RowLines turnedWords(const Turner::WordSources& sources, const RowLines& words) {
  RowLines turned;
  for (std::size_t line = 0; line < RowLines::count; ++line) {
    // The same numbers pick from two lines each; which of these is right is another question.
    const __m512i places = _mm512_load_si512(sources.words.data() + line * wordsPerLine);
    const __m512i second = _mm512_permutex2var_epi64(words[2], places, words[3]);
    const __m512i third = _mm512_permutex2var_epi64(words[4], places, words[5]);
    turned[line] = _mm512_permutex2var_epi64(words[0], places, words[1]);
    turned[line] = _mm512_mask_mov_epi64(turned[line], sources.fromSecond[line], second);
    turned[line] = _mm512_mask_mov_epi64(turned[line], sources.fromThird[line], third);
  }
  return turned;
}

/// Own and other set change places, then the symmetry. `to` must be another row.
inline void swapAndTurn(int symmetry, const Row& from, Row& to) {
  // Turning the words before they are transposed turns the bits after it.
  const Turner::WordSources& sources = Turner::get().wordSources(symmetry);
  storeLines(turnedWords(sources, transposed(turnedWords(sources, loadLines(from)))), to);
}

/// The layer of every bit is replaced by its image. `to` must be another row.
inline void turn(int symmetry, const Row& from, Row& to) {
  const Turner::WordSources& sources = Turner::get().wordSources(symmetry);
  storeLines(turnedWords(sources, transposed(turnedWords(sources, transposed(loadLines(from))))), to);
}

#else

/// Own and other set change places, then the symmetry. `to` must be another row.
inline void swapAndTurn(int symmetry, const Row& from, Row& to) {
  // Turning the words before they are transposed turns the bits after it.
  const auto& sources = Turner::get().wordSources(symmetry).words;
  BitSquare square{};
  for (std::size_t own = 0; own < smallSetCount; ++own) square[own] = from[sources[own]];
  transpose(square);
  to[smallSetCount] = to[smallSetCount + 1] = 0;
  for (std::size_t own = 0; own < smallSetCount; ++own) to[own] = square[sources[own]];
}

/// The layer of every bit is replaced by its image. `to` must be another row.
inline void turn(int symmetry, const Row& from, Row& to) {
  const auto& sources = Turner::get().wordSources(symmetry).words;
  const Turner::WordTable& table = Turner::get().words(symmetry);
  to[smallSetCount] = to[smallSetCount + 1] = 0;
  for (std::size_t own = 0; own < smallSetCount; ++own) {
    const std::uint64_t word = from[sources[own]];
    std::uint64_t turned = 0;
    for (std::size_t byte = 0; byte < Turner::wordBytes; ++byte) turned |= table[byte][word >> (8 * byte) & 0xff];
    to[own] = turned;
  }
}

#endif

}  // namespace

}  // namespace kotai::gobblet::engine
