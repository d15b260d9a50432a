// Converts between rows of byte tables and bits. Included for each kind of processor where SetSolverOf is instantiated.
#pragma once

#ifdef __SSE2__
#include <immintrin.h>
#endif

#include <bit>
#include <cstddef>
#include <cstring>

#include "core/games/quoridor/board.h"
#include "solvers/retrograde/quoridor/bit_runs.h"
#include "solvers/retrograde/quoridor/score_table.h"

namespace kotai::retrograde::quoridor_engine {

using Bytes16 __attribute__((vector_size(16))) = std::uint8_t;

template <class Machine, class Lane>
std::byte* packRuns(const std::uint8_t* row, Lane squares, std::byte* codes) {
  forEachRun(squares, [&](int first, int length) {
    for (int at = 0; at < length; ++at) *codes++ = std::byte{score::codeOf[row[first + at]]};
  });
  return codes;
}
template <class Machine, class Lane>
const std::byte* unpackRuns(std::uint8_t* row, Lane squares, const std::byte* codes) {
  forEachRun(squares, [&](int first, int length) {
    for (int at = 0; at < length; ++at) row[first + at] = score::scoreOf[static_cast<std::uint8_t>(*codes++)];
  });
  return codes;
}

/// Operations on single rows. Bit n of a lane stands for byte n of a row. If a lane has more bits than a row
/// has bytes, the additional bits belong to the bytes after the row, which always exist (margin). Callers must
/// ignore the additional bits. `Machine` separates code for different processors.
template <class Machine, class Lane>
struct RowOps {
  static constexpr bool pairs = false;  ///< whether two adjacent rows also form one vector

  /// Returns the places of a row whose value is \p value.
  static Lane equalIn(const std::uint8_t* row, int stride, std::uint8_t value) {
    return bitsOf(row, stride, [value](auto bytes) { return bytes == value; });
  }
  /// Returns the places of a row whose value is at least \p value.
  static Lane atLeastIn(const std::uint8_t* row, int stride, std::uint8_t value) {
    return bitsOf(row, stride, [value](auto bytes) { return bytes >= value; });
  }
  static void setWhere(std::uint8_t* row, Lane bits, std::uint8_t value) {
    quoridor::forEachBit(bits, [row, value](int place) { row[place] = value; });
  }
  /// Writes the codes of some squares of a row consecutively. Returns the end of the codes.
  static std::byte* pack(const std::uint8_t* row, Lane squares, std::byte* codes) {
    return packRuns<Machine>(row, squares, codes);
  }
  /// Inverse of pack(). Does not change other squares of the row.
  static const std::byte* unpack(std::uint8_t* row, Lane squares, const std::byte* codes) {
    return unpackRuns<Machine>(row, squares, codes);
  }

 private:
  template <class Test>
  static Lane bitsOf(const std::uint8_t* row, int stride, Test&& test) {
    Lane bits = 0;
    for (int at = 0; at < stride; at += 16) {
      Bytes16 bytes;
      std::memcpy(&bytes, row + at, sizeof bytes);
      bits |= static_cast<Lane>(static_cast<Lane>(maskOf(test(bytes))) << at);
    }
    return bits;
  }
  template <class Compared>
  static unsigned maskOf(Compared compared) {
#ifdef __SSE2__
    __m128i bytes;
    std::memcpy(&bytes, &compared, sizeof bytes);
    return static_cast<unsigned>(_mm_movemask_epi8(bytes));
#else
    unsigned mask = 0;
    for (int at = 0; at < 16; ++at) mask |= compared[at] != 0 ? 1U << at : 0U;
    return mask;
#endif
  }
};

#if defined(__AVX512VBMI2__) && defined(__AVX512VL__)

/// Operations on rows that are one vector of 32 or 64 bytes each. The bits of a row are a mask.
template <class Machine, class Lane>
requires(sizeof(Lane) <= sizeof(std::uint64_t)) struct RowOps<Machine, Lane> {
  static constexpr bool half = sizeof(Lane) == sizeof(std::uint32_t);
  static constexpr bool pairs = half;
  using Bytes __attribute__((vector_size(8 * sizeof(Lane)))) = std::uint8_t;

  static Lane equalIn(const std::uint8_t* row, int, std::uint8_t value) {
    if constexpr (half)
      return _mm256_cmpeq_epu8_mask(asHalf(load(row)), asHalf(all(value)));
    else
      return _mm512_cmpeq_epu8_mask(asWhole(load(row)), asWhole(all(value)));
  }
  static Lane atLeastIn(const std::uint8_t* row, int, std::uint8_t value) {
    if constexpr (half)
      return _mm256_cmpge_epu8_mask(asHalf(load(row)), asHalf(all(value)));
    else
      return _mm512_cmpge_epu8_mask(asWhole(load(row)), asWhole(all(value)));
  }
  static void setWhere(std::uint8_t* row, Lane bits, std::uint8_t value) {
    if constexpr (half)
      _mm256_mask_storeu_epi8(row, bits, asHalf(all(value)));
    else
      _mm512_mask_storeu_epi8(row, bits, asWhole(all(value)));
  }
  static std::byte* pack(const std::uint8_t* row, Lane squares, std::byte* codes) {
    const Bytes scores = load(row);
    // score::toCode(): scores below a draw are losses, scores above are wins.
    const Bytes lost = scores + scores + 1;
    const Bytes won = 254 - (scores + scores);
    Bytes packed = scores > score::draw ? won : lost;
    packed = scores == score::draw ? Bytes{} : packed;
    const int count = std::popcount(squares);
    const auto written = static_cast<Lane>((std::uint64_t{1} << count) - 1);
    if constexpr (half)
      _mm256_mask_storeu_epi8(codes, written, _mm256_maskz_compress_epi8(squares, asHalf(packed)));
    else
      _mm512_mask_storeu_epi8(codes, written, _mm512_maskz_compress_epi8(squares, asWhole(packed)));
    return codes + count;
  }
  static const std::byte* unpack(std::uint8_t* row, Lane squares, const std::byte* codes) {
    Bytes packed;
    if constexpr (half)
      packed = reinterpret_cast<Bytes>(_mm256_maskz_expandloadu_epi8(squares, codes));
    else
      packed = reinterpret_cast<Bytes>(_mm512_maskz_expandloadu_epi8(squares, codes));
    // score::fromCode(): odd codes are losses, even codes except 0 are wins.
    const Bytes halves = packed >> 1;
    Bytes scores = (packed & 1) != 0 ? halves : 255 - halves;
    scores = packed == 0 ? all(score::draw) : scores;
    if constexpr (half)
      _mm256_mask_storeu_epi8(row, squares, asHalf(scores));
    else
      _mm512_mask_storeu_epi8(row, squares, asWhole(scores));
    return codes + std::popcount(squares);
  }

 private:
  static Bytes load(const std::uint8_t* row) {
    Bytes bytes;
    std::memcpy(&bytes, row, sizeof bytes);
    return bytes;
  }
  static Bytes all(std::uint8_t value) { return Bytes{} + value; }
  static __m256i asHalf(Bytes bytes) { return reinterpret_cast<__m256i>(bytes); }
  static __m512i asWhole(Bytes bytes) { return reinterpret_cast<__m512i>(bytes); }
};

#elif defined(__AVX2__)

template <class Machine>
struct RowOps<Machine, std::uint32_t> {
  static constexpr bool pairs = false;
  using Lane = std::uint32_t;

  static Lane equalIn(const std::uint8_t* row, int, std::uint8_t value) {
    return maskOf(_mm256_cmpeq_epi8(load(row), all(value)));
  }
  static Lane atLeastIn(const std::uint8_t* row, int, std::uint8_t value) {
    return maskOf(_mm256_cmpeq_epi8(_mm256_max_epu8(load(row), all(value)), load(row)));
  }
  static void setWhere(std::uint8_t* row, Lane bits, std::uint8_t value) {
    // Copies byte n of the lane eight times, then selects one bit in each copy.
    const __m256i eightfold = _mm256_setr_epi64x(0, 0x0101'0101'0101'0101, 0x0202'0202'0202'0202, 0x0303'0303'0303'0303);
    const __m256i units = _mm256_set1_epi64x(static_cast<long long>(0x8040'2010'0804'0201ULL));
    const __m256i bytes = _mm256_shuffle_epi8(_mm256_set1_epi32(static_cast<int>(bits)), eightfold);
    const __m256i chosen = _mm256_cmpeq_epi8(_mm256_and_si256(bytes, units), units);
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(row), _mm256_blendv_epi8(load(row), all(value), chosen));
  }
  static std::byte* pack(const std::uint8_t* row, Lane squares, std::byte* codes) {
    return packRuns<Machine>(row, squares, codes);
  }
  static const std::byte* unpack(std::uint8_t* row, Lane squares, const std::byte* codes) {
    return unpackRuns<Machine>(row, squares, codes);
  }

 private:
  static __m256i load(const std::uint8_t* row) { return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(row)); }
  static __m256i all(std::uint8_t value) { return _mm256_set1_epi8(static_cast<char>(value)); }
  static Lane maskOf(__m256i bytes) { return static_cast<Lane>(_mm256_movemask_epi8(bytes)); }
};

#endif

}  // namespace kotai::retrograde::quoridor_engine
