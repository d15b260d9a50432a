// Rotates byte tables to the other end of the board, or mirrors them. Included for each kind of processor where SetSolverOf is
// instantiated.
#pragma once

#include <cstring>

#include "solvers/retrograde/byte_shuffle.h"
#include "solvers/retrograde/quoridor/row_ops.h"

namespace kotai::retrograde::quoridor_engine {

/// Rotates and mirrors tables. `Machine` separates code for different processors.
template <class Machine>
class TableImages {
 public:
  explicit TableImages(const TableShape& shape) : m_shape(shape) {
    for (int at = 0; at < maxStride; ++at) {
      m_source[at] = at < shape.places ? at + shape.columns - 1 - 2 * (at % shape.columns) : at;
      for (int near = 0; near < 3; ++near) {
        const int inside = m_source[at] - (at / 16 + near - 1) * 16;
        const bool here = inside >= 0 && inside < 16;
        m_from[near][at] = static_cast<std::uint8_t>(here ? inside : 0);
        m_taken[near][at] = here ? 255 : 0;
      }
    }
#ifdef __AVX512VBMI__
    if (shape.stride == rowBytes) planForRegisters();
#endif
  }

  /// Rotates a table: reverses and exchanges both axes.
  void turn(const std::uint8_t* in, std::uint8_t* out) const {
#ifdef __AVX512VBMI__
    if (m_shape.stride == rowBytes) return turnInRegisters(in, out);
#endif
    const int places = m_shape.places;
    const auto stride = static_cast<std::ptrdiff_t>(m_shape.stride);
    for (int second = 0; second < places; second += 16)
      for (int first = 0; first < places; first += 16) {
        Bytes rows[16];
        // The loop reads rows beyond the last row, which is safe because tables have a margin, but never stores such
        // rows.
        for (int row = 0; row < 16; ++row)
          rows[row] = load(in + (second + row < places ? second + row : places - 1) * stride + first);
        exchange(rows);
        for (int column = 0; column < 16 && first + column < places; ++column)
          store(out + (places - 1 - first - column) * stride + (places - 16 - second), backwards(rows[column]));
      }
  }

  /// Reverses the columns within each row of the board.
  void mirror(const std::uint8_t* in, std::uint8_t* out) const {
#ifdef __AVX512VBMI__
    if (m_shape.stride == rowBytes) return mirrorInRegisters(in, out);
#endif
    for (int row = 0; row < m_shape.places; ++row) {
      const std::uint8_t* from = in + static_cast<std::ptrdiff_t>(m_source[row]) * m_shape.stride;
      std::uint8_t* to = out + static_cast<std::ptrdiff_t>(row) * m_shape.stride;
      for (int at = 0; at < m_shape.stride; at += 16) {
        Bytes sum{};
        for (int near = 0; near < 3; ++near) {
          const int block = at + (near - 1) * 16;
          if (block < 0 || block >= m_shape.stride) continue;
          sum |= shuffled(load(from + block), load(m_from[near] + at)) & load(m_taken[near] + at);
        }
        store(to + at, sum);
      }
    }
  }

 private:
  using Bytes = Bytes16;

  static Bytes load(const std::uint8_t* from) {
    Bytes bytes;
    std::memcpy(&bytes, from, sizeof bytes);
    return bytes;
  }
  static void store(std::uint8_t* to, Bytes bytes) { std::memcpy(to, &bytes, sizeof bytes); }
  static Bytes backwards(Bytes bytes) { return shuffled(bytes, Bytes{15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0}); }
  /// Transposes sixteen rows.
  static void exchange(Bytes* rows) {
    constexpr Bytes low{0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23};
    constexpr Bytes high{8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31};
    Bytes next[16];
    // Interleaving row i with row i + 8 four times transposes the block.
    for (int round = 0; round < 4; ++round) {
      for (int row = 0; row < 8; ++row) {
        next[2 * row] = shuffled(rows[row], rows[row + 8], low);
        next[2 * row + 1] = shuffled(rows[row], rows[row + 8], high);
      }
      std::memcpy(rows, next, sizeof next);
    }
  }

#ifdef __AVX512VBMI__
  // For 17 to 32 places, a vector contains two rows, and a whole table fits into the registers.
  static constexpr int rowBytes = 32;
  static constexpr int maxVectors = rowBytes / 2;

  void planForRegisters() {
    for (int at = 0; at < 2 * rowBytes; ++at) {
      const int row = m_shape.places - 1 - at % rowBytes;
      if (row < 0) continue;
      // Source of byte `at` of vector 0. Each look-up reads four rows. In each later vector, the source byte is two
      // lower.
      m_turned[at] = static_cast<std::uint8_t>(row % 4 * rowBytes + m_shape.places - 1 - at / rowBytes);
      m_rows[row / 4] |= std::uint64_t{1} << at;
    }
    for (int at = 0; at < rowBytes; ++at) m_mirrored[at] = static_cast<std::uint8_t>(m_source[at]);
  }
  void turnInRegisters(const std::uint8_t* in, std::uint8_t* out) const {
    const int vectors = (m_shape.places + 1) / 2;
    const int fours = (m_shape.places + 3) / 4;
    __m512i rows[maxVectors];
    for (int vector = 0; vector < 2 * fours; ++vector)
      rows[vector] = vector < vectors ? _mm512_loadu_si512(in + 2 * rowBytes * vector) : _mm512_setzero_si512();
    __m512i from = _mm512_load_si512(m_turned);
    for (int vector = 0; vector < vectors; ++vector) {
      __m512i sum = _mm512_setzero_si512();
      for (int four = 0; four < fours; ++four)
        sum = _mm512_or_si512(sum, _mm512_maskz_permutex2var_epi8(m_rows[four], rows[2 * four], from, rows[2 * four + 1]));
      _mm512_storeu_si512(out + 2 * rowBytes * vector, sum);
      from = _mm512_sub_epi8(from, _mm512_set1_epi8(2));
    }
  }
  void mirrorInRegisters(const std::uint8_t* in, std::uint8_t* out) const {
    const __m256i from = _mm256_load_si256(reinterpret_cast<const __m256i*>(m_mirrored));
    for (int row = 0; row < m_shape.places; ++row) {
      const __m256i bytes = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(in + rowBytes * m_source[row]));
      _mm256_storeu_si256(reinterpret_cast<__m256i*>(out + rowBytes * row), _mm256_maskz_permutexvar_epi8(~0U, from, bytes));
    }
  }

  alignas(64) std::uint8_t m_turned[2 * rowBytes] = {};
  std::uint64_t m_rows[maxVectors / 2] = {};
  alignas(32) std::uint8_t m_mirrored[rowBytes] = {};
#endif

  TableShape m_shape;
  int m_source[maxStride];
  alignas(16) std::uint8_t m_from[3][maxStride];
  alignas(16) std::uint8_t m_taken[3][maxStride];
};

}  // namespace kotai::retrograde::quoridor_engine
