// Inner loops as a template over the kind of processor. Included by the files that instantiate the template.
#pragma once

#include "solvers/retrograde/animalshogi/block_beginning.h"
#include "solvers/retrograde/animalshogi/block_count.h"
#include "solvers/retrograde/animalshogi/block_kernel.h"
#include "solvers/retrograde/animalshogi/block_propagation.h"
#include "solvers/retrograde/animalshogi/block_search.h"
#include "solvers/retrograde/animalshogi/list_propagation.h"
#include "solvers/retrograde/animalshogi/row_successors.h"

namespace kotai::animalshogi::engine {

template <class Bits>
class BlockKernelOf final : public BlockKernel {
 public:
  explicit BlockKernelOf(const Options& options) : m_rules(BlockRules::of(options)) {}

  const Space& space() const override { return m_rules.space; }

  std::uint64_t begin(BlockId block, std::uint8_t* values) const override {
    return BlockBeginning<Bits>(block, m_rules).values(values + space().firstOf(block));
  }

  void propagateBlocks(std::span<const std::uint32_t> blocks, Propagation& propagation,
                       const std::stop_token& stop) const override {
    propagation.tables == 1 ? propagateBlocksOf<1>(blocks, propagation, stop) : propagateBlocksOf<2>(blocks, propagation, stop);
  }

  void propagateList(const EntryList& list, Propagation& propagation) const override {
    propagation.tables == 1 ? propagateListOf<1>(list, propagation) : propagateListOf<2>(list, propagation);
  }

  void beginMates(BlockId block, const std::uint8_t* values, std::uint8_t* mates) const override {
    BlockBeginning<Bits>(block, m_rules)
        .mates(values + space().firstOf(block), mates + std::size_t{space().firstOf(block)} * mate::tables);
  }

  void forEachSuccessor(std::uint32_t index, const std::function<void(std::uint32_t)>& visit) const override {
    const BlockPlace place = space().placeOf(index);
    forEachRowSuccessor<Bits>(place.block, place.rank, m_rules, visit);
  }

  bool isTerminal(std::uint32_t index) const override {
    const BlockPlace place = space().placeOf(index);
    const BlockWalker<Bits> walker(space(), place.block);
    return ownAttackers(walker.at(place.rank), walker.lions().enemy) != 0;
  }

  void searchBlock(BlockId block, SearchState& search) const override {
    if (hasShortRows(block))
      BlockSearch<Bits, ShortRowBits>(block, m_rules, search).run();
    else
      BlockSearch<Bits, RowBits>(block, m_rules, search).run();
  }
  void turnOutcomes(BlockId block, const CountState& count) const override {
    if (hasShortRows(block))
      engine::turnOutcomes<Bits, ShortRowBits>(space(), block, count);
    else
      engine::turnOutcomes<Bits, RowBits>(space(), block, count);
  }
  void countBlock(BlockId block, CountState& count) const override {
    if (hasShortRows(block))
      BlockCount<Bits, ShortRowBits>(block, m_rules, count).run();
    else
      BlockCount<Bits, RowBits>(block, m_rules, count).run();
  }
  void countOutside(int pair, CountState& count) const override { engine::countOutside<Bits>(space(), pair, count); }

 private:
  static bool hasShortRows(BlockId block) { return Layouts::get()[block.materialClass].shortRows; }

  template <int Tables>
  void propagateBlocksOf(std::span<const std::uint32_t> blocks, Propagation& propagation, const std::stop_token& stop) const {
    PendingMoves<Bits, Tables> pending(space(), propagation);
    for (const std::uint32_t number : blocks) {
      if (stop.stop_requested()) return;
      const BlockId block = space().blockAt(number);
      BlockPropagation<Bits, Tables> sources(block, m_rules, pending);
      const std::uint8_t* const bytes = propagation.values + std::size_t{space().firstOf(block)} * Tables;
      const std::uint32_t size = Layouts::get()[block.materialClass].blockSize;
      forEachWith<Bits, Tables>(bytes, size, propagation.level,
                                [&](std::uint32_t rank, unsigned tables) { sources.add(rank, tables); });
    }
  }

  template <int Tables>
  void propagateListOf(const EntryList& list, Propagation& propagation) const {
    ListMoves<Bits, Tables> pending(space(), propagation);
    for (std::size_t number = 0; number < list.size;) {
      const std::uint32_t blockNumber = list.entries[number].block;
      const BlockId block = space().blockAt(blockNumber);
      ListPropagation<Bits, Tables> sources(block, m_rules, pending);
      const std::uint32_t first = space().firstOf(block);
      for (; number < list.size && list.entries[number].block == blockNumber; ++number) {
        const std::uint32_t index = list.entries[number].index;
        sources.add(index - first,
                    Tables == 1 ? 1 : tablesWith<Tables>(propagation.values + std::size_t{index} * Tables, propagation.level));
      }
    }
  }

  BlockRules m_rules;
};

}  // namespace kotai::animalshogi::engine
