// What the moves of a whole row lead to. Only for the files that are compiled once for each kind of machine.
#pragma once

#include <array>
#include <cstdint>

#include "solvers/retrograde/gobblet/moves.h"
#include "solvers/retrograde/gobblet/row.h"
#include "solvers/retrograde/gobblet/turn.h"

// Everything here belongs to the file that includes it: the compiled code must not be shared between kinds of machines.
namespace kotai::gobblet::engine {

namespace {

/// Bits for which at least one move was found.
struct AnyWord {
  std::uint64_t any = 0;
  static AnyWord of(std::uint64_t bits) { return {bits}; }
  AnyWord masked(std::uint64_t mask) const { return {any & mask}; }
  AnyWord operator+(AnyWord more) const { return {any | more.any}; }
  std::uint64_t settled() const { return any; }
};

/// Bits for which at least one, and at least two moves were found.
struct TwoWord {
  std::uint64_t once = 0;
  std::uint64_t twice = 0;
  static TwoWord of(std::uint64_t bits) { return {bits, 0}; }
  TwoWord masked(std::uint64_t mask) const { return {once & mask, twice & mask}; }
  TwoWord operator+(TwoWord more) const { return {once | more.once, twice | more.twice | (once & more.once)}; }
  std::uint64_t settled() const { return twice; }
};

template <class Word>
struct alignas(64) Tally {
  std::array<Word, rowWords> words{};

  void add(const Tally& more, const std::uint64_t* mask) {
    for (std::size_t word = 0; word < rowWords; ++word) words[word] = words[word] + more.words[word].masked(mask[word]);
  }
  void add(const Row& row, const Row& mask) {
    for (std::size_t word = 0; word < rowWords; ++word) words[word] = words[word] + Word::of(row.words[word] & mask.words[word]);
  }
  /// Nothing more to find for the bits of `wanted` in `mask`.
  bool settles(const Row& wanted, const Row& mask) const {
    std::uint64_t rest = 0;
    for (std::size_t word = 0; word < rowWords; ++word) rest |= wanted.words[word] & mask.words[word] & ~words[word].settled();
    return rest == 0;
  }
  /// Nothing more to find for the bits of a row.
  bool settles(const Row& wanted) const {
    std::uint64_t rest = 0;
    for (std::size_t word = 0; word < rowWords; ++word) rest |= wanted.words[word] & ~words[word].settled();
    return rest == 0;
  }
};

constexpr std::array<std::array<std::uint8_t, squareCount>, squareCount> makePairNumbers() {
  std::array<std::array<std::uint8_t, squareCount>, squareCount> numbers{};
  std::uint8_t next = 1 + squareCount;
  for (std::size_t low = 0; low < squareCount; ++low)
    for (std::size_t high = low + 1; high < squareCount; ++high) numbers[low][high] = numbers[high][low] = next++;
  return numbers;
}
/// Numbers of the sets of two squares (Layers).
constexpr auto pairNumbers = makePairNumbers();
constexpr std::size_t singleNumber(std::size_t square) { return 1 + square; }

/// For each of some words the sum of all others.
template <class Word, std::size_t Count>
std::array<Word, Count> sumsOfOthers(const std::array<Word, Count>& words) {
  std::array<Word, Count> sums{};
  Word before{};
  for (std::size_t number = 0; number < Count; ++number) {
    sums[number] = before;
    before = before + words[number];
  }
  Word after{};
  for (std::size_t number = Count; number-- > 0;) {
    sums[number] = sums[number] + after;
    after = after + words[number];
  }
  return sums;
}

/// Which lifts are meant: those after which the other side has no line, or those after which it has one.
enum class Lifts { Safe, Losing };

/// The large pieces: all moves of a row stay in it. `target` has the layers that count when a move leads to them, `air` those in
/// which the other side has a line.
template <Lifts lifts, class Word>
void gatherLarge(const Row& target, const Row& air, Tally<Word>& found) {
  const auto lifted = [&air](std::size_t set) { return lifts == Lifts::Safe ? ~air[set] : air[set]; };
  constexpr bool placing = lifts == Lifts::Safe;
  std::array<Word, squareCount> single;
  for (std::size_t square = 0; square < squareCount; ++square) single[square] = Word::of(target[singleNumber(square)]);
  const auto otherSingles = sumsOfOthers(single);
  if (placing) found.words[0] = found.words[0] + otherSingles[0] + single[0];
  for (std::size_t square = 0; square < squareCount; ++square) {
    Word& here = found.words[singleNumber(square)];
    here = here + otherSingles[square].masked(lifted(0));
    std::array<Word, squareCount> pair{};  // with another square; nothing for this one itself
    for (std::size_t second = 0; second < squareCount; ++second)
      if (second != square) pair[second] = Word::of(target[pairNumbers[square][second]]);
    const auto otherPairs = sumsOfOthers(pair);
    if (placing) here = here + otherPairs[square];
    // The piece on `second` is lifted, the one on `square` stays.
    for (std::size_t second = 0; second < squareCount; ++second) {
      if (second == square) continue;
      Word& both = found.words[pairNumbers[square][second]];
      both = both + otherPairs[second].masked(lifted(singleNumber(square)));
    }
  }
}

/// A small and a medium layer, and what shows of them.
struct Ground {
  Ground(int smallClass, int mediumLayer)
      : smallNumber(smallClass),
        mediumNumber(mediumLayer),
        small(Layers::get().layer(Layers::get().smallestOf(smallClass))),
        medium(Layers::get().layer(mediumLayer)),
        tops(topsOf(small, medium)) {}

  int smallNumber;
  int mediumNumber;
  Layer small;
  Layer medium;
  Tops tops;

  SquareSet mediums() const { return static_cast<SquareSet>(medium.own | medium.other); }
};

/// Neither square of a move is covered by a medium piece.
inline bool isOpen(const SmallMove& move, SquareSet mediums) {
  return (mediums >> move.to & 1U) == 0 && (move.from == fromReserve || (mediums >> move.from & 1U) == 0);
}

/// Rows of other classes lie far away: they are called for before anything else is done.
template <class Source>
void prefetch(const std::vector<SmallMove>& moves, SquareSet mediums, const Source& source) {
  for (const SmallMove& move : moves)
    if (isOpen(move, mediums)) source.prefetch(move);
}

/// What moves of small pieces, forward or back, add: their squares are covered by nothing.
template <class Source, class Word>
void gatherSmall(const std::vector<SmallMove>& moves, SquareSet mediums, const Source& source, const Row& wanted,
                 Tally<Word>& found) {
  const Masks& masks = Masks::get();
  Row scratch;
  for (const SmallMove& move : moves) {
    if (!isOpen(move, mediums)) continue;
    Row mask = masks.notOn(move.to);
    if (move.from != fromReserve)
      for (std::size_t word = 0; word < rowWords; ++word) mask[word] &= masks.notOn(move.from)[word];
    if (found.settles(wanted, mask)) continue;  // turning a row takes longer than asking
    if (const Row* row = source.small(move, scratch)) found.add(*row, mask);
  }
}

/// Everything the moves of a row lead to. `source` gives the rows they lead to, null where nothing counts: large() the one
/// of the ground itself, medium(layer), and small(move, scratch), turned as the small layer lies after the move. Stops early
/// once nothing more can be found for the bits of `wanted`.
template <Lifts lifts, class Source, class Word>
void gather(const Ground& ground, const Source& source, const Row& wanted, Tally<Word>& found) {
  const Masks& masks = Masks::get();
  const std::vector<SmallMove>& smallMoves = MoveTables::get().small(ground.smallNumber);
  if (lifts == Lifts::Safe) prefetch(smallMoves, ground.mediums(), source);
  if (const Row* target = source.large()) {
    gatherLarge<lifts>(*target, masks.otherLine(ground.tops.other), found);
    if (found.settles(wanted)) return;
  }
  for (const MediumSource& each : MoveTables::get().medium(ground.mediumNumber)) {
    if (lifts == Lifts::Losing && each.from == fromReserve) continue;
    Tally<Word> put;
    bool any = false;
    for (const MediumMove& move : each.moves)
      if (const Row* target = source.medium(move.medium)) {
        put.add(*target, masks.notOn(move.to));
        any = true;
      }
    if (!any) continue;
    if (each.from == fromReserve) {
      found.add(put, masks.existing().words.data());
      continue;
    }
    const Row& free = masks.notOn(each.from);
    const Row& air = masks.otherLine(topsOf(ground.small, {each.ownWithout, ground.medium.other}).other);
    Row mask;
    for (std::size_t word = 0; word < rowWords; ++word) mask[word] = free[word] & (lifts == Lifts::Safe ? ~air[word] : air[word]);
    found.add(put, mask.words.data());
  }
  // What a small piece leaves is an empty square: such lifts never lose.
  if (lifts == Lifts::Losing || found.settles(wanted)) return;
  gatherSmall(smallMoves, ground.mediums(), source, wanted, found);
}

/// The large pieces, backwards: `before` has the layers before a move, and what is found are those after it.
template <class Word>
void gatherLargeBack(const Row& before, const Row& air, Tally<Word>& found) {
  std::array<Word, squareCount> single;
  for (std::size_t square = 0; square < squareCount; ++square) single[square] = Word::of(before[singleNumber(square)]);
  const auto otherSingles = sumsOfOthers(single);
  for (std::size_t square = 0; square < squareCount; ++square) {
    Word& here = found.words[singleNumber(square)];
    here = here + Word::of(before[0]) + otherSingles[square].masked(~air[0]);
    std::array<Word, squareCount> pair{};
    for (std::size_t second = 0; second < squareCount; ++second)
      if (second != square) pair[second] = Word::of(before[pairNumbers[square][second]]);
    const auto otherPairs = sumsOfOthers(pair);
    // The piece on `second` is the one that has moved.
    for (std::size_t second = 0; second < squareCount; ++second) {
      if (second == square) continue;
      Word& both = found.words[pairNumbers[square][second]];
      both = both + single[square] + otherPairs[second].masked(~air[singleNumber(square)]);
    }
  }
}

/// Rows of an array, as they are seen by who has just moved; those without a flag count as empty.
class ArraySource {
 public:
  ArraySource(const Ground& ground, const Row* rows, const std::uint8_t* flags)
      : m_ground(ground), m_rows(rows), m_flags(flags) {}

  const Row* large() const { return at(rowNumber(m_ground.smallNumber, m_ground.mediumNumber)); }
  const Row* medium(int layer) const { return at(rowNumber(m_ground.smallNumber, layer)); }
  void prefetch(const SmallMove& move) const {
    const Row* row = smallRow(move);
    if (row == nullptr) return;
    for (std::size_t word = 0; word < rowWords; word += wordsPerLine) __builtin_prefetch(&row->words[word]);
  }
  const Row* small(const SmallMove& move, Row& scratch) const {
    const Row* row = smallRow(move);
    if (row == nullptr || move.back == 0) return row;
    turn(move.back, row->words.data(), scratch);
    return &scratch;
  }

 private:
  static constexpr std::size_t wordsPerLine = 8;

  const Row* smallRow(const SmallMove& move) const {
    return at(rowNumber(move.smallClass, Layers::get().image(move.symmetry, m_ground.mediumNumber)));
  }
  const Row* at(std::uint32_t number) const { return m_flags == nullptr || m_flags[number] != 0 ? m_rows + number : nullptr; }

  const Ground& m_ground;
  const Row* m_rows;
  const std::uint8_t* m_flags;
};

/// The layers in which who has just moved has a line.
class LineSource {
 public:
  explicit LineSource(const Ground& ground) : m_ground(ground) {}

  const Row* large() const { return &Masks::get().ownLine(m_ground.tops.own); }
  const Row* medium(int layer) const { return at(m_ground.small, Layers::get().layer(layer)); }
  void prefetch(const SmallMove&) const {}
  const Row* small(const SmallMove& move, Row&) const { return at(Layers::get().layer(move.smallAfter), m_ground.medium); }

 private:
  static const Row* at(const Layer& small, const Layer& medium) { return &Masks::get().ownLine(topsOf(small, medium).own); }

  const Ground& m_ground;
};

/// The layers of an array, and those in which who has just moved has a line.
class LineOrArraySource {
 public:
  LineOrArraySource(const Ground& ground, const Row* rows) : m_lines(ground), m_array(ground, rows, nullptr) {}

  const Row* large() const { return both(*m_lines.large(), *m_array.large()); }
  const Row* medium(int layer) const { return both(*m_lines.medium(layer), *m_array.medium(layer)); }
  void prefetch(const SmallMove& move) const { m_array.prefetch(move); }
  const Row* small(const SmallMove& move, Row& scratch) const {
    const Row* lines = m_lines.small(move, scratch);
    return both(*lines, *m_array.small(move, scratch));
  }

 private:
  const Row* both(const Row& lines, const Row& array) const {
    for (std::size_t word = 0; word < rowWords; ++word) m_both[word] = lines[word] | array[word];
    return &m_both;
  }

  LineSource m_lines;
  ArraySource m_array;
  mutable Row m_both;
};

/// All layers.
class EverySource {
 public:
  const Row* large() const { return &Masks::get().existing(); }
  const Row* medium(int) const { return &Masks::get().existing(); }
  void prefetch(const SmallMove&) const {}
  const Row* small(const SmallMove&, Row&) const { return &Masks::get().existing(); }
};

/// Everything that safe moves reach from the rows of `source`, which has the rows before the moves, seen by who moves: large()
/// the one of the ground itself, medium(layer) and small(move back, scratch). Bits of layers that do not exist may be found as
/// well.
template <class Source, class Word>
void gatherBack(const Ground& ground, const Source& source, const Row& wanted, Tally<Word>& found) {
  const Masks& masks = Masks::get();
  const std::vector<SmallMove>& smallMoves = MoveTables::get().smallBack(ground.smallNumber);
  prefetch(smallMoves, ground.mediums(), source);
  if (const Row* before = source.large()) {
    gatherLargeBack(*before, masks.otherLine(ground.tops.other), found);
    if (found.settles(wanted)) return;
  }
  for (const MediumSource& each : MoveTables::get().mediumBack(ground.mediumNumber)) {
    Tally<Word> put;
    bool any = false;
    for (const MediumMove& move : each.moves)
      if (const Row* before = source.medium(move.medium)) {
        put.add(*before, move.to == fromReserve ? masks.existing() : masks.notOn(move.to));
        any = true;
      }
    if (!any) continue;
    const Row& onTop = masks.notOn(each.from);
    const Row& air = masks.otherLine(topsOf(ground.small, {each.ownWithout, ground.medium.other}).other);
    Row mask;
    for (std::size_t word = 0; word < rowWords; ++word) mask[word] = onTop[word] & ~air[word];
    found.add(put, mask.words.data());
  }
  if (found.settles(wanted)) return;
  gatherSmall(smallMoves, ground.mediums(), source, wanted, found);
}

/// Layers in which nobody has a line, small and medium pieces lying as they do.
inline Row unfinished(const Ground& ground) {
  const Masks& masks = Masks::get();
  const Row& own = masks.ownLine(ground.tops.own);
  const Row& other = masks.otherLine(ground.tops.other);
  Row row;
  for (std::size_t word = 0; word < rowWords; ++word) row[word] = masks.existing()[word] & ~own[word] & ~other[word];
  return row;
}

}  // namespace

}  // namespace kotai::gobblet::engine
