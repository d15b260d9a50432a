// Sets of squares of many positions, one per lane of a vector, with a version for each kind of processor.
#pragma once

#include <bit>
#include <cstring>

#include "solvers/base/wide_words.h"
#include "solvers/retrograde/animalshogi/bits.h"

namespace kotai::animalshogi::engine {

/// Vectors of sets and bytes for 8, 16 or 32 positions.
using Sets8 [[gnu::vector_size(16)]] = std::uint16_t;
using Sets16 [[gnu::vector_size(32)]] = std::uint16_t;
using Sets32 [[gnu::vector_size(64)]] = std::uint16_t;
using Bytes8 [[gnu::vector_size(8)]] = std::uint8_t;
using Bytes16 [[gnu::vector_size(16)]] = std::uint8_t;
using Bytes32 [[gnu::vector_size(32)]] = std::uint8_t;

/// Extends SingleBits by operations on many positions. The compiler uses the vector instructions of the processor.
template <class SingleBits, class Sets, class Bytes>
struct VectorBits : SingleBits {
  using Lanes = Sets;
  using Mask = Lanes;  ///< in each lane, all bits or no bits are set
  static constexpr std::size_t laneCount = sizeof(Lanes) / sizeof(std::uint16_t);

  static Lanes all(unsigned set) { return Lanes{} + static_cast<std::uint16_t>(set); }
  static Mask firstLanes(std::size_t count) {
    Lanes numbers;
    for (std::size_t lane = 0; lane < laneCount; ++lane) numbers[lane] = static_cast<std::uint16_t>(lane);
    return reinterpret_cast<Mask>(numbers < all(static_cast<unsigned>(count)));
  }
  static Mask isEqual(Lanes sets, Lanes others) { return reinterpret_cast<Mask>(sets == others); }
  static Mask nonempty(Lanes sets) { return reinterpret_cast<Mask>(sets != Lanes{}); }
  static bool any(Mask mask) {
    std::array<std::uint64_t, sizeof(Mask) / sizeof(std::uint64_t)> words;
    std::memcpy(words.data(), &mask, sizeof words);
    std::uint64_t together = 0;
    for (const std::uint64_t word : words) together |= word;
    return together != 0;
  }
  static Lanes masked(Mask mask, Lanes sets) { return mask & sets; }
  static Lanes selected(Mask mask, Lanes sets, Lanes elsewhere) { return (mask & sets) | (~mask & elsewhere); }

  static Lanes sizesOf(Lanes sets) {
    const Lanes pairs = sets - (sets >> 1 & all(0x555));
    const Lanes fours = (pairs & all(0x333)) + (pairs >> 2 & all(0x333));
    return fours * all(0x1110) >> 12;
  }

  // The next functions read or write only the first `count` lanes.
  static Lanes loadBytes(const std::uint8_t* from, std::size_t count) {
    Bytes read{};
    copy(&read, from, sizeof read, count);
    return __builtin_convertvector(read, Lanes);
  }
  static void storeBytes(std::uint8_t* to, Lanes lanes, std::size_t count) {
    const Bytes written = __builtin_convertvector(lanes, Bytes);
    copy(to, &written, sizeof written, count);
  }
  static void storeWords(std::uint8_t* to, Lanes lanes, std::size_t count) { copy(to, &lanes, sizeof lanes, 2 * count); }

  /// Writes (places + rowLength * rows) << tableBits | tables for the selected lanes, without gaps. May write one
  /// arbitrary value after the results for each lane that is not selected. Returns the number of selected lanes.
  template <int tableBits>
  static std::size_t storeRanks(std::uint32_t* to, Mask which, Lanes places, Lanes rows, std::uint32_t rowLength, Lanes tables) {
    std::size_t count = 0;
    for (std::size_t lane = 0; lane < laneCount; ++lane) {
      to[count] = (places[lane] + rowLength * rows[lane]) << tableBits;
      if constexpr (tableBits > 0) to[count] |= tables[lane];
      count += which[lane] & 1U;
    }
    return count;
  }

 private:
  static void copy(void* to, const void* from, std::size_t most, std::size_t count) {
    if (count == most)
      std::memcpy(to, from, most);
    else
      std::memcpy(to, from, count);
  }
};

using PortableVectors = VectorBits<PortableBits, Sets8, Bytes8>;

#if defined(__AVX2__)
/// Vectors for processors with AVX2. The rest of this file is only for files compiled with AVX2.
struct Avx2Vectors : VectorBits<MachineBits, Sets16, Bytes16> {
#if !defined(__SANITIZE_THREAD__)
  static std::uint64_t equalBytes(const std::uint8_t* bytes, std::uint8_t wanted) {
    const __m256i pattern = _mm256_set1_epi8(static_cast<char>(wanted));
    const auto half = [&](int number) {
      const __m256i each = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(bytes) + number);
      return std::uint64_t{static_cast<std::uint32_t>(_mm256_movemask_epi8(_mm256_cmpeq_epi8(each, pattern)))};
    };
    return half(0) | half(1) << 32;
  }
#endif
  static bool any(Mask mask) { return _mm256_testz_si256(vector(mask), vector(mask)) == 0; }
  static Lanes sizesOf(Lanes sets) {
    const __m256i sizes =
        _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, 0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    const __m256i outer = _mm256_shuffle_epi8(sizes, vector(sets & all(0xf0f)));
    const __m256i inner = _mm256_shuffle_epi8(sizes, vector(sets >> 4 & all(0xf)));
    return lanes(_mm256_maddubs_epi16(_mm256_add_epi8(outer, inner), _mm256_set1_epi8(1)));
  }
  template <int tableBits>
  static std::size_t storeRanks(std::uint32_t* to, Mask which, Lanes places, Lanes rows, std::uint32_t rowLength, Lanes tables) {
    const auto some = static_cast<std::uint32_t>(_mm256_movemask_epi8(vector(which)));  // two bits for each lane
    const __m256i weights = _mm256_set1_epi32(static_cast<int>(rowLength << 16 | 1U));
    std::size_t count = 0;
    const auto half = [&](__m256i pairs, __m256i in, std::uint32_t lanes) {
      __m256i ranks = _mm256_madd_epi16(pairs, weights);
      if constexpr (tableBits > 0) ranks = _mm256_or_si256(_mm256_slli_epi32(ranks, tableBits), in);
      const std::uint64_t numbers = _pext_u64(0x0706'0504'0302'0100, _pdep_u64(lanes, 0x0101'0101'0101'0101) * 0xff);
      const __m256i order = _mm256_cvtepu8_epi32(_mm_cvtsi64_si128(static_cast<long long>(numbers)));
      _mm256_storeu_si256(reinterpret_cast<__m256i*>(to + count), _mm256_permutevar8x32_epi32(ranks, order));
      count += static_cast<std::size_t>(std::popcount(lanes));
    };
    // The unpack instructions work within each block of eight lanes: first on its lower half, then on its upper
    // half.
    const __m256i zero = _mm256_setzero_si256();
    const __m256i low = vector(places);
    const __m256i high = vector(rows);
    half(_mm256_unpacklo_epi16(low, high), _mm256_unpacklo_epi16(vector(tables), zero), gather(some, 0x0055'0055));
    half(_mm256_unpackhi_epi16(low, high), _mm256_unpackhi_epi16(vector(tables), zero), gather(some, 0x5500'5500));
    return count;
  }

 private:
  static __m256i vector(Lanes sets) { return reinterpret_cast<__m256i>(sets); }
  static Lanes lanes(__m256i words) { return reinterpret_cast<Lanes>(words); }
};
#endif

#if KOTAI_WIDE_WORDS
struct Avx512Vectors : VectorBits<MachineBits, Sets32, Bytes32> {
  using Mask = __mmask32;

#if !defined(__SANITIZE_THREAD__)
  static std::uint64_t equalBytes(const std::uint8_t* bytes, std::uint8_t wanted) {
    return _mm512_cmpeq_epi8_mask(_mm512_loadu_si512(bytes), _mm512_set1_epi8(static_cast<char>(wanted)));
  }
#endif
  static Mask firstLanes(std::size_t count) { return static_cast<Mask>((std::uint64_t{1} << count) - 1); }
  static Mask isEqual(Lanes sets, Lanes others) { return _mm512_cmpeq_epi16_mask(vector(sets), vector(others)); }
  static Mask nonempty(Lanes sets) { return _mm512_test_epi16_mask(vector(sets), vector(sets)); }
  static bool any(Mask mask) { return mask != 0; }
  static Lanes masked(Mask mask, Lanes sets) { return lanes(_mm512_maskz_mov_epi16(mask, vector(sets))); }
  static Lanes selected(Mask mask, Lanes sets, Lanes elsewhere) {
    return lanes(_mm512_mask_mov_epi16(vector(elsewhere), mask, vector(sets)));
  }
  static Lanes sizesOf(Lanes sets) { return lanes(_mm512_popcnt_epi16(vector(sets))); }

  static Lanes loadBytes(const std::uint8_t* from, std::size_t count) {
    return lanes(_mm512_cvtepu8_epi16(_mm256_maskz_loadu_epi8(firstLanes(count), from)));
  }
  static void storeBytes(std::uint8_t* to, Lanes bytes, std::size_t count) {
    _mm256_mask_storeu_epi8(to, firstLanes(count), _mm512_cvtepi16_epi8(vector(bytes)));
  }
  static void storeWords(std::uint8_t* to, Lanes words, std::size_t count) {
    _mm512_mask_storeu_epi16(to, firstLanes(count), vector(words));
  }

  template <int tableBits>
  static std::size_t storeRanks(std::uint32_t* to, Mask which, Lanes places, Lanes rows, std::uint32_t rowLength, Lanes tables) {
    const __m512i weights = _mm512_set1_epi32(static_cast<int>(rowLength << 16 | 1U));
    std::size_t count = 0;
    const auto half = [&](__m512i pairs, __m512i in, unsigned some) {
      __m512i ranks = _mm512_madd_epi16(pairs, weights);
      if constexpr (tableBits > 0) ranks = _mm512_or_si512(_mm512_slli_epi32(ranks, tableBits), in);
      _mm512_storeu_si512(to + count, _mm512_maskz_compress_epi32(static_cast<__mmask16>(some), ranks));
      count += static_cast<std::size_t>(std::popcount(some));
    };
    // The unpack instructions work within each block of eight lanes: first on its lower half, then on its upper
    // half.
    const __m512i zero = _mm512_setzero_si512();
    const __m512i low = vector(places);
    const __m512i high = vector(rows);
    half(_mm512_unpacklo_epi16(low, high), _mm512_unpacklo_epi16(vector(tables), zero), gather(which, 0x0f0f0f0f));
    half(_mm512_unpackhi_epi16(low, high), _mm512_unpackhi_epi16(vector(tables), zero), gather(which, 0xf0f0f0f0));
    return count;
  }

 private:
  static __m512i vector(Lanes sets) { return reinterpret_cast<__m512i>(sets); }
  static Lanes lanes(__m512i words) { return reinterpret_cast<Lanes>(words); }
};
#endif

template <class Lanes>
inline Lanes lowestOf(Lanes sets) {
  return sets & -sets;
}
template <class Lanes>
inline Lanes mirrorOf(Lanes sets) {
  constexpr std::uint16_t firstColumn = 0b001'001'001'001;
  return (sets & static_cast<std::uint16_t>(firstColumn << 1)) | (sets & firstColumn) << (columnCount - 1) |
         (sets >> (columnCount - 1) & firstColumn);
}

/// A step of pieces of one kind, from the squares in `from`.
struct Step {
  int squares = 0;  ///< number to add to a square's number to get the target square's number
  SquareSet from = 0;
};
struct Steps {
  std::array<Step, 8> steps{};
  std::size_t count = 0;
  constexpr const Step* begin() const { return steps.data(); }
  constexpr const Step* end() const { return steps.data() + count; }
};
using StepTable = std::array<Steps, kindCount>;
constexpr StepTable stepsOf(const MoveTable& moves) {
  StepTable all{};
  for (std::size_t kind = 0; kind < all.size(); ++kind)
    for (int squares = -columnCount - 1; squares <= columnCount + 1; ++squares) {
      Step step{squares, 0};
      for (int from = 0; from < squareCount; ++from) {
        const int to = from + squares;
        if (to >= 0 && to < squareCount && (moves[kind][static_cast<std::size_t>(from)] & squareBit(to)) != 0)
          step.from = static_cast<SquareSet>(step.from | squareBit(from));
      }
      if (step.from != 0) all[kind].steps[all[kind].count++] = step;
    }
  return all;
}
inline constexpr StepTable upwardSteps = stepsOf(upwardMoves);
inline constexpr StepTable downwardSteps = stepsOf(downwardMoves);

/// Returns the squares that pieces reach by a step.
template <class Lanes>
inline Lanes stepped(Lanes sets, const Step& step) {
  const Lanes from = sets & step.from;
  return step.squares > 0 ? from << step.squares : from >> -step.squares;
}
template <class Lanes>
inline Lanes steppedAll(Lanes sets, const Steps& steps) {
  Lanes result{};
  for (const Step& step : steps) result |= stepped(sets, step);
  return result;
}

}  // namespace kotai::animalshogi::engine
