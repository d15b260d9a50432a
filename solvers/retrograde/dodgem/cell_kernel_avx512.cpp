// Compiled with AVX-512 enabled (solvers/CMakeLists.txt): nothing in this file may run before the processor has been checked.
#if defined(__AVX512VBMI2__) && defined(__AVX512VL__)
#include <immintrin.h>
#endif

#include <algorithm>

#include "solvers/retrograde/dodgem/cell_kernel.h"

namespace kotai::retrograde {

#if defined(__AVX512VBMI2__) && defined(__AVX512VL__)
constexpr std::size_t vectorBytes = 64;
constexpr std::size_t blockRows = 16;

static __mmask64 firstOf(std::size_t count) { return count >= vectorBytes ? ~__mmask64{0} : (__mmask64{1} << count) - 1; }

/// Number to add to a won position's cell when it is turned, compared with Scale::EvenWins.
template <Scale scale>
constexpr char furtherTurn = scale == Scale::EvenWins ? 0 : 1;

template <Scale scale>
static __m512i codesOf(__m512i cells) {
  const __m512i zero = _mm512_setzero_si512();
  const __m512i twice = _mm512_add_epi8(cells, cells);
  const __m512i lost = _mm512_sub_epi8(twice, _mm512_set1_epi8(1 + 2 * furtherTurn<scale>));
  const __m512i won = _mm512_sub_epi8(_mm512_set1_epi8(-2), twice);
  const __m512i decided = _mm512_mask_mov_epi8(won, _mm512_movepi8_mask(cells), lost);
  return _mm512_maskz_mov_epi8(_mm512_cmpneq_epi8_mask(cells, zero), decided);
}

/// Counts the codes. A run of equal codes, which is common, needs only one addition.
static void count(const std::byte* codes, __m512i vector, std::size_t length, CodeCounts& counts) {
  if (length == 0) return;
  const __m512i first = _mm512_set1_epi8(static_cast<char>(codes[0]));
  if (_mm512_mask_cmpneq_epi8_mask(firstOf(length), vector, first) == 0) {
    counts.tables[0][static_cast<std::uint8_t>(codes[0])] += length;
    return;
  }
  std::size_t at = 0;
  for (; at + 4 <= length; at += 4)
    for (std::size_t table = 0; table < 4; ++table) ++counts.tables[table][static_cast<std::uint8_t>(codes[at + table])];
  for (; at < length; ++at) ++counts.tables[at % 4][static_cast<std::uint8_t>(codes[at])];
}

template <Scale scale>
static std::byte* pack(const std::int8_t* cells, std::size_t columns, std::byte* out, CodeCounts& counts) {
  const __m512i illegal = _mm512_set1_epi8(-128);
  for (std::size_t first = 0; first < columns; first += vectorBytes) {
    const __mmask64 inRow = firstOf(columns - first);
    const __m512i here = _mm512_maskz_loadu_epi8(inRow, cells + first);
    const __mmask64 legal = _mm512_mask_cmpneq_epi8_mask(inRow, here, illegal);
    const __m512i packed = _mm512_maskz_compress_epi8(legal, codesOf<scale>(here));
    const auto length = static_cast<std::size_t>(__builtin_popcountll(legal));
    _mm512_storeu_si512(out, packed);
    count(out, packed, length, counts);
    out += length;
  }
  return out;
}

template <Scale scale>
static __m512i cellsOf(__m512i codes) {
  const __m512i half = _mm512_and_si512(_mm512_srli_epi16(codes, 1), _mm512_set1_epi8(127));
  const __m512i lost = _mm512_sub_epi8(half, _mm512_set1_epi8(127 - furtherTurn<scale>));
  const __m512i won = _mm512_sub_epi8(_mm512_set1_epi8(127), half);
  const __m512i decided = _mm512_mask_mov_epi8(won, _mm512_test_epi8_mask(codes, _mm512_set1_epi8(1)), lost);
  return _mm512_maskz_mov_epi8(_mm512_test_epi8_mask(codes, codes), decided);
}

template <Scale scale>
static const std::byte* unpack(std::int8_t* cells, std::size_t columns, const std::byte* codes) {
  const __m512i illegal = _mm512_set1_epi8(-128);
  for (std::size_t first = 0; first < columns; first += vectorBytes) {
    const __mmask64 inRow = firstOf(columns - first);
    const __mmask64 legal = _mm512_mask_cmpneq_epi8_mask(inRow, _mm512_maskz_loadu_epi8(inRow, cells + first), illegal);
    const auto length = static_cast<std::size_t>(__builtin_popcountll(legal));
    const __m512i values = cellsOf<scale>(_mm512_maskz_loadu_epi8(firstOf(length), codes));
    _mm512_mask_storeu_epi8(cells + first, legal, _mm512_maskz_expand_epi8(legal, values));
    codes += length;
  }
  return codes;
}

template <Scale scale>
static __m512i turned(__m512i cells) {
  __m512i opposite = _mm512_sub_epi8(_mm512_setzero_si512(), cells);
  if constexpr (scale != Scale::EvenWins) {
    const __mmask64 positive = _mm512_cmpgt_epi8_mask(cells, _mm512_setzero_si512());
    opposite = _mm512_mask_add_epi8(opposite, positive, opposite, _mm512_set1_epi8(furtherTurn<scale>));
  }
  const __mmask64 negative = _mm512_movepi8_mask(cells);
  const __m512i result = _mm512_mask_sub_epi8(opposite, negative, opposite, _mm512_set1_epi8(1));
  const __m512i illegal = _mm512_set1_epi8(-128);
  return _mm512_mask_mov_epi8(result, _mm512_cmpeq_epi8_mask(cells, illegal), illegal);
}

/// Transposes sixteen rows of sixteen bytes in each quarter of the vectors.
static void transpose(__m512i (&rows)[blockRows]) {
  for (int round = 0; round < 4; ++round) {
    __m512i next[blockRows];
    for (std::size_t i = 0; i < blockRows / 2; ++i) {
      next[2 * i] = _mm512_unpacklo_epi8(rows[i], rows[i + blockRows / 2]);
      next[2 * i + 1] = _mm512_unpackhi_epi8(rows[i], rows[i + blockRows / 2]);
    }
    std::copy_n(next, blockRows, rows);
  }
}

template <Scale scale>
static bool storeBlock(const std::int8_t* in, std::size_t inStride, std::int8_t* out, std::size_t outStride, std::size_t columns,
                       std::uint8_t* changed) {
  const auto fetch = [&](std::size_t first) {
    for (std::size_t column = first; column < std::min(first + vectorBytes, columns); ++column)
      __builtin_prefetch(out + column * outStride, 1);
  };
  fetch(0);
  bool any = false;
  for (std::size_t first = 0; first < columns; first += vectorBytes) {
    fetch(first + vectorBytes);
    const __mmask64 inRow = firstOf(inStride - first);
    __m512i rows[blockRows];
    for (std::size_t r = 0; r < blockRows; ++r)
      rows[r] = turned<scale>(_mm512_maskz_loadu_epi8(inRow, in + r * inStride + first));
    transpose(rows);
    alignas(64) std::int8_t cells[blockRows][vectorBytes];  // quarter q of vector n is column 16 * q + n
    for (std::size_t n = 0; n < blockRows; ++n) _mm512_store_si512(cells[n], rows[n]);
    const std::size_t count = std::min(vectorBytes, columns - first);
    for (std::size_t column = 0; column < count; ++column) {
      std::int8_t* place = out + (first + column) * outStride;
      const std::int8_t* wanted = cells[column % blockRows] + column / blockRows * blockRows;
      const __m128i value = _mm_load_si128(reinterpret_cast<const __m128i*>(wanted));
      if (_mm_cmpneq_epi8_mask(value, _mm_loadu_si128(reinterpret_cast<const __m128i*>(place))) == 0) continue;
      _mm_storeu_si128(reinterpret_cast<__m128i*>(place), value);
      changed[first + column] = 1;
      any = true;
    }
  }
  return any;
}

template <Scale scale>
constexpr CellKernel kernel{pack<scale>, unpack<scale>, storeBlock<scale>};
#endif

const CellKernel* avx512CellKernel([[maybe_unused]] Scale scale) {
#if defined(__AVX512VBMI2__) && defined(__AVX512VL__)
  return scale == Scale::EvenWins ? &kernel<Scale::EvenWins> : &kernel<Scale::EveryPly>;
#endif
  return nullptr;
}

}  // namespace kotai::retrograde
