// Counts the moves found for the positions of a row, as far as needed. Only for files that are compiled once for each kind of
// processor.
#pragma once

#include <array>
#include <cstdint>

#include "solvers/retrograde/gobblet/turn.h"

namespace kotai::gobblet::engine {

namespace {

/// Bits that occur in at least one, two and three words.
struct Levels {
  std::uint64_t once = 0;
  std::uint64_t twice = 0;
  std::uint64_t thrice = 0;

  void add(std::uint64_t bits) {
    thrice |= twice & bits;
    twice |= once & bits;
    once |= bits;
  }
};

/// Bits for which at least one move was found.
struct AnyWord {
  std::uint64_t any = 0;
  static AnyWord of(std::uint64_t bits) { return {bits}; }
  static AnyWord ofAll(const Levels& words) { return {words.once}; }
  /// Returns the union of all words except one.
  static AnyWord ofOthers(const Levels& words, std::uint64_t one) { return {words.twice | (words.once & ~one)}; }
  AnyWord masked(std::uint64_t mask) const { return {any & mask}; }
  AnyWord operator+(AnyWord more) const { return {any | more.any}; }
};

/// Bits for which at least one, and at least two moves were found.
struct TwoWord {
  std::uint64_t once = 0;
  std::uint64_t twice = 0;
  static TwoWord of(std::uint64_t bits) { return {bits, 0}; }
  static TwoWord ofAll(const Levels& words) { return {words.once, words.twice}; }
  static TwoWord ofOthers(const Levels& words, std::uint64_t one) {
    return {words.twice | (words.once & ~one), words.thrice | (words.twice & ~one)};
  }
  TwoWord masked(std::uint64_t mask) const { return {once & mask, twice & mask}; }
  TwoWord operator+(TwoWord more) const { return {once | more.once, twice | more.twice | (once & more.once)}; }
};

/// Whether `found` contains all of `wanted`.
inline bool covers(const Row& found, const Row& wanted) {
  std::uint64_t rest = 0;
  for (std::size_t word = 0; word < rowWords; ++word) rest |= wanted[word] & ~found[word];
  return rest == 0;
}

/// Positions of a row for which at least one move was found.
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
  void add(const AnyTally& more, const Row& mask) { add(more.any, mask); }
  void addTurned(int symmetry, const AnyTally& more) {
    Row turned;
    turn(symmetry, more.any, turned);
    for (std::size_t word = 0; word < rowWords; ++word) any[word] |= turned[word];
  }
  bool settles(const Row& wanted) const { return covers(any, wanted); }
};

/// Positions of a row for which at least one, and at least two moves were found.
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
  void add(const TwoTally& more, const Row& mask) {
    for (std::size_t word = 0; word < rowWords; ++word) add(word, more.once[word] & mask[word], more.twice[word] & mask[word]);
  }
  void addTurned(int symmetry, const TwoTally& more) {
    TwoTally turned;
    turn(symmetry, more.once, turned.once);
    turn(symmetry, more.twice, turned.twice);
    for (std::size_t word = 0; word < rowWords; ++word) add(word, turned.once[word], turned.twice[word]);
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
