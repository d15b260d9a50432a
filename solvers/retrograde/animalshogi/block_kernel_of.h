// The inner loops, for one way to gather bits. Included by the two files that instantiate it.
#pragma once

#include "solvers/retrograde/animalshogi/block_count.h"
#include "solvers/retrograde/animalshogi/block_kernel.h"
#include "solvers/retrograde/animalshogi/block_search.h"
#include "solvers/retrograde/animalshogi/block_walker.h"
#include "solvers/retrograde/animalshogi/replies.h"
#include "solvers/retrograde/animalshogi/row_successors.h"

namespace kotai::animalshogi::engine {

// Other threads read these bytes while they look for positions of a level: whatever they see then, it is not that level.
static inline std::uint8_t loadByte(const std::uint8_t* byte) { return __atomic_load_n(byte, __ATOMIC_RELAXED); }
static inline void storeByte(std::uint8_t* byte, std::uint8_t value) { __atomic_store_n(byte, value, __ATOMIC_RELAXED); }

/// The tables in which a position has the wanted byte, as bits.
template <int Tables>
static inline unsigned tablesWith(const std::uint8_t* bytes, std::uint8_t wanted) {
  unsigned result = 0;
  for (int table = 0; table < Tables; ++table) result |= (loadByte(bytes + table) == wanted ? 1U : 0U) << table;
  return result;
}

/// Calls visit(place, tables) for each position, with so many bytes, that has the wanted one in some of its tables.
template <class Bits, int Tables, class Visit>
inline void forEachWith(const std::uint8_t* bytes, std::uint32_t count, std::uint8_t wanted, Visit&& visit) {
  constexpr std::uint32_t positionsAtOnce = 64 / Tables;
  constexpr std::uint64_t allTables = (1U << Tables) - 1;
  std::uint32_t place = 0;
  for (; place + positionsAtOnce <= count; place += positionsAtOnce) {
    for (std::uint64_t equal = Bits::equalBytes(bytes + std::size_t{place} * Tables, wanted); equal != 0;) {
      const auto position = static_cast<unsigned>(std::countr_zero(equal)) / Tables;
      const std::uint64_t tables = equal >> position * Tables & allTables;
      equal &= ~(tables << position * Tables);
      visit(place + position, static_cast<unsigned>(tables));
    }
  }
  for (; place < count; ++place)
    if (const unsigned tables = tablesWith<Tables>(bytes + std::size_t{place} * Tables, wanted); tables != 0)
      visit(place, tables);
}

/// Applies moves back to the bytes of the positions they lead to, some moves late: by then the byte is in the cache, and a
/// branch that was foretold wrongly costs no more than itself.
template <class Bits, int Tables>
class DelayedPropagation {
 public:
  explicit DelayedPropagation(Propagate& propagate) : m_propagate(propagate) {}
  DelayedPropagation(const DelayedPropagation&) = delete;
  DelayedPropagation& operator=(const DelayedPropagation&) = delete;
  ~DelayedPropagation() {
    const std::uint64_t first = m_added > delay ? m_added - delay : 0;
    for (std::uint64_t number = first; number < m_added; ++number) apply(m_waiting[number % delay]);
    m_propagate.moves += m_added;
  }

  /// From a position that has the level in these tables.
  void add(std::uint32_t index, std::uint32_t block, unsigned tables) {
    __builtin_prefetch(m_propagate.values + std::size_t{index} * Tables, 1);
    Waiting& place = m_waiting[m_added % delay];
    if (m_added >= delay) apply(place);
    place = {{block, index}, tables};
    ++m_added;
  }

 private:
  static constexpr std::uint64_t delay = 64;
  struct Waiting {
    Entry entry;
    unsigned tables = 0;
  };

  void apply(const Waiting& waiting) {
    std::uint8_t* const bytes = m_propagate.values + std::size_t{waiting.entry.index} * Tables;
    const auto next = static_cast<std::uint8_t>(m_propagate.level + 1);
    bool decided = false;
    bool decidedBefore = false;  // on this level: it is in the list
    for (int table = 0; table < Tables; ++table) {
      const std::uint8_t value = loadByte(bytes + table);
      if (value < m_propagate.undecided) {
        decidedBefore = decidedBefore || value == next;
      } else if (Tables == 1 || (waiting.tables >> table & 1U) != 0) {
        const bool open = !m_propagate.fromLost && value - 1 > m_propagate.undecided;
        storeByte(bytes + table, open ? static_cast<std::uint8_t>(value - 1) : next);
        decided = decided || !open;
      }
    }
    if (!decided || (Tables > 1 && decidedBefore)) return;
    const Entry& entry = waiting.entry;
    m_propagate.touchedBlocks[entry.block] = 1;
    m_propagate.decided[m_groups[entry.block % lionPairCount]].add(entry);
    ++m_propagate.decidedCount;
  }

  Propagate& m_propagate;
  const std::array<std::uint8_t, lionPairCount>& m_groups = lionGroups();
  std::uint64_t m_added = 0;
  std::array<Waiting, delay> m_waiting{};
};

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
    const BlockWalker<Bits> walker(block);
    const Predecessors<Bits> predecessors(block, m_farDrops);
    const std::uint32_t rowLength = walker.layout().rowLength;
    DelayedPropagation<Bits, Tables> delayed(propagate);
    const auto add = [&delayed](std::uint32_t index, std::uint32_t target, unsigned in) { delayed.add(index, target, in); };
    Ranks<Bits, decltype(add)> ranks(add);
    Row row;
    std::uint32_t rowEnd = 0;
    std::uint32_t rowStart = 0;
    const std::uint8_t* const bytes = propagate.values + std::size_t{firstOf(block)} * Tables;
    const std::uint32_t size = walker.layout().blockSize;
    forEachWith<Bits, Tables>(bytes, size, propagate.level, [&](std::uint32_t rank, unsigned tables) {
      if (rank >= rowEnd) {
        const std::uint32_t number = rank / rowLength;
        rowStart = number * rowLength;
        rowEnd = rowStart + rowLength;
        row = walker.row(number);
      }
      ranks.from(tables);
      predecessors.forEach(walker.at(row, rank - rowStart), ranks);
    });
  }

  template <int Tables>
  void propagateListOf(const EntryList& list, Propagate& propagate) const {
    DelayedPropagation<Bits, Tables> delayed(propagate);
    const auto add = [&delayed](std::uint32_t index, std::uint32_t target, unsigned in) { delayed.add(index, target, in); };
    Ranks<Bits, decltype(add)> ranks(add);
    for (std::size_t number = 0; number < list.size;) {
      const std::uint32_t blockNumber = list.entries[number].block;
      const BlockId block = blockAt(blockNumber);
      const BlockWalker<Bits> walker(block);
      const Predecessors<Bits> predecessors(block, m_farDrops);
      const std::uint32_t first = firstOf(block);
      for (; number < list.size && list.entries[number].block == blockNumber; ++number) {
        const std::uint32_t index = list.entries[number].index;
        ranks.from(Tables == 1 ? 1 : tablesWith<Tables>(propagate.values + std::size_t{index} * Tables, propagate.level));
        predecessors.forEach(walker.at(index - first), ranks);
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
