// Searches the newly reached positions of a block, row by row.
#pragma once

#include <utility>

#include "solvers/retrograde/animalshogi/block_kernel.h"
#include "solvers/retrograde/animalshogi/row_map.h"
#include "solvers/retrograde/animalshogi/row_moves.h"

namespace kotai::animalshogi::engine {

/// Collects the positions that moves from a whole block reach, row by row, because many moves lead to the same
/// positions. Then converts the rows to stored positions. The rows are from the point of view of the side that
/// moved. Positions of OutsidePairs keep this point of view.
template <class Bits, class Places>
class BlockSearch {
 public:
  BlockSearch(BlockId block, const BlockRules& rules, SearchState& search)
      : m_layout(Layouts::get()[block.materialClass]),
        m_space(rules.space),
        m_block(block),
        m_moves(block, rules),
        m_turned(rules.space.turnedForSuccessors(block)),
        m_firstWord(firstWordOf(m_layout, block.pair, rules.space.pairCount())),
        m_search(search) {}

  void run() {
    findNewRows();
    if (m_search.rowCount == 0) return;
    const unsigned free = m_moves.freeOfLions();
    forEachNewRow([&](const Row& row, Places positions) {
      m_moves.forEach(row, positions, [&](const Move& move) { collect(move, positions); });
    });
    for (std::size_t change = 0; change < changeCount; ++change)
      if (m_moves.layout(change) != nullptr)
        send(change, free, {m_turned.turn, nullptr, m_turned.freeOfLions, m_turned.pair, m_block.pair});
    for (int number = 0; number < m_turned.stepCount; ++number) lion(m_turned.steps[static_cast<std::size_t>(number)]);
  }

 private:
  using Move = RowMove<Places>;

  /// Tables that store the collected positions.
  struct Destination {
    const SetTable* squares = nullptr;
    const SetTable* image = nullptr;  ///< maps to the mirror images; null unless mirror images are also reached
    unsigned freeOfLions = 0;
    int pair = 0;
    /// Stored pair of lions as seen by the side that moved, or -1 if no such pair is stored.
    int pairSeen = -1;
  };

  /// Finds the new rows. Omits positions in which the lion can be captured.
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
        const Places all = m_moves.chicks().all;
        const Places fresh = without(loadRow(reached, offset, all), loadRow(searched, offset, all));
        setInRow(searched, offset, fresh);
        const Row row = rowAt<Bits>(m_layout, m_moves.freeOfLions(), number);
        const Places open = without(fresh, m_moves.capturesLion(row));
        if (any(open)) m_search.rows[m_search.rowCount++] = {row, {open.low, highOf(open)}};
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
    forEachNewRow([&](const Row& row, Places positions) {
      m_moves.lionTo(seen.square, row, positions, [&](const Move& move) { collect(move, positions); });
    });
    const int pairSeen = m_space.index().pairNumber(seen.square, m_space.lions(m_block).enemy);
    const SetTable* const image = step.bothImages ? seen.toImage : nullptr;
    constexpr std::size_t withoutPromotion = 5;
    for (std::size_t change = 0; change < withoutPromotion; ++change) {
      if (m_moves.layout(change) == nullptr) continue;
      if (step.target == LionStep::Target::Stored)
        send(change, free, {seen.toStored, image, seen.freeOfLions, step.pair, pairSeen});
      else
        keepOutside(change, free, step);
    }
  }

  void collect(const Move& move, Places positions) {
    const Places after = scattered<Bits>(gathered<Bits>(positions, move.from), move.to);
    setInRow(m_search.after[move.change].data(), m_moves.offset(move), after);
  }

  void send(std::size_t change, unsigned freeOfLions, const Destination& to) {
    const ClassLayout& layout = *m_moves.layout(change);
    if (to.pairSeen >= 0)
      removeSeen(layout, m_search.after[change].data(), m_search.seen + firstWordOf(layout, to.pairSeen, m_space.pairCount()));
    const RowMap<Bits> map(layout, *to.squares, true, to.freeOfLions);
    const RowMap<Bits> image(layout, to.image != nullptr ? *to.image : *to.squares, true, to.freeOfLions);
    std::uint64_t* const words = m_search.reached + firstWordOf(map.layout(), to.pair, m_space.pairCount());
    std::uint32_t fresh = 0;
    visitRows(change, freeOfLions, [&](const Row& row, std::uint32_t, Places bits) {
      fresh += store(bits, map, map.target(row), words);
      if (to.image != nullptr) fresh += store(bits, image, image.target(row), words);
    });
    if (fresh != 0) m_search.waiting[m_space.numberOf({map.layout().number, to.pair})].fetch_add(fresh);
  }

  /// Stores positions in which the game is over, or the lion can be captured. The search does not continue from these positions,
  /// so the board need not be turned.
  void keepOutside(std::size_t change, unsigned freeOfLions, const LionStep& step) {
    const ClassLayout& layout = *m_moves.layout(change);
    std::uint64_t* const words = m_search.outside + firstWordOf(layout, step.pair, m_space.outsidePairs().count());
    if (!step.mirror && !step.bothImages) {
      std::uint64_t* const collected = m_search.after[change].data();
      for (std::uint32_t word = 0; word < layout.blockWords; ++word)
        if (collected[word] != 0) words[word] |= std::exchange(collected[word], 0);
      return;
    }
    const LionPair& lions = m_space.outsidePairs().lions(step.pair);
    const RowMap<Bits> mirror(layout, Geometry::get().mirrored, false, allSquares & ~(1U << lions.own | 1U << lions.enemy));
    visitRows(change, freeOfLions, [&](const Row& row, std::uint32_t offset, Places bits) {
      store(bits, mirror, mirror.target(row), words);
      if (step.bothImages) setInRow(words, offset, bits);
    });
  }

  /// Calls visit(row, place of the row in the block, positions) for the collected positions, and clears them.
  template <class Visit>
  void visitRows(std::size_t change, unsigned freeOfLions, Visit&& visit) {
    std::uint64_t* const collected = m_search.after[change].data();
    const ClassLayout& layout = *m_moves.layout(change);
    for (std::uint32_t word = 0; word < layout.blockWords; ++word)
      while (collected[word] != 0) {
        const auto rank = word * 64 + static_cast<std::uint32_t>(std::countr_zero(collected[word]));
        const std::uint32_t number = rank / layout.rowLength;
        const std::uint32_t offset = number * layout.rowLength;
        const Places bits = loadRow<Places>(collected, offset, m_moves.chicksAfter(change).all);
        clearInRow(collected, offset, bits);
        visit(rowAt<Bits>(layout, freeOfLions, number), offset, bits);
      }
  }

  /// Removes the collected positions that earlier blocks have already reached.
  static void removeSeen(const ClassLayout& layout, std::uint64_t* collected, std::uint64_t* seen) {
    for (std::uint32_t word = 0; word < layout.blockWords; ++word) {
      collected[word] &= ~seen[word];
      seen[word] |= collected[word];
    }
  }

  /// Stores positions. Returns the number of newly stored positions.
  static std::uint32_t store(Places bits, const RowMap<Bits>& map, const typename RowMap<Bits>::Target& target,
                             std::uint64_t* words) {
    const Places moved = map.moved(target, bits);
    const std::uint32_t fresh = countOf(without(moved, loadRow(words, target.offset, moved)));
    if (fresh != 0) setInRow(words, target.offset, moved);
    return fresh;
  }

  const ClassLayout& m_layout;
  const Space& m_space;
  BlockId m_block;
  RowMoves<Bits, Places> m_moves;
  const TurnedBlock& m_turned;
  std::uint64_t m_firstWord;
  SearchState& m_search;
};

}  // namespace kotai::animalshogi::engine
