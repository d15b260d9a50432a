// Operations on sixteen or more bytes of byte tables at a time. Included for each kind of processor where SetSolverOf is
// instantiated.
#pragma once

#include <algorithm>
#include <cstring>

#include "solvers/retrograde/quoridor/row_ops.h"

namespace kotai::retrograde::quoridor_engine {

/// `Machine` determines the vector types (Bytes, Words32, Words64) and separates code for different processors.
template <class Machine>
struct TableOps {
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

  /// Computes the minimum of the children's scores, and the number of children that are lost for their side to
  /// move.
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
  /// Counts the children whose score equals `other`, or differs from `other` (`equal` = false).
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
  static void storeMinimum(std::uint8_t* to, const std::uint8_t* from, std::size_t bytes) {
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

  /// Scores of legal pairs that are nearest to a draw, for the side that reads the scores. `below` is the largest
  /// loss, or 0 if there is none. `above` is the smallest win, or `none` if there is none. `legal` contains
  /// score::draw for each legal pair.
  struct Extremes {
    std::uint8_t below = 0;
    std::uint8_t above = score::none;
  };
  static Extremes extremes(const std::uint8_t* legal, const std::uint8_t* scores, std::size_t bytes) {
    WideBytes below{};
    WideBytes above = WideBytes{} + score::none;
    for (std::size_t at = 0; at < bytes; at += sizeof(WideBytes)) {
      const auto here = load<WideBytes>(legal + at) == score::draw ? load<WideBytes>(scores + at) : WideBytes{} + score::none;
      const WideBytes low = here < score::draw ? here : WideBytes{};
      const WideBytes high = here > score::draw ? here : WideBytes{} + score::none;
      below = low > below ? low : below;
      above = high < above ? high : above;
    }
    Extremes result;
    for (std::size_t at = 0; at < sizeof(WideBytes); ++at) {
      result.below = std::max<std::uint8_t>(result.below, below[at]);
      result.above = std::min<std::uint8_t>(result.above, above[at]);
    }
    return result;
  }
};

}  // namespace kotai::retrograde::quoridor_engine
