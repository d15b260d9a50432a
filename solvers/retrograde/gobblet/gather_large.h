// Moves of large pieces. These moves never leave their row. Only for files compiled for each kind of processor.
#pragma once

#include <array>
#include <cstdint>

#include "solvers/retrograde/gobblet/tally.h"

namespace kotai::gobblet::engine {

namespace {

/// The next two functions return the numbers of sets of one square and of two squares (Layers).
constexpr std::size_t singleNumber(std::size_t square) { return 1 + square; }
struct PairOfSquares {
  std::size_t low = 0;
  std::size_t high = 0;
};
inline constexpr std::size_t firstPair = 1 + squareCount;
constexpr auto makePairs() {
  std::array<PairOfSquares, smallSetCount - firstPair> pairs{};
  std::size_t next = 0;
  for (std::size_t low = 0; low < squareCount; ++low)
    for (std::size_t high = low + 1; high < squareCount; ++high) pairs[next++] = {low, high};
  return pairs;
}
/// Pairs of squares, indexed by the number of the set minus firstPair.
constexpr auto pairsOfSquares = makePairs();
constexpr auto makePairsWith() {
  std::array<std::array<std::size_t, squareCount - 1>, squareCount> with{};
  std::array<std::size_t, squareCount> next{};
  for (std::size_t number = 0; number < pairsOfSquares.size(); ++number)
    for (const std::size_t square : {pairsOfSquares[number].low, pairsOfSquares[number].high})
      with[square][next[square]++] = firstPair + number;
  return with;
}
/// Indexed by square: the numbers of the pairs that contain the square.
constexpr auto pairsWith = makePairsWith();

/// Selects the lifts that count: lifts that reveal no line of the opponent (Safe), lifts that reveal a line
/// (Losing), or all lifts.
enum class Lifts { Safe, Losing, Any };

/// Returns the mask of the lifts that count. \p air: layers in which the opponent has a line during the lift.
template <Lifts lifts>
std::uint64_t maskOfLifts(std::uint64_t air) {
  return lifts == Lifts::Any ? ~std::uint64_t{0} : lifts == Lifts::Safe ? ~air : air;
}

/// Words of a row, combined by the squares of the mover's large pieces.
class LargeWords {
 public:
  explicit LargeWords(const Row& row) : m_row(row) {
    for (std::size_t square = 0; square < squareCount; ++square) m_singles.add(row[singleNumber(square)]);
      // The loop is unrolled, so that the sums of all squares stay in registers.
#pragma GCC unroll 9
    for (std::size_t square = 0; square < squareCount; ++square) {
      Levels with;
#pragma GCC unroll 8
      for (const std::size_t pair : pairsWith[square]) with.add(row[pair]);
      m_once[square] = with.once;
      m_twice[square] = with.twice;
      m_thrice[square] = with.thrice;
    }
  }

  /// Adds the moves between two squares, in both directions. `air` contains the layers in which the other side
  /// has a line during the lift.
  template <Lifts lifts, class Tally>
  void addMoved(const Row& air, Tally& found) const {
    using Word = typename Tally::Word;
    const auto lifted = [&air](std::size_t set) { return maskOfLifts<lifts>(air[set]); };
    const Levels singles = m_singles.masked(lifted(0));
    Words once;
    Words twice;
    Words thrice;
    for (std::size_t square = 0; square < squareCount; ++square) {
      const std::uint64_t mask = lifted(singleNumber(square));
      once[square] = m_once[square] & mask;
      twice[square] = m_twice[square] & mask;
      thrice[square] = m_thrice[square] & mask;
      found.addWord(singleNumber(square), Word::ofOthers(singles, m_row[singleNumber(square)]));
    }
    // The loop covers moves of one of two pieces, while the other stays in place. The loops are unrolled, so that
    // adjacent words are processed together.
    std::size_t number = firstPair;
#pragma GCC unroll 8
    for (std::size_t low = 0; low < squareCount - 1; ++low) {
      const Levels withLow{once[low], twice[low], thrice[low]};
      for (std::size_t high = low + 1; high < squareCount; ++high, ++number)
        found.addWord(number, Word::ofOthersOf(withLow, {once[high], twice[high], thrice[high]}, m_row[number]));
    }
  }

  /// Adds the layers before a move that places a piece from the reserve.
  template <class Tally>
  void addPlaced(Tally& found) const {
    found.addWord(0, Tally::Word::ofAll(m_singles));
    for (std::size_t square = 0; square < squareCount; ++square)
      found.addWord(singleNumber(square), Tally::Word::ofAll({m_once[square], m_twice[square], m_thrice[square]}));
  }

  /// Adds the layers after a move that places a piece from the reserve.
  template <class Tally>
  void addPlacedBack(Tally& found) const {
    using Word = typename Tally::Word;
    for (std::size_t square = 0; square < squareCount; ++square) found.addWord(singleNumber(square), Word::of(m_row[0]));
    for (std::size_t number = 0; number < pairsOfSquares.size(); ++number) {
      const auto [low, high] = pairsOfSquares[number];
      found.addWord(firstPair + number, Word::of(m_row[singleNumber(low)]) + Word::of(m_row[singleNumber(high)]));
    }
  }

 private:
  /// One word for each square. The words are not initialised, because clearing them would take more than half
  /// as long as the work itself.
  using Words = std::array<std::uint64_t, squareCount>;

  const Row& m_row;
  Levels m_singles;
  // Indexed by square: the bits that are set in at least one, two or three of the pairs that contain the square.
  Words m_once;
  Words m_twice;
  Words m_thrice;
};

}  // namespace

}  // namespace kotai::gobblet::engine
