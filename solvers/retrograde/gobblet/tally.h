// Counts moves for the positions of a row, up to one or two. Only for files compiled for each kind of processor.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "solvers/retrograde/gobblet/turn.h"

namespace kotai::gobblet::engine {

namespace {

inline bool isEmpty(const Row& row) {
  std::uint64_t all = 0;
  for (const std::uint64_t word : row.words) all |= word;
  return all == 0;
}

template <class Combine>
Row combined(const Row& left, const Row& right, Combine&& combine) {
  Row result;
  for (std::size_t word = 0; word < rowWords; ++word) result[word] = combine(left[word], right[word]);
  return result;
}
Row both(const Row& left, const Row& right) {
  return combined(left, right, [](auto a, auto b) { return a & b; });
}
inline Row without(const Row& left, const Row& right) {
  return combined(left, right, [](auto a, auto b) { return a & ~b; });
}

inline std::uint64_t countOf(const Row& row) {
  int count = 0;
  for (const std::uint64_t word : row.words) count += std::popcount(word);
  return static_cast<std::uint64_t>(count);
}

/// Bits of a word that occur in at least one, two or three of several words.
struct Levels {
  std::uint64_t once = 0;
  std::uint64_t twice = 0;
  std::uint64_t thrice = 0;

  void add(std::uint64_t bits) {
    thrice |= twice & bits;
    twice |= once & bits;
    once |= bits;
  }
  Levels masked(std::uint64_t mask) const { return {once & mask, twice & mask, thrice & mask}; }
};

/// Word of the positions with at least one move.
struct AnyWord {
  std::uint64_t any = 0;
  static AnyWord of(std::uint64_t bits) { return {bits}; }
  static AnyWord ofAll(const Levels& words) { return {words.once}; }
  /// Returns the union of all words except \p one.
  static AnyWord ofOthers(const Levels& words, std::uint64_t one) { return {words.twice | (words.once & ~one)}; }
  /// Returns the union of all words of two groups except \p one, which both groups contain.
  static AnyWord ofOthersOf(const Levels& words, const Levels& more, std::uint64_t one) {
    return {words.twice | more.twice | ((words.once | more.once) & ~one)};
  }
  AnyWord operator+(AnyWord more) const { return {any | more.any}; }
};

/// Words of the positions with at least one move, and with at least two moves.
struct TwoWord {
  std::uint64_t once = 0;
  std::uint64_t twice = 0;
  static TwoWord of(std::uint64_t bits) { return {bits, 0}; }
  static TwoWord ofAll(const Levels& words) { return {words.once, words.twice}; }
  static TwoWord ofOthers(const Levels& words, std::uint64_t one) {
    return {words.twice | (words.once & ~one), words.thrice | (words.twice & ~one)};
  }
  static TwoWord ofOthersOf(const Levels& words, const Levels& more, std::uint64_t one) {
    return ofOthers(words, one) + ofOthers(more, one);
  }
  TwoWord operator+(TwoWord more) const { return {once | more.once, twice | more.twice | (once & more.once)}; }
};

/// Vectors for the words of a row, as wide as the processor allows.
#if KOTAI_WIDE_WORDS
using Lanes [[gnu::vector_size(64), gnu::may_alias]] = std::uint64_t;
#elif defined(__AVX2__)
using Lanes [[gnu::vector_size(32), gnu::may_alias]] = std::uint64_t;
#else
using Lanes [[gnu::vector_size(16), gnu::may_alias]] = std::uint64_t;
#endif
constexpr std::size_t rowLanes = sizeof(Row) / sizeof(Lanes);
/// Number of vectors that stay in registers while rows are summed.
constexpr std::size_t maxLanes = std::min<std::size_t>(rowLanes, 12);

inline Lanes& lanesOf(Row& row, std::size_t number) { return reinterpret_cast<Lanes*>(row.words.data())[number]; }
inline const Lanes& lanesOf(const Row& row, std::size_t number) {
  return reinterpret_cast<const Lanes*>(row.words.data())[number];
}

/// Upper bound on the number of moves of small pieces: two on the board and one from the reserve, each to at
/// most nine squares.
constexpr std::size_t maxSmallMoves = std::size_t{3} * squareCount;

template <std::size_t MaskCount>
class MaskedRows {
 public:
  using RowMasks = std::array<const Row*, MaskCount>;

  void add(const Row& row, const RowMasks& masks) { m_rows[m_count++] = {&row, masks}; }
  void clear() { m_count = 0; }
  bool isEmpty() const { return m_count == 0; }

  /// Calls visit(masked lanes, lane number minus `first`) for `Count` lanes of all rows.
  template <std::size_t Count, class Visit>
  void forEach(std::size_t first, Visit&& visit) const {
    for (std::size_t row = 0; row < m_count; ++row) {
      const MaskedRow& each = m_rows[row];
#pragma GCC unroll 12
      for (std::size_t number = 0; number < Count; ++number) {
        Lanes lanes = lanesOf(*each.row, first + number);
        for (const Row* mask : each.masks) lanes &= lanesOf(*mask, first + number);
        visit(lanes, number);
      }
    }
  }

 private:
  struct MaskedRow {
    const Row* row;
    RowMasks masks;
  };
  std::array<MaskedRow, maxSmallMoves> m_rows;
  std::size_t m_count = 0;
};

/// Returns whether `found` contains all of `wanted`.
inline bool covers(const Row& found, const Row& wanted) {
  std::uint64_t rest = 0;
  for (std::size_t word = 0; word < rowWords; ++word) rest |= wanted[word] & ~found[word];
  return rest == 0;
}

/// Positions of a row with at least one move.
struct AnyTally {
  using Word = AnyWord;
  Row any;

  void addWord(std::size_t word, AnyWord more) { any[word] |= more.any; }
  void add(const Row& row, const Row& mask) {
    for (std::size_t word = 0; word < rowWords; ++word) any[word] |= row[word] & mask[word];
  }
  void add(const Row& row, const Row& mask, const Row& second) {
    for (std::size_t word = 0; word < rowWords; ++word) any[word] |= row[word] & mask[word] & second[word];
  }
  template <std::size_t MaskCount>
  void add(const MaskedRows<MaskCount>& rows, const Row& mask) {
    for (std::size_t first = 0; first < rowLanes; first += maxLanes) {
      Lanes sums[maxLanes] = {};
      rows.template forEach<maxLanes>(first, [&](const Lanes& lanes, std::size_t number) { sums[number] |= lanes; });
      for (std::size_t number = 0; number < maxLanes; ++number)
        lanesOf(any, first + number) |= sums[number] & lanesOf(mask, first + number);
    }
  }
  void add(const AnyTally& more) {
    for (std::size_t word = 0; word < rowWords; ++word) any[word] |= more.any[word];
  }
  void addTurned(int symmetry, const AnyTally& more) {
    AnyTally turned;
    turn(symmetry, more.any, turned.any);
    add(turned);
  }
  /// Swaps the sides of \p more, then applies the symmetry.
  void addSwapped(int symmetry, const AnyTally& more) {
    AnyTally swapped;
    swapAndTurn(symmetry, more.any, swapped.any);
    add(swapped);
  }
  bool settles(const Row& wanted) const { return covers(any, wanted); }
};

/// Positions of a row with at least one move, and with at least two moves.
struct TwoTally {
  using Word = TwoWord;
  Row once;
  Row twice;

  void addWord(std::size_t word, TwoWord more) { add(word, more.once, more.twice); }
  void add(const Row& row, const Row& mask) {
    for (std::size_t word = 0; word < rowWords; ++word) add(word, row[word] & mask[word], 0);
  }
  void add(const Row& row, const Row& mask, const Row& second) {
    for (std::size_t word = 0; word < rowWords; ++word) add(word, row[word] & mask[word] & second[word], 0);
  }
  template <std::size_t MaskCount>
  void add(const MaskedRows<MaskCount>& rows, const Row& mask) {
    constexpr std::size_t count = maxLanes / 2;
    for (std::size_t first = 0; first < rowLanes; first += count) {
      Lanes onces[count] = {};
      Lanes twices[count] = {};
      rows.template forEach<count>(first, [&](const Lanes& lanes, std::size_t number) {
        twices[number] |= onces[number] & lanes;
        onces[number] |= lanes;
      });
      for (std::size_t number = 0; number < count; ++number) {
        const Lanes moreOnce = onces[number] & lanesOf(mask, first + number);
        Lanes& hereOnce = lanesOf(once, first + number);
        lanesOf(twice, first + number) |= (twices[number] & lanesOf(mask, first + number)) | (hereOnce & moreOnce);
        hereOnce |= moreOnce;
      }
    }
  }
  void add(const TwoTally& more) {
    for (std::size_t word = 0; word < rowWords; ++word) add(word, more.once[word], more.twice[word]);
  }
  void addTurned(int symmetry, const TwoTally& more) {
    TwoTally turned;
    turn(symmetry, more.once, turned.once);
    turn(symmetry, more.twice, turned.twice);
    add(turned);
  }
  /// Swaps own and other set, then applies the symmetry.
  void addSwapped(int symmetry, const TwoTally& more) {
    TwoTally swapped;
    swapAndTurn(symmetry, more.once, swapped.once);
    swapAndTurn(symmetry, more.twice, swapped.twice);
    add(swapped);
  }
  bool settles(const Row& wanted) const { return covers(twice, wanted); }

 private:
  void add(std::size_t word, std::uint64_t moreOnce, std::uint64_t moreTwice) {
    twice[word] |= moreTwice | (once[word] & moreOnce);
    once[word] |= moreOnce;
  }
};

}  // namespace

}  // namespace kotai::gobblet::engine
