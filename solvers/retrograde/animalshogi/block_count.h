// Counts the reached positions of a block, row by row.
#pragma once

#include <algorithm>

#include "solvers/retrograde/animalshogi/block_kernel.h"
#include "solvers/retrograde/animalshogi/row_counter.h"
#include "solvers/retrograde/animalshogi/row_map.h"
#include "solvers/retrograde/animalshogi/row_moves.h"
#include "solvers/retrograde/animalshogi/value_rows.h"

namespace kotai::animalshogi::engine {

/// Finds the positions of a row that equal their mirror image, and the positions whose index is lower than that
/// of their mirror image.
template <class Bits, class Places>
struct RowImages {
  Places own;
  Places canonical;

  RowImages(const RowMap<Bits>& mirror, const Row& row, std::uint32_t offset, Places all) {
    const auto target = mirror.target(row);
    if (target.offset != offset) {
      if (target.offset > offset) canonical = all;
      return;
    }
    forEachPlace(all, [&](std::uint32_t place) {
      const std::uint32_t image = mirror.place(target, place);
      if (image == place) own = own | bitAt<Places>(place);
      if (image >= place) canonical = canonical | bitAt<Places>(place);
    });
  }
};

template <class Bits, class Places>
class BlockCount {
 public:
  BlockCount(BlockId block, const BlockRules& rules, CountState& count)
      : m_layout(Layouts::get()[block.materialClass]),
        m_space(rules.space),
        m_block(block),
        m_moves(block, rules),
        m_turned(rules.space.turnedForSuccessors(block)),
        m_mirror(m_layout, Geometry::get().mirrored, false, m_moves.freeOfLions()),
        m_symmetric(rules.space.isSymmetric(block)),
        m_first(rules.space.firstOf(block)),
        m_firstWord(firstWordOf(m_layout, block.pair, rules.space.pairCount())),
        m_count(count),
        m_tally(count.tallies[block.materialClass]) {}

  void run() {
    const Places all = m_moves.chicks().all;
    for (std::uint32_t number = 0; number < m_layout.rows; ++number) {
      const std::uint32_t offset = number * m_layout.rowLength;
      const Places reached = loadRow(m_count.reached + m_firstWord, offset, all);
      if (!any(reached)) continue;
      const Row row = rowAt<Bits>(m_layout, m_moves.freeOfLions(), number);
      const Places takable = reached & m_moves.capturesLion(row);
      Places open = without(reached, takable);
      if (m_symmetric) {
        const RowImages<Bits, Places> images(m_mirror, row, offset, all);
        m_count.lionCapturableHalves += countOf(takable) + countOf(takable & images.own);
        open = open & images.canonical;
      } else {
        m_count.lionCapturableHalves += 2 * countOf(takable);
      }
      if (any(open)) countRow(row, offset, open);
    }
  }

 private:
  using Move = RowMove<Places>;

  /// The counted positions of a row by value, with their properties.
  struct Counted {
    Places open;
    Places won;
    Places drawn;
    RowCounter<Places> legal;
    RowOnce<Places> good;  ///< positions by number of good moves, which keep the win or the draw
    Places goodNearer;     ///< positions with a good move other than a drop on the far row
  };

  void countRow(const Row& row, std::uint32_t offset, Places open) {
    const std::uint8_t* const bytes = m_count.values + m_first + offset;
    const auto values = valueRow<Bits, Places>(bytes, m_layout.rowLength);
    Counted counted;
    counted.open = open;
    counted.drawn = open & values.zero;
    counted.won = without(open, values.odd | values.zero);
    m_moves.forEach(row, open, [&](const Move& move) { quiet(move, counted); });
    for (int number = 0; number < m_turned.stepCount; ++number) {
      const LionStep& step = m_turned.steps[static_cast<std::size_t>(number)];
      const SeenStep seen = seenByMover(m_turned, step);
      m_moves.lionTo(seen.square, row, open, [&](const Move& move) { lion(move, step, seen, counted); });
    }
    setInRow(m_count.counted + m_firstWord, offset, open);
    forEachPlace(open, [&](std::uint32_t place) { ++m_tally.values[bytes[place]]; });
    m_tally.maxLegalMoves = std::max(m_tally.maxLegalMoves, counted.legal.most(open));
    countGood(offset, counted);
    findZugzwangs(row, offset, open & values.odd);
  }

  void countGood(std::uint32_t offset, const Counted& counted) {
    const Places kept = counted.won | counted.drawn;
    const Places only = without(counted.good.once, counted.good.more) & counted.legal.twiceOrMore();
    m_tally.onlyMoveWins += countOf(only & counted.won);
    m_tally.onlyMoveDraws += countOf(only & counted.drawn);
    setInRow(m_count.onlyMoves + m_firstWord, offset, only & kept);
    forEachPlace(without(kept, counted.goodNearer), [&](std::uint32_t place) {
      m_count.farDrops->add({0, m_first + offset + place});
    });
  }

  /// Finds the zugzwangs of a row. Passing leads to the same row as the other side sees it.
  void findZugzwangs(const Row& row, std::uint32_t offset, Places lost) {
    const Places found = lost & loadRow(m_count.lost + m_firstWord, offset, lost);
    if (!any(found)) return;
    const RowMap<Bits> turn(m_layout, *m_turned.turn, true, m_turned.freeOfLions);
    const std::uint32_t first = m_space.firstOf({turn.layout().number, m_turned.pair});
    const auto target = turn.target(row);
    forEachPlace(found, [&](std::uint32_t place) {
      m_count.zugzwangs->add({first + target.offset + turn.place(target, place), m_first + offset + place});
    });
  }

  void countLegal(const Move& move, Counted& counted) {
    const Places movers = move.from & counted.open;
    m_tally.legalMoves += countOf(movers);
    counted.legal.add(movers);
  }

  /// Adds the positions for which the move is good. \p lost and \p drawn are positions of the row after the move.
  void addGood(const Move& move, Places lost, Places drawn, Counted& counted) {
    const auto before = [&](Places after) { return scattered<Bits>(gathered<Bits>(after, move.to), move.from); };
    const Places good = (before(lost) & counted.won) | (before(drawn) & counted.drawn);
    counted.good.add(good);
    if (!move.farDrop) counted.goodNearer = counted.goodNearer | good;
  }

  /// Counts a move after which the lions form a stored pair, as the mover sees them.
  void stored(const Move& move, int pair, Counted& counted) {
    const std::uint64_t word = firstWordOf(*m_moves.layout(move.change), pair, m_space.pairCount());
    const std::uint32_t offset = m_moves.offset(move);
    const Places drawn = any(move.from & counted.drawn) ? loadRow(m_count.drawn + word, offset, move.to) : Places{};
    addGood(move, loadRow(m_count.lost + word, offset, move.to), drawn, counted);
  }

  void quiet(const Move& move, Counted& counted) {
    countLegal(move, counted);
    if (any(move.from & (counted.won | counted.drawn))) stored(move, m_block.pair, counted);
  }

  void lion(const Move& move, const LionStep& step, const SeenStep& seen, Counted& counted) {
    countLegal(move, counted);
    if (step.target == LionStep::Target::Adjacent || !any(move.from & (counted.won | counted.drawn))) return;
    const unsigned free = m_moves.freeOfLions(seen.square);
    if (step.target == LionStep::Target::Tried) {
      const ChickRow& chicks = m_moves.chicksAfter(move.change);
      return addGood(move, without(chicks.all, attackedByEnemy(move.rowAfter(free), chicks, seen.square)), {}, counted);
    }
    const int pair = m_space.index().pairNumber(seen.square, m_space.lions(m_block).enemy);
    if (pair >= 0)
      stored(move, pair, counted);
    else
      mirrored(move, step, seen, counted);
  }

  /// Counts a move after which the lions form the mirror image of a stored pair. Looks up the values in that pair's block.
  void mirrored(const Move& move, const LionStep& step, const SeenStep& seen, Counted& counted) {
    const RowMap<Bits> map(*m_moves.layout(move.change), *seen.toStored, true, seen.freeOfLions);
    const std::uint8_t* const bytes = m_count.values + m_space.firstOf({map.layout().number, step.pair});
    const auto target = map.target(move.rowAfter(m_moves.freeOfLions(seen.square)));
    const Places asked = scattered<Bits>(gathered<Bits>(counted.won | counted.drawn, move.from), move.to);
    Places lost;
    Places drawn;
    forEachPlace(asked, [&](std::uint32_t place) {
      const std::uint8_t value = bytes[target.offset + map.place(target, place)];
      if (code::isLoss(value)) lost = lost | bitAt<Places>(place);
      if (value == code::draw) drawn = drawn | bitAt<Places>(place);
    });
    addGood(move, lost, drawn, counted);
  }

  const ClassLayout& m_layout;
  const Space& m_space;
  BlockId m_block;
  RowMoves<Bits, Places> m_moves;
  const TurnedBlock& m_turned;
  RowMap<Bits> m_mirror;
  bool m_symmetric;
  std::uint32_t m_first;
  std::uint64_t m_firstWord;
  CountState& m_count;
  ClassTally& m_tally;
};

/// Sets the lost and the drawn positions of a block from the point of view of the side that is not to move.
template <class Bits, class Places>
void turnOutcomes(const Space& space, BlockId block, const CountState& count) {
  const ClassLayout& layout = Layouts::get()[block.materialClass];
  const LionPair& lions = space.lions(block);
  const unsigned free = allSquares & ~(1U << lions.own | 1U << lions.enemy);
  const TurnedBlock& turned = space.turnedForSuccessors(block);
  const RowMap<Bits> map(layout, *turned.turn, true, turned.freeOfLions);
  const std::uint64_t word = firstWordOf(map.layout(), turned.pair, space.pairCount());
  for (std::uint32_t number = 0; number < layout.rows; ++number) {
    const auto values = valueRow<Bits, Places>(count.values + space.firstOf(block) + number * layout.rowLength, layout.rowLength);
    if (!any(values.odd | values.zero)) continue;
    const auto target = map.target(rowAt<Bits>(layout, free, number));
    setInRow(count.lost + word, target.offset, map.moved(target, values.odd));
    setInRow(count.drawn + word, target.offset, map.moved(target, values.zero));
  }
}

/// Counts the reached positions of a pair of OutsidePairs, from the point of view of the side that moved. In
/// these positions the lion can be captured, or a try has succeeded.
template <class Bits>
void countOutside(const Space& space, int pair, CountState& count) {
  const OutsidePairs& pairs = space.outsidePairs();
  const LionPair& lions = pairs.lions(pair);
  const unsigned free = allSquares & ~(1U << lions.own | 1U << lions.enemy);
  const bool adjacent = OutsidePairs::areAdjacent(lions);
  for (int number = 0; number < classCount; ++number) {
    const ClassLayout& layout = Layouts::get()[number];
    const ChickRow& chicks = ChickRows::get()[number];
    const RowMap<Bits> mirror(layout, Geometry::get().mirrored, false, free);
    const std::uint64_t* const words = count.outside + firstWordOf(layout, pair, pairs.count());
    for (std::uint32_t each = 0; each < layout.rows; ++each) {
      const RowBits reached = loadRow(words, each * layout.rowLength, chicks.all);
      if (!any(reached)) continue;
      const Row row = rowAt<Bits>(layout, free, each);
      const RowBits takable = adjacent ? reached : reached & attackedByEnemy(row, chicks, lions.own);
      const RowBits lost = without(reached, takable);
      RowBits twice = chicks.all;
      if (isSymmetric(lions)) twice = RowImages<Bits, RowBits>(mirror, row, each * layout.rowLength, chicks.all).own;
      count.lionCapturableHalves += countOf(takable) + countOf(takable & twice);
      count.lostHalves += countOf(lost) + countOf(lost & twice);
    }
  }
}

}  // namespace kotai::animalshogi::engine
