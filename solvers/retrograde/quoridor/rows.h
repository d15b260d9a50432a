// Rows of bits by the second pawn's square, and vectors of rows. Included for each kind of processor where SetSolverOf is
// instantiated.
#pragma once

#ifdef __SSE2__
#include <immintrin.h>
#endif

#include <cstdint>
#include <cstring>
#include <type_traits>

#include "core/games/quoridor/board.h"

namespace kotai::retrograde::quoridor_engine {

/// Rows of bits, one for each square of the second pawn. The bits are squares of the first pawn. Padding on
/// both sides is for squares off the board.
template <class Lane>
struct Rows {
  static constexpr int margin = 2 * quoridor::maxSide + 8;  // maximum distance of a move, plus the end of a vector
  static constexpr int squares = sizeof(Lane) == 4 ? 32 : sizeof(Lane) == 8 ? 64 : quoridor::maxSide * quoridor::maxSide + 1;
  Lane room[margin + squares + margin] = {};

  Lane& operator[](int second) { return room[margin + second]; }
  const Lane& operator[](int second) const { return room[margin + second]; }
};

/// Vector type for several rows.
template <class Machine, class Lane>
struct LaneVector {
  using Type = quoridor::Bits128;
};
template <class Machine>
struct LaneVector<Machine, std::uint32_t> {
  using Type = typename Machine::Words32;
};
template <class Machine>
struct LaneVector<Machine, std::uint64_t> {
  using Type = typename Machine::Words64;
};

/// Iterates over the rows of a board, one vector at a time. The last vector may extend beyond the board. `Machine`
/// determines the vector type.
template <class Machine, class Lane>
class RowVectors {
 public:
  using Vector = typename LaneVector<Machine, Lane>::Type;
  static constexpr int lanes = static_cast<int>(sizeof(Vector) / sizeof(Lane));

  explicit RowVectors(const quoridor::Board& board) : m_begin(board.columns), m_end(board.squares()) {}

  /// Calls work(square of the first row) for each vector.
  template <class Work>
  void forEach(Work&& work) const {
    const int end = m_end;  // a local copy, because the compiler must assume that `work` changes the member
    for (int second = m_begin; second < end; second += lanes) work(second);
  }
  static Vector get(const Rows<Lane>& rows, int second) {
    Vector result;
    std::memcpy(&result, &rows[second], sizeof result);
    return result;
  }
  static void put(Rows<Lane>& rows, int second, const Vector& value) { std::memcpy(&rows[second], &value, sizeof value); }

  /// Returns the number of bits of each row.
  static Vector counts(const Vector& bits) {
    if constexpr (std::is_same_v<Vector, Lane>) {
      return static_cast<Lane>(quoridor::countBits(bits));
    } else {
#if defined(__AVX512VPOPCNTDQ__) && defined(__AVX512VL__)
      if constexpr (sizeof(Vector) == 32 && sizeof(Lane) == 4)
        return reinterpret_cast<Vector>(_mm256_popcnt_epi32(reinterpret_cast<__m256i>(bits)));
      if constexpr (sizeof(Vector) == 64 && sizeof(Lane) == 8)
        return reinterpret_cast<Vector>(_mm512_popcnt_epi64(reinterpret_cast<__m512i>(bits)));
#endif
      Vector result{};
      for (int lane = 0; lane < lanes; ++lane)
        result[lane] = static_cast<Lane>(quoridor::countBits(static_cast<Lane>(bits[lane])));
      return result;
    }
  }
  static std::uint32_t sum(const Vector& numbers) {
    if constexpr (std::is_same_v<Vector, Lane>) {
      return static_cast<std::uint32_t>(numbers);
    } else {
      Lane total = 0;
      for (int lane = 0; lane < lanes; ++lane) total += numbers[lane];
      return static_cast<std::uint32_t>(total);
    }
  }
  static bool any(const Vector& bits) {
    if constexpr (std::is_same_v<Vector, Lane>) {
      return bits != 0;
    } else {
      Lane all = 0;
      for (int lane = 0; lane < lanes; ++lane) all |= bits[lane];
      return all != 0;
    }
  }

 private:
  int m_begin;
  int m_end;
};

}  // namespace kotai::retrograde::quoridor_engine
