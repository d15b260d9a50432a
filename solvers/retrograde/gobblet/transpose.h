// Transposes a square of bits. Only for files compiled for each kind of processor, and for tests.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "solvers/base/wide_words.h"
#include "solvers/retrograde/gobblet/row.h"

#if defined(__AVX2__)
#include <immintrin.h>
#endif

namespace kotai::gobblet::engine {

namespace {

#if KOTAI_WIDE_WORDS

/// Indices of bytes or words for a permutation instruction.
template <class Number, std::size_t Count>
struct alignas(64) Order {
  std::array<Number, Count> numbers{};
  __m512i load() const { return _mm512_load_si512(numbers.data()); }
};

/// Returns the indices that collect byte `line` of eight words each. A single instruction then transposes a
/// word of 8 x 8 bits, with the last line first.
constexpr Order<std::uint8_t, 64> makeBlocksOrder() {
  Order<std::uint8_t, 64> order;
  for (std::size_t column = 0; column < 8; ++column)
    for (std::size_t line = 0; line < 8; ++line)
      order.numbers[8 * column + 7 - line] = static_cast<std::uint8_t>(8 * line + column);
  return order;
}
/// Returns the indices that move byte n of word w to byte w of word n.
constexpr Order<std::uint8_t, 64> makeLinesOrder() {
  Order<std::uint8_t, 64> order;
  for (std::size_t word = 0; word < 8; ++word)
    for (std::size_t byte = 0; byte < 8; ++byte) order.numbers[8 * byte + word] = static_cast<std::uint8_t>(8 * word + byte);
  return order;
}
constexpr auto blocksOrder = makeBlocksOrder();
constexpr auto linesOrder = makeLinesOrder();

/// Returns the indices that select two words of one register, then two words of a second register. The
/// remaining indices are arbitrary.
constexpr Order<std::uint64_t, 8> fromTwo(std::size_t pair) { return {{2 * pair, 2 * pair + 1, 8 + 2 * pair, 9 + 2 * pair}}; }
/// Returns the indices that select four words of one register, then two words of a second register.
constexpr Order<std::uint64_t, 8> fromFour(std::size_t pair) { return {{0, 1, 2, 3, 8 + 2 * pair, 9 + 2 * pair}}; }
constexpr std::array<Order<std::uint64_t, 8>, 3> firstFour{fromTwo(0), fromTwo(1), fromTwo(2)};
constexpr std::array<Order<std::uint64_t, 8>, 3> lastTwo{fromFour(0), fromFour(1), fromFour(2)};

/// The words of a row, eight per register.
struct RowLines {
  static constexpr std::size_t count = rowWords / wordsPerLine;
  __m512i lines[count];
  __m512i& operator[](std::size_t line) { return lines[line]; }
  __m512i operator[](std::size_t line) const { return lines[line]; }
};

inline RowLines loadLines(const Row& row) {
  RowLines lines;
  for (std::size_t line = 0; line < RowLines::count; ++line)
    lines[line] = _mm512_load_si512(row.words.data() + line * wordsPerLine);
  return lines;
}
inline void storeLines(const RowLines& lines, Row& row) {
  for (std::size_t line = 0; line < RowLines::count; ++line)
    _mm512_store_si512(row.words.data() + line * wordsPerLine, lines[line]);
}

/// Returns the words after exchanging bit b of word a with bit a of word b, for all a and b.
inline RowLines transposed(const RowLines& words) {
  constexpr __mmask8 usedWords = 0x3f;            // one word for each line
  constexpr std::size_t lines = RowLines::count;  // lines of blocks of 8 x 8 bits
  // x.byte[k] selects bit k of each line of a block. The result is the columns of the block.
  const __m512i units = _mm512_set1_epi64(static_cast<long long>(0x8040'2010'0804'0201ULL));
  __m512i blocks[lines];
  for (std::size_t line = 0; line < lines; ++line)
    blocks[line] = _mm512_gf2p8affine_epi64_epi8(units, _mm512_permutexvar_epi8(blocksOrder.load(), words[line]), 0);
  RowLines result;
  for (std::size_t odd = 0; odd < 2; ++odd) {
    __m512i pairs[lines / 2];
    for (std::size_t pair = 0; pair < lines / 2; ++pair)
      pairs[pair] = odd == 0 ? _mm512_unpacklo_epi64(blocks[2 * pair], blocks[2 * pair + 1])
                             : _mm512_unpackhi_epi64(blocks[2 * pair], blocks[2 * pair + 1]);
    for (std::size_t column = 0; column < lines / 2; ++column) {
      const __m512i four = _mm512_permutex2var_epi64(pairs[0], firstFour[column].load(), pairs[1]);
      const __m512i six = _mm512_maskz_permutex2var_epi64(usedWords, four, lastTwo[column].load(), pairs[2]);
      result[2 * column + odd] = _mm512_permutexvar_epi8(linesOrder.load(), six);
    }
  }
  return result;
}

#else

#if defined(__AVX2__)

/// Bytes of 16 words, indexed by the number of the byte in its word.
struct ByteColumns {
  __m128i columns[SymmetryTable::wordBytes];
};

/// Returns the columns of 16 words of `from`. `order`: indices of these words.
inline ByteColumns byteColumns(const Row& from, const std::uint64_t* order) {
  const __m128i sameBytes = _mm_setr_epi8(0, 8, 1, 9, 2, 10, 3, 11, 4, 12, 5, 13, 6, 14, 7, 15);
  const auto word = [&](std::size_t number) { return static_cast<long long>(from[order[number]]); };
  __m128i twos[8];  // bytes of two words, interleaved
  for (std::size_t two = 0; two < 8; ++two)
    twos[two] = _mm_shuffle_epi8(_mm_set_epi64x(word(2 * two + 1), word(2 * two)), sameBytes);
  __m128i eights[3][2];  // two bytes each of eight words
  for (std::size_t half = 0; half < 2; ++half) {
    const __m128i* const four = twos + 4 * half;
    const __m128i low = _mm_unpacklo_epi16(four[0], four[1]);
    const __m128i nextLow = _mm_unpacklo_epi16(four[2], four[3]);
    eights[0][half] = _mm_unpacklo_epi32(low, nextLow);
    eights[1][half] = _mm_unpackhi_epi32(low, nextLow);
    eights[2][half] = _mm_unpacklo_epi32(_mm_unpackhi_epi16(four[0], four[1]), _mm_unpackhi_epi16(four[2], four[3]));
  }
  ByteColumns bytes;
  for (std::size_t two = 0; two < 3; ++two) {
    bytes.columns[2 * two] = _mm_unpacklo_epi64(eights[two][0], eights[two][1]);
    bytes.columns[2 * two + 1] = _mm_unpackhi_epi64(eights[two][0], eights[two][1]);
  }
  return bytes;
}

/// Moves the words of a row, exchanges bit b of word a with bit a of word b, then moves the words again. `to` must not
/// be `from`.
inline void transposeMoved(const SymmetryTable::WordSources& moved, const Row& from, Row& to) {
  const ByteColumns first = byteColumns(from, moved.words.data());
  const ByteColumns second = byteColumns(from, moved.words.data() + 16);
  const ByteColumns third = byteColumns(from, moved.words.data() + 32);
  for (std::size_t column = 0; column < SymmetryTable::wordBytes; ++column) {
    __m256i low = _mm256_set_m128i(second.columns[column], first.columns[column]);
    __m128i high = third.columns[column];
    for (std::size_t bit = 8; bit-- > 0;) {
      // One instruction per register collects the highest bits of all bytes.
      to[moved.targets[8 * column + bit]] = static_cast<std::uint32_t>(_mm256_movemask_epi8(low)) |
                                            std::uint64_t{static_cast<std::uint32_t>(_mm_movemask_epi8(high))} << 32;
      low = _mm256_add_epi8(low, low);
      high = _mm_add_epi8(high, high);
    }
  }
}

#else

/// Moves the words of a row, exchanges bit b of word a with bit a of word b, then moves the words again. `to` must not
/// be `from`.
inline void transposeMoved(const SymmetryTable::WordSources& moved, const Row& from, Row& to) {
  std::array<std::uint64_t, 64> square{};
  for (std::size_t word = 0; word < smallSetCount; ++word) square[word] = from[moved.words[word]];
  std::uint64_t mask = 0x0000'0000'ffff'ffffULL;
  for (std::size_t step = 32; step != 0; step /= 2, mask ^= mask << step)
    for (std::size_t block = 0; block < square.size(); block += 2 * step)
      for (std::size_t word = block; word < block + step; ++word) {
        const std::uint64_t change = ((square[word] >> step) ^ square[word + step]) & mask;
        square[word] ^= change << step;
        square[word + step] ^= change;
      }
  for (std::size_t word = 0; word < rowWords; ++word) to[moved.targets[word]] = square[word];
}

#endif

#endif

}  // namespace

}  // namespace kotai::gobblet::engine
