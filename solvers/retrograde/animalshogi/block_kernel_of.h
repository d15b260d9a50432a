// The inner loops, for one way to gather bits. Included by the two files that instantiate it.
#pragma once

#include "solvers/retrograde/animalshogi/block_count.h"
#include "solvers/retrograde/animalshogi/block_kernel.h"
#include "solvers/retrograde/animalshogi/block_propagation.h"
#include "solvers/retrograde/animalshogi/block_search.h"
#include "solvers/retrograde/animalshogi/block_walker.h"
#include "solvers/retrograde/animalshogi/replies.h"
#include "solvers/retrograde/animalshogi/row_successors.h"

namespace kotai::animalshogi::engine {

template <class Bits>
class BlockKernelOf final : public BlockKernel {
 public:
  explicit BlockKernelOf(bool farDrops) : m_farDrops(farDrops) {}

  std::uint64_t begin(BlockId block, std::uint8_t* values) const override {
    const BlockWalker<Bits> walker(block);
    const Replies<Bits> replies(walker.layout(), walker.lions(), m_farDrops);
    std::uint64_t decided = 0;
    std::uint8_t* next = values + firstOf(block);
    for (std::uint32_t number = 0; number < walker.layout().rows; ++number) {
      const Row row = walker.row(number);
      for (std::uint32_t place = 0; place < walker.layout().rowLength; ++place) {
        const std::uint8_t value = beginning(replies, walker.at(row, place));
        decided += value < code::undecided ? 1U : 0U;
        *next++ = value;
      }
    }
    return decided;
  }

  void propagateBlock(BlockId block, Propagate& propagate) const override {
    propagate.tables == 1 ? propagateBlockOf<1>(block, propagate) : propagateBlockOf<2>(block, propagate);
  }

  void propagateList(const EntryList& list, Propagate& propagate) const override {
    propagate.tables == 1 ? propagateListOf<1>(list, propagate) : propagateListOf<2>(list, propagate);
  }

  void beginMates(BlockId block, const std::uint8_t* values, std::uint8_t* mates) const override {
    const BlockWalker<Bits> walker(block);
    const Replies<Bits> replies(walker.layout(), walker.lions(), m_farDrops);
    const std::uint8_t* value = values + firstOf(block);
    std::uint8_t* next = mates + std::size_t{firstOf(block)} * mate::tables;
    for (std::uint32_t number = 0; number < walker.layout().rows; ++number) {
      const Row row = walker.row(number);
      for (std::uint32_t place = 0; place < walker.layout().rowLength; ++place, ++value, next += mate::tables) {
        if (!code::isLoss(*value))
          next[0] = next[1] = *value == code::draw ? 0 : mate::won;
        else
          setLostMates(replies, walker.at(row, place), *value, next);
      }
    }
  }

  void forEachSuccessor(std::uint32_t index, const std::function<void(std::uint32_t)>& visit) const override {
    const BlockPlace place = placeOf(index);
    forEachRowSuccessor<Bits>(place.block, place.rank, m_farDrops, visit);
  }

  bool isTerminal(std::uint32_t index) const override {
    const BlockPlace place = placeOf(index);
    const BlockWalker<Bits> walker(place.block);
    return Replies<Bits>(*place.layout, walker.lions(), m_farDrops).takesLion(walker.at(place.rank));
  }

  void searchBlock(BlockId block, SearchState& search) const override { BlockSearch<Bits>(block, m_farDrops, search).run(); }
  void turnOutcomes(BlockId block, const CountState& count) const override { engine::turnOutcomes<Bits>(block, count); }
  void countBlock(BlockId block, CountState& count) const override { BlockCount<Bits>(block, m_farDrops, count).run(); }
  void countOutside(int pair, CountState& count) const override { engine::countOutside<Bits>(pair, count); }

 private:
  template <int Tables>
  void propagateBlockOf(BlockId block, Propagate& propagate) const {
    PendingMoves<Bits, Tables> pending(propagate);
    BlockPropagation<Bits, Tables> sources(block, m_farDrops, pending);
    const std::uint8_t* const bytes = propagate.values + std::size_t{firstOf(block)} * Tables;
    const std::uint32_t size = Layouts::get()[block.materialClass].blockSize;
    forEachWith<Bits, Tables>(bytes, size, propagate.level,
                              [&](std::uint32_t rank, unsigned tables) { sources.add(rank, tables); });
  }

  template <int Tables>
  void propagateListOf(const EntryList& list, Propagate& propagate) const {
    PendingMoves<typename Bits::Single, Tables> pending(propagate);
    for (std::size_t number = 0; number < list.size;) {
      const std::uint32_t blockNumber = list.entries[number].block;
      const BlockId block = blockAt(blockNumber);
      BlockPropagation<typename Bits::Single, Tables> sources(block, m_farDrops, pending);
      const std::uint32_t first = firstOf(block);
      for (; number < list.size && list.entries[number].block == blockNumber; ++number) {
        const std::uint32_t index = list.entries[number].index;
        sources.add(index - first,
                    Tables == 1 ? 1 : tablesWith<Tables>(propagate.values + std::size_t{index} * Tables, propagate.level));
      }
    }
  }

  /// In the second table a threat to try is as good as a check.
  static void setLostMates(const Replies<Bits>& replies, const Groups& groups, std::uint8_t value, std::uint8_t* mates) {
    const bool inCheck = value != code::lost && replies.isInCheck(groups);
    const bool threatened = inCheck || (value != code::lost && replies.isThreatenedByTry(groups));
    std::uint8_t begun = 0;
    if (threatened)
      begun = value == code::lossInTwo ? mate::marked : static_cast<std::uint8_t>(mate::open + replies.countLionSafe(groups));
    mates[0] = inCheck ? begun : 0;
    mates[1] = begun;
  }

  static std::uint8_t beginning(const Replies<Bits>& replies, const Groups& groups) {
    if (replies.takesLion(groups) || replies.hasSafeTry(groups)) return code::winInOne;
    const unsigned safe = replies.countSafe(groups);
    if (safe > 0) return static_cast<std::uint8_t>(code::undecided + safe);
    return replies.hasMove(groups) ? code::lossInTwo : code::lost;
  }

  bool m_farDrops;
};

}  // namespace kotai::animalshogi::engine
