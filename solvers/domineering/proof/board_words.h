// Operations on boards: steps to neighbours, runs of cells, and numbers of fitting dominoes. A board is a
// 64-bit word, a lane of a vector register, or a 128-bit word.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "core/games/domineering/bands.h"
#include "core/games/domineering/board.h"
#include "solvers/base/wide_words.h"

namespace kotai::domineering {

/// Processes one board at a time, on any processor.
template <class Bits>
struct OneWord;
template <>
struct OneWord<std::uint64_t> {
  using Word = std::uint64_t;
  using Signed = std::int64_t;
};
template <>
struct OneWord<Bits128> {
  using Word = Bits128;
  __extension__ using Signed = __int128;
};

/// Operations that differ between a word and a vector of words. A truth value has all bits set or all bits
/// clear. Numbers are signed. A machine defines `Word` (64 or 128 bits, or a vector of 64-bit words) and its
/// signed version `Signed`.
template <class Machine>
struct Lanes {
  using Word = typename Machine::Word;
  static constexpr bool wide = std::is_same_v<Word, Bits128>;
  static constexpr bool single = wide || std::is_same_v<Word, std::uint64_t>;
  /// Types of a board and of a set of cells.
  using Bits = std::conditional_t<wide, Bits128, std::uint64_t>;
  using Mask = Bits;
  static constexpr std::size_t size = sizeof(Word) / sizeof(Bits);

  static Word less(Word left, Word right) {
    if constexpr (single)
      return static_cast<typename Machine::Signed>(left) < static_cast<typename Machine::Signed>(right) ? ~Word{0} : Word{0};
    else
      return reinterpret_cast<Word>(reinterpret_cast<typename Machine::Signed>(left) <
                                    reinterpret_cast<typename Machine::Signed>(right));
  }
  static Word isZero(Word word) {
    if constexpr (single)
      return word == 0 ? ~Word{0} : Word{0};
    else
      return reinterpret_cast<Word>(word == Word{});
  }
  static Word greatest(Word left, Word right) {
    const Word smaller = less(left, right);
    return (right & smaller) | (left & ~smaller);
  }
  static Word number(int value) { return Word{} + static_cast<Bits>(std::int64_t{value}); }
  static std::uint32_t bitsOf(Word truths) {
    if constexpr (single) {
      return static_cast<std::uint32_t>(truths & 1U);
#if KOTAI_WIDE_WORDS
    } else if constexpr (size == 8) {
      return _mm512_movepi64_mask(reinterpret_cast<__m512i>(truths));
#endif
    } else {
      std::uint32_t bits = 0;
      for (std::size_t lane = 0; lane < size; ++lane) bits |= static_cast<std::uint32_t>(truths[lane] & 1U) << lane;
      return bits;
    }
  }
  static Word countBits(Word word) {
    if constexpr (single) {
      return static_cast<Word>(kotai::countBits(word));
#if KOTAI_WIDE_WORDS
    } else if constexpr (size == 8) {
      return reinterpret_cast<Word>(_mm512_popcnt_epi64(reinterpret_cast<__m512i>(word)));
#endif
    } else {
      for (std::size_t lane = 0; lane < size; ++lane) word[lane] = static_cast<std::uint64_t>(std::popcount(word[lane]));
      return word;
    }
  }
};

/// A board of more than 64 cells in two words, one for the lower and one for the upper rows. Truth values and
/// numbers are in both words.
template <class Machine>
struct SplitWord {
  using Half = typename Machine::Word;

  Half low{};
  Half high{};

  friend SplitWord operator~(const SplitWord& word) { return {~word.low, ~word.high}; }
  friend SplitWord operator&(const SplitWord& left, const SplitWord& right) {
    return {left.low & right.low, left.high & right.high};
  }
  friend SplitWord operator|(const SplitWord& left, const SplitWord& right) {
    return {left.low | right.low, left.high | right.high};
  }
  friend SplitWord operator+(const SplitWord& left, const SplitWord& right) {
    return {left.low + right.low, left.high + right.high};
  }
  friend SplitWord operator-(const SplitWord& left, const SplitWord& right) {
    return {left.low - right.low, left.high - right.high};
  }
  friend SplitWord operator<<(const SplitWord& word, int count) { return {word.low << count, word.high << count}; }
  friend SplitWord operator>>(const SplitWord& word, int count) { return {word.low >> count, word.high >> count}; }
  friend SplitWord operator+(const SplitWord& left, std::uint64_t right) { return {left.low + right, left.high + right}; }
  friend SplitWord operator-(std::uint64_t left, const SplitWord& right) { return {left - right.low, left - right.high}; }
  SplitWord& operator&=(const SplitWord& other) { return *this = *this & other; }
  SplitWord& operator|=(const SplitWord& other) { return *this = *this | other; }
};

/// Operations on boards in two words, based on the operations of a one-word machine.
template <class Machine>
struct SplitMachine {
  using Word = SplitWord<Machine>;
};

/// A set of cells of a board in two words.
template <class Machine>
struct SplitMasks {
  std::uint64_t low = 0;
  std::uint64_t high = 0;
  friend SplitWord<Machine> operator&(const SplitWord<Machine>& word, const SplitMasks& masks) {
    return {word.low & masks.low, word.high & masks.high};
  }
};

template <class Machine>
struct Lanes<SplitMachine<Machine>> {
  using Half = Lanes<Machine>;
  using Word = SplitWord<Machine>;
  using Bits = Bits128;
  using Mask = SplitMasks<Machine>;
  static constexpr std::size_t size = Half::size;

  static Word less(const Word& left, const Word& right) {
    return {Half::less(left.low, right.low), Half::less(left.high, right.high)};
  }
  static Word isZero(const Word& word) {
    const auto zero = Half::isZero(word.low | word.high);
    return {zero, zero};
  }
  static Word greatest(const Word& left, const Word& right) {
    return {Half::greatest(left.low, right.low), Half::greatest(left.high, right.high)};
  }
  static Word number(int value) { return {Half::number(value), Half::number(value)}; }
  static std::uint32_t bitsOf(const Word& truths) { return Half::bitsOf(truths.low); }
  static Word countBits(const Word& word) {
    const auto count = Half::countBits(word.low) + Half::countBits(word.high);
    return {count, count};
  }
};

/// A board and the allowed vertical dominoes (with two words, only dominoes within bands). Immutable.
template <class Machine>
class BoardWords {
 public:
  using Word = typename Machine::Word;
  using Bits = typename Lanes<Machine>::Bits;
  using Mask = typename Lanes<Machine>::Mask;

  BoardWords(const Board<Bits>& board, Upright upright)
      : m_columns(board.columns),
        m_bandRows(upright == Upright::Anywhere ? board.rows : std::max(2, highBandRows(board.rows))),
        m_lowCells(64 / board.columns * board.columns),
        m_all(maskOf(board.all)),
        m_notLastColumn(maskOf(board.notLastColumn)) {
    const Bits lowest = upright == Upright::InBands ? bandCells(board) : board.all & (board.all >> board.columns);
    Bits notFirstColumn = 0;
    std::array<Bits, 2> columnsOf{};
    std::array<Bits, 2> rowsOf{};
    for (int cell = 0; cell < board.cells(); ++cell) {
      const Bits bit = Bits{1} << cell;
      columnsOf[static_cast<std::size_t>(cell % board.columns % 2)] |= bit;
      rowsOf[static_cast<std::size_t>(cell / board.columns % 2)] |= bit;
      if (cell % board.columns != 0) notFirstColumn |= bit;
    }
    m_lowest = maskOf(lowest);
    m_highest = maskOf(lowest << board.columns);
    m_notFirstColumn = maskOf(notFirstColumn);
    m_columnsOf = {maskOf(columnsOf[0]), maskOf(columnsOf[1])};
    m_rowsOf = {maskOf(rowsOf[0]), maskOf(rowsOf[1])};
  }

  Word right(Word cells) const { return (cells & m_notLastColumn) << 1; }
  Word left(Word cells) const { return (cells >> 1) & m_notLastColumn; }
  Word up(Word cells) const {
    if constexpr (isSplit)
      return (Word{cells.low << m_columns, cells.high << m_columns | cells.low >> (m_lowCells - m_columns)}) & m_all;
    else
      return (cells << m_columns) & m_all;
  }
  Word down(Word cells) const {
    if constexpr (isSplit)
      return (Word{cells.low >> m_columns | cells.high << (m_lowCells - m_columns), cells.high >> m_columns}) & m_all;
    else
      return cells >> m_columns;
  }
  /// The next two functions return the even (0) or the odd (1) columns or rows.
  Mask columnsOf(std::size_t parity) const { return m_columnsOf[parity]; }
  Mask rowsOf(std::size_t parity) const { return m_rowsOf[parity]; }

  /// Returns the cells connected to one of `seeds` by a row of `cells`. Precondition: seeds are cells.
  Word spreadInRows(Word seeds, Word cells) const {
    return towardsLast(seeds, cells & m_notFirstColumn, 1, m_columns) |
           towardsFirst(seeds, cells & m_notLastColumn, 1, m_columns);
  }
  /// Returns the cells of vertical dominoes that no horizontal domino outside these cells can cover.
  Word ofVerticalAlone(Word vertical, Word horizontal, Word free) const {
    if (m_bandRows == 2) return verticalCells(lowerCells(free & ~horizontal));
    return vertical & ~(spreadUp(horizontal, free & m_highest) | spreadDown(horizontal, free & m_lowest));
  }

  /// Returns the lower cells of the vertical dominoes that fit on \p cells.
  Word lowerCells(Word cells) const { return cells & down(cells) & m_lowest; }

  /// The next two functions pack as many dominoes as possible onto the cells, from below or from the left, and return
  /// the lower or left cells of these dominoes.
  Word packVertical(Word cells) const {
    if (m_bandRows == 2) return lowerCells(cells);
    const Word first = cells & ~(up(cells) & m_highest);
    const Word even = spreadUp(first & m_rowsOf[0], cells & m_highest);
    return lowerCells(cells) & ((even & m_rowsOf[0]) | (cells & ~even & m_rowsOf[1]));
  }
  Word packHorizontal(Word cells) const {
    const Word first = cells & ~right(cells);
    const Word even = towardsLast(first & m_columnsOf[0], cells & m_notFirstColumn, 1, m_columns);
    return ((even & m_columnsOf[0]) | (cells & ~even & m_columnsOf[1])) & left(cells);
  }
  Word verticalCells(Word lower) const { return lower | up(lower); }
  Word horizontalCells(Word here) const { return here | right(here); }

 private:
  static constexpr bool isSplit = !std::is_same_v<Bits, Mask>;

  Mask maskOf(Bits cells) const {
    if constexpr (isSplit)
      return {static_cast<std::uint64_t>(cells) & (~std::uint64_t{0} >> (64 - m_lowCells)),
              static_cast<std::uint64_t>(cells >> m_lowCells)};
    else
      return cells;
  }

  /// The next two functions return `seeds` spread through `open` within the bands, upwards or downwards.
  Word spreadUp(Word seeds, Word open) const {
    if constexpr (!isSplit) return towardsLast(seeds, open, m_columns, m_bandRows);
    for (int step = 1; step < m_bandRows; ++step) seeds |= up(seeds) & open;
    return seeds;
  }
  Word spreadDown(Word seeds, Word open) const {
    if constexpr (!isSplit) return towardsFirst(seeds, open, m_columns, m_bandRows);
    for (int step = 1; step < m_bandRows; ++step) seeds |= down(seeds) & open;
    return seeds;
  }

  /// Returns `seeds` spread through `open` in the direction of `step` (a number of bits), in doubling strides, by
  /// at least `length` - 1 cells.
  static Word towardsLast(Word seeds, Word open, int step, int length) {
    for (int stride = 1; stride < length; stride *= 2) {
      seeds |= (seeds << (stride * step)) & open;
      open &= open << (stride * step);
    }
    return seeds;
  }
  static Word towardsFirst(Word seeds, Word open, int step, int length) {
    for (int stride = 1; stride < length; stride *= 2) {
      seeds |= (seeds >> (stride * step)) & open;
      open &= open >> (stride * step);
    }
    return seeds;
  }

  int m_columns;
  int m_bandRows;  // number of rows of the highest band; all rows if dominoes may be placed anywhere
  int m_lowCells;  // number of cells in the lower half
  Mask m_all;
  Mask m_notLastColumn;
  Mask m_lowest{};   // allowed lower cells of vertical dominoes
  Mask m_highest{};  // allowed upper cells of vertical dominoes
  Mask m_notFirstColumn{};
  std::array<Mask, 2> m_columnsOf{};
  std::array<Mask, 2> m_rowsOf{};
};

}  // namespace kotai::domineering
