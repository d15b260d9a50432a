// Compiled with AVX-512 switched on (solvers/CMakeLists.txt): nothing here may run before the machine has been asked.
#ifdef __AVX512VBMI2__
#include <immintrin.h>
#endif

#include "solvers/base/processor.h"
#include "solvers/retrograde/dodgem/code_packer.h"

namespace kotai::retrograde {

#ifdef __AVX512VBMI2__
namespace {

constexpr std::size_t vectorBytes = 64;

__mmask64 firstOf(std::size_t count) { return count >= vectorBytes ? ~__mmask64{0} : (__mmask64{1} << count) - 1; }

/// codeOfTurned() of 64 cells.
__m512i codesOf(__m512i cells) {
  const __m512i zero = _mm512_setzero_si512();
  const __m512i twice = _mm512_add_epi8(cells, cells);
  const __m512i lost = _mm512_sub_epi8(twice, _mm512_set1_epi8(1));
  const __m512i won = _mm512_sub_epi8(_mm512_set1_epi8(-2), twice);
  const __m512i decided = _mm512_mask_mov_epi8(won, _mm512_movepi8_mask(cells), lost);
  return _mm512_maskz_mov_epi8(_mm512_cmpneq_epi8_mask(cells, zero), decided);
}

/// Most neighbours are equal: then one number is changed.
void count(const std::byte* codes, __m512i vector, std::size_t length, CodeCounts& counts) {
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

std::byte* packWide(const std::int8_t* cells, std::size_t columns, std::byte* out, CodeCounts& counts) {
  const __m512i illegal = _mm512_set1_epi8(-128);
  for (std::size_t first = 0; first < columns; first += vectorBytes) {
    const __mmask64 inRow = firstOf(columns - first);
    const __m512i here = _mm512_maskz_loadu_epi8(inRow, cells + first);
    const __mmask64 legal = _mm512_mask_cmpneq_epi8_mask(inRow, here, illegal);
    const __m512i packed = _mm512_maskz_compress_epi8(legal, codesOf(here));
    const auto length = static_cast<std::size_t>(__builtin_popcountll(legal));
    _mm512_storeu_si512(out, packed);
    count(out, packed, length, counts);
    out += length;
  }
  return out;
}

}  // namespace
#endif

CodePacker8 avx512CodePacker() {
#ifdef __AVX512VBMI2__
  if (processorHasAvx512()) return packWide;
#endif
  return nullptr;
}

}  // namespace kotai::retrograde
