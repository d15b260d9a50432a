// Byte tables worked on sixteen and more bytes at a time. Included where SetSolverOf is made, once for each machine.
#pragma once

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include <cstring>

#include "solvers/retrograde/byte_shuffle.h"
#include "solvers/retrograde/quoridor/score_table.h"

namespace kotai::retrograde::corridor {

using Bytes16 __attribute__((vector_size(16))) = std::uint8_t;

/// `Machine` names the vectors of a machine (Bytes, Words32, Words64); it keeps the code for different machines apart, even where
/// it looks the same.
template <class Machine>
struct TableOps {
  using Bytes = Bytes16;
  using WideBytes = typename Machine::Bytes;

  template <class Vector>
  static Vector load(const std::uint8_t* from) {
    Vector bytes;
    std::memcpy(&bytes, from, sizeof bytes);
    return bytes;
  }
  template <class Vector>
  static void store(std::uint8_t* to, Vector bytes) {
    std::memcpy(to, &bytes, sizeof bytes);
  }

  /// The least of the children's scores, how many of them are lost for their mover, and how many drawn.
  static void gather(const std::uint8_t* const* children, std::size_t count, std::size_t bytes, std::uint8_t* least,
                     std::uint8_t* lost) {
    for (std::size_t at = 0; at < bytes; at += sizeof(WideBytes)) {
      WideBytes best = WideBytes{} + score::none;
      WideBytes losses{};
      for (std::size_t child = 0; child < count; ++child) {
        const auto scores = load<WideBytes>(children[child] + at);
        best = scores < best ? scores : best;
        losses -= reinterpret_cast<WideBytes>(scores < score::draw);
      }
      store(least + at, best);
      store(lost + at, losses);
    }
  }
  /// How many children have a position here at all (`other` = none), or other than a certain score.
  template <bool equal>
  static void countScores(const std::uint8_t* const* children, std::size_t count, std::size_t bytes, std::uint8_t other,
                          std::uint8_t* counts) {
    for (std::size_t at = 0; at < bytes; at += sizeof(WideBytes)) {
      WideBytes sum{};
      for (std::size_t child = 0; child < count; ++child) {
        const auto scores = load<WideBytes>(children[child] + at);
        if constexpr (equal)
          sum -= reinterpret_cast<WideBytes>(scores == other);
        else
          sum -= reinterpret_cast<WideBytes>(scores != other);
      }
      store(counts + at, sum);
    }
  }
  static void takeLeast(std::uint8_t* to, const std::uint8_t* from, std::size_t bytes) {
    for (std::size_t at = 0; at < bytes; at += sizeof(WideBytes)) {
      const auto one = load<WideBytes>(to + at);
      const auto two = load<WideBytes>(from + at);
      store(to + at, one < two ? one : two);
    }
  }
  static void add(std::uint8_t* to, const std::uint8_t* from, std::size_t bytes) {
    for (std::size_t at = 0; at < bytes; at += sizeof(WideBytes))
      store(to + at, load<WideBytes>(to + at) + load<WideBytes>(from + at));
  }

  static void turn(const TableShape& shape, const std::uint8_t* in, std::uint8_t* out) {
    const int places = shape.places;
    const auto stride = static_cast<std::ptrdiff_t>(shape.stride);
    for (int second = 0; second < places; second += 16)
      for (int first = 0; first < places; first += 16) {
        Bytes rows[16];
        // Rows past the last one are never stored, but have to be there to be read: tables are read with a margin.
        for (int row = 0; row < 16; ++row)
          rows[row] = load<Bytes>(in + (second + row < places ? second + row : places - 1) * stride + first);
        exchange(rows);
        for (int column = 0; column < 16 && first + column < places; ++column)
          store(out + (places - 1 - first - column) * stride + (places - 16 - second), backwards(rows[column]));
      }
  }

  /// Columns within each board row run backwards.
  struct MirrorPlan {
    explicit MirrorPlan(const TableShape& shape) {
      for (int at = 0; at < maxStride; ++at) {
        source[at] = at < shape.places ? at + shape.columns - 1 - 2 * (at % shape.columns) : at;
        for (int near = 0; near < 3; ++near) {
          const int inside = source[at] - (at / 16 + near - 1) * 16;
          const bool here = inside >= 0 && inside < 16;
          from[near][at] = static_cast<std::uint8_t>(here ? inside : 0);
          taken[near][at] = here ? 255 : 0;
        }
      }
    }
    int source[maxStride];
    alignas(16) std::uint8_t from[3][maxStride];
    alignas(16) std::uint8_t taken[3][maxStride];
  };
  static void mirror(const TableShape& shape, const MirrorPlan& plan, const std::uint8_t* in, std::uint8_t* out) {
    for (int row = 0; row < shape.places; ++row) {
      const std::uint8_t* from = in + static_cast<std::ptrdiff_t>(plan.source[row]) * shape.stride;
      std::uint8_t* to = out + static_cast<std::ptrdiff_t>(row) * shape.stride;
      for (int at = 0; at < shape.stride; at += 16) {
        Bytes sum{};
        for (int near = 0; near < 3; ++near) {
          const int block = at + (near - 1) * 16;
          if (block < 0 || block >= shape.stride) continue;
          sum |= shuffled(load<Bytes>(from + block), load<Bytes>(plan.from[near] + at)) & load<Bytes>(plan.taken[near] + at);
        }
        store(to + at, sum);
      }
    }
  }

  /// Bit masks of where a row holds a value; the row's bytes are a multiple of 16.
  template <class Lane>
  static Lane equalIn(const std::uint8_t* row, int stride, std::uint8_t value) {
    Lane bits = 0;
    for (int at = 0; at < stride; at += 16)
      bits |= static_cast<Lane>(static_cast<Lane>(maskOf(load<Bytes>(row + at) == value)) << at);
    return bits;
  }
  /// Where a row holds at least a value.
  template <class Lane>
  static Lane atLeastIn(const std::uint8_t* row, int stride, std::uint8_t value) {
    Lane bits = 0;
    for (int at = 0; at < stride; at += 16)
      bits |= static_cast<Lane>(static_cast<Lane>(maskOf(load<Bytes>(row + at) >= value)) << at);
    return bits;
  }

 private:
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
  static Bytes backwards(Bytes bytes) { return shuffled(bytes, Bytes{15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0}); }
  /// Rows become columns.
  static void exchange(Bytes* rows) {
    constexpr Bytes low{0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23};
    constexpr Bytes high{8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31};
    Bytes next[16];
    // Interleaving row i with row i + 8 four times over carries every byte to the place of its mirror image in the diagonal.
    for (int round = 0; round < 4; ++round) {
      for (int row = 0; row < 8; ++row) {
        next[2 * row] = shuffled(rows[row], rows[row + 8], low);
        next[2 * row + 1] = shuffled(rows[row], rows[row + 8], high);
      }
      std::memcpy(rows, next, sizeof next);
    }
  }
};

}  // namespace kotai::retrograde::corridor
