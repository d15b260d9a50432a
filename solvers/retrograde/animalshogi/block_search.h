// One block in the search through everything that can be reached from the start: its new positions, a row at a time.
#pragma once

#include "solvers/retrograde/animalshogi/block_kernel.h"
#include "solvers/retrograde/animalshogi/row_map.h"
#include "solvers/retrograde/animalshogi/row_moves.h"

namespace kotai::animalshogi::engine {

/// Moves lead to rows seen by who made them. These are collected for the whole block, since many moves lead to the same
/// positions, and turned into stored positions one by one afterwards.
template <class Bits>
class BlockSearch {
 public:
  BlockSearch(BlockId block, bool farDrops, SearchState& search)
      : m_layout(Layouts::get()[block.materialClass]),
        m_pair(block.pair),
        m_moves(block, farDrops),
        m_turned(turnedForSuccessors(block)),
        m_firstWord(firstWordOf(m_layout, block.pair, lionPairCount)),
        m_search(search) {}

  void run() {
    findNewRows();
    if (m_search.rowCount == 0) return;
    const unsigned free = m_moves.freeOfLions();
    forEachNewRow([&](const Row& row, RowBits positions) {
      m_moves.forEach(row, positions, [&](const RowMove& move) { collect(move, positions, free); });
    });
    for (std::size_t change = 0; change < changeCount; ++change)
      if (m_moves.layout(change) != nullptr)
        send(change, free, {m_turned.turn, nullptr, m_turned.freeOfLions, m_turned.pair, LionStep::Target::Stored, m_pair});
    for (int number = 0; number < m_turned.stepCount; ++number) lion(m_turned.steps[static_cast<std::size_t>(number)]);
  }

 private:
  /// Where what was collected is stored.
  struct Destination {
    const SetTable* squares = nullptr;
    const SetTable* image = nullptr;  ///< if the mirror images are reached with it
    unsigned freeOfLions = 0;
    int pair = 0;
    LionStep::Target target = LionStep::Target::Stored;
    int pairSeen = -1;  ///< a stored pair, if the lions stand like one seen by who moved
  };

  /// Moves are made of those in which the lion cannot be taken.
  void findNewRows() {
    m_search.rowCount = 0;
    std::uint64_t* const searched = m_search.searched + m_firstWord;
    const std::uint64_t* const reached = m_search.reached + m_firstWord;
    for (std::uint32_t word = 0; word < m_layout.blockWords; ++word) {
      for (;;) {
        const std::uint64_t waiting = loadWord(reached + word) & ~searched[word];
        if (waiting == 0) break;
        const std::uint32_t number = (word * 64 + static_cast<std::uint32_t>(std::countr_zero(waiting))) / m_layout.rowLength;
        const std::uint32_t offset = number * m_layout.rowLength;
        const RowBits all = m_moves.chicks().all;
        const RowBits fresh = without(loadRow(reached, offset, all), loadRow(searched, offset, all));
        setInRow(searched, offset, fresh);
        const Row row = rowAt<Bits>(m_layout, m_moves.freeOfLions(), number);
        const RowBits open = without(fresh, m_moves.takesLion(row));
        if (any(open)) m_search.rows[m_search.rowCount++] = {row, open};
      }
    }
  }

  template <class Visit>
  void forEachNewRow(Visit&& visit) const {
    for (std::size_t number = 0; number < m_search.rowCount; ++number)
      visit(m_search.rows[number].row, m_search.rows[number].positions);
  }

  void lion(const LionStep& step) {
    const SeenStep seen = seenByMover(m_turned, step);
    const unsigned free = m_moves.freeOfLions(seen.square);
    forEachNewRow([&](const Row& row, RowBits positions) {
      m_moves.lionTo(seen.square, row, positions, [&](const RowMove& move) { collect(move, positions, free); });
    });
    const int pairSeen = Index::get().pairNumber(seen.square, Index::get().pair(m_pair).enemy);
    const SetTable* const image = step.bothImages ? seen.toImage : nullptr;
    constexpr std::size_t withoutPromotion = 5;
    for (std::size_t change = 0; change < withoutPromotion; ++change)
      if (m_moves.layout(change) != nullptr)
        send(change, free, {seen.toStored, image, seen.freeOfLions, step.pair, step.target, pairSeen});
  }

  void collect(const RowMove& move, RowBits positions, unsigned freeOfLionsAfter) {
    const RowBits after = scattered<Bits>(gathered<Bits>(positions, move.from), move.to);
    setInRow(m_search.after[move.change].data(), m_moves.offset(move, freeOfLionsAfter), after);
  }

  void send(std::size_t change, unsigned freeOfLions, const Destination& to) {
    std::uint64_t* const collected = m_search.after[change].data();
    const ClassLayout& layout = *m_moves.layout(change);
    if (to.pairSeen >= 0) leaveOutSeen(layout, collected, m_search.seen + firstWordOf(layout, to.pairSeen, lionPairCount));
    const RowMap<Bits> map(layout, *to.squares, true, to.freeOfLions);
    const RowMap<Bits> image(layout, to.image != nullptr ? *to.image : *to.squares, true, to.freeOfLions);
    const bool stored = to.target == LionStep::Target::Stored;
    std::uint64_t* const words = (stored ? m_search.reached : m_search.outside) +
                                 firstWordOf(map.layout(), to.pair, stored ? lionPairCount : OutsidePairs::get().count());
    std::uint64_t fresh = 0;
    for (std::uint32_t word = 0; word < layout.blockWords; ++word) {
      while (collected[word] != 0) {
        const auto rank = word * 64 + static_cast<std::uint32_t>(std::countr_zero(collected[word]));
        const std::uint32_t number = rank / layout.rowLength;
        const RowBits bits = loadRow(collected, number * layout.rowLength, m_moves.chicksAfter(change).all);
        clearInRow(collected, number * layout.rowLength, bits);
        const Row row = rowAt<Bits>(layout, freeOfLions, number);
        fresh |= store(bits, map, map.target(row), words);
        if (to.image != nullptr) fresh |= store(bits, image, image.target(row), words);
      }
    }
    if (stored && fresh != 0) m_search.touchedBlocks[numberOf({map.layout().number, to.pair})] = 1;
  }

  /// What was collected before, by this block or by others.
  static void leaveOutSeen(const ClassLayout& layout, std::uint64_t* collected, std::uint64_t* seen) {
    for (std::uint32_t word = 0; word < layout.blockWords; ++word) {
      collected[word] &= ~seen[word];
      seen[word] |= collected[word];
    }
  }

  /// Not 0 if something is new.
  static std::uint64_t store(RowBits bits, const RowMap<Bits>& map, const typename RowMap<Bits>::Target& target,
                             std::uint64_t* words) {
    std::uint64_t fresh = 0;
    forEachPlace(bits, [&](std::uint32_t place) {
      const std::uint32_t rank = target.offset + map.place(target, place);
      const std::uint64_t bit = std::uint64_t{1} << rank % 64;
      const std::uint64_t before = loadWord(words + rank / 64);
      fresh |= ~before & bit;
      storeWord(words + rank / 64, before | bit);
    });
    return fresh;
  }

  const ClassLayout& m_layout;
  int m_pair;
  RowMoves<Bits> m_moves;
  const TurnedBlock& m_turned;
  std::uint64_t m_firstWord;
  SearchState& m_search;
};

}  // namespace kotai::animalshogi::engine
