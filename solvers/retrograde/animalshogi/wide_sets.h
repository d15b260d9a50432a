// Sets of squares of 32 positions at a time. Only for the file that is compiled for machines with AVX-512.
#pragma once

#include "solvers/base/wide_words.h"
#include "solvers/retrograde/animalshogi/bits.h"

namespace kotai::animalshogi::engine {

struct WideBits : MachineBits {
#if !defined(__SANITIZE_THREAD__)
  static std::uint64_t equalBytes(const std::uint8_t* bytes, std::uint8_t wanted) {
    return _mm512_cmpeq_epi8_mask(_mm512_loadu_si512(bytes), _mm512_set1_epi8(static_cast<char>(wanted)));
  }
#endif
  /// For positions that stand alone.
  struct Single : MachineBits {};
};

/// 32 sets.
using Lanes = __m512i;
inline constexpr std::size_t laneCount = 32;

static inline Lanes allLanes(unsigned set) { return _mm512_set1_epi16(static_cast<short>(set)); }
static inline Lanes noSquares() { return _mm512_setzero_si512(); }
static inline Lanes lowestOf(Lanes sets) { return _mm512_and_si512(sets, _mm512_sub_epi16(noSquares(), sets)); }
static inline Lanes sizesOf(Lanes sets) { return _mm512_popcnt_epi16(sets); }
/// Lanes whose sets are not empty.
static inline __mmask32 nonempty(Lanes sets) { return _mm512_test_epi16_mask(sets, sets); }
static inline Lanes mirrorOf(Lanes sets) {
  constexpr unsigned firstColumn = 0b001'001'001'001;
  const Lanes left = _mm512_slli_epi16(_mm512_and_si512(sets, allLanes(firstColumn)), columnCount - 1);
  const Lanes right = _mm512_and_si512(_mm512_srli_epi16(sets, columnCount - 1), allLanes(firstColumn));
  return _mm512_or_si512(_mm512_and_si512(sets, allLanes(firstColumn << 1)), _mm512_or_si512(left, right));
}

/// A step of pieces of one kind, from any of these squares.
struct Step {
  int squares = 0;  ///< added to the number of the square
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
static inline Lanes stepped(Lanes sets, const Step& step) {
  const Lanes from = _mm512_and_si512(sets, allLanes(step.from));
  return step.squares > 0 ? _mm512_sll_epi16(from, _mm_cvtsi32_si128(step.squares))
                          : _mm512_srl_epi16(from, _mm_cvtsi32_si128(-step.squares));
}
static inline Lanes steppedAll(Lanes sets, const Steps& steps) {
  Lanes result = noSquares();
  for (const Step& step : steps) result = _mm512_or_si512(result, stepped(sets, step));
  return result;
}

}  // namespace kotai::animalshogi::engine
