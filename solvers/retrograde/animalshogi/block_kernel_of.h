// The inner loops, for one way to gather bits. Included by the two files that instantiate it.
#pragma once

#include "solvers/retrograde/animalshogi/block_count.h"
#include "solvers/retrograde/animalshogi/block_kernel.h"
#include "solvers/retrograde/animalshogi/block_search.h"
#include "solvers/retrograde/animalshogi/block_walker.h"
#include "solvers/retrograde/animalshogi/replies.h"
#include "solvers/retrograde/animalshogi/row_successors.h"

namespace kotai::animalshogi::engine {

/// Other threads read these bytes while they look for positions of a level, never the same ones they write.
static inline std::uint8_t loadByte(const std::uint8_t* byte) { return __atomic_load_n(byte, __ATOMIC_RELAXED); }
static inline void storeByte(std::uint8_t* byte, std::uint8_t value) { __atomic_store_n(byte, value, __ATOMIC_RELAXED); }

/// Calls visit(place) for each byte of the array that equals `wanted`.
template <class Visit>
inline void forEachEqual(const std::uint8_t* bytes, std::uint32_t count, std::uint8_t wanted, Visit&& visit) {
  constexpr std::uint64_t ones = 0x0101010101010101ULL;
  const std::uint64_t pattern = ones * wanted;
  std::uint32_t place = 0;
  const auto check = [&](std::uint32_t end) {
    for (; place < end; ++place)
      if (loadByte(bytes + place) == wanted) visit(place);
  };
  const auto misaligned = static_cast<std::uint32_t>(reinterpret_cast<std::uintptr_t>(bytes) % 8);
  if (misaligned != 0) check(std::min(count, 8 - misaligned));
  for (; place + 8 <= count;) {
    std::uint64_t word = 0;
    __atomic_load(reinterpret_cast<const std::uint64_t*>(bytes + place), &word, __ATOMIC_RELAXED);
    const std::uint64_t difference = word ^ pattern;
    if (((difference - ones) & ~difference & (ones << 7)) != 0)
      check(place + 8);
    else
      place += 8;
  }
  check(count);
}

/// Applies moves back to the bytes of the positions they lead to, some moves late: by then the byte is in the cache, and a
/// branch that was foretold wrongly costs no more than itself.
template <class Bits>
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

  void add(std::uint32_t index, std::uint32_t block) {
    __builtin_prefetch(m_propagate.values + index, 1);
    Entry& place = m_waiting[m_added % delay];
    if (m_added >= delay) apply(place);
    place = {block, index};
    ++m_added;
  }

 private:
  static constexpr std::uint64_t delay = 64;

  void apply(Entry entry) {
    std::uint8_t* byte = m_propagate.values + entry.index;
    const std::uint8_t value = loadByte(byte);
    if (value < m_propagate.undecided) return;
    if (!m_propagate.fromLost && value - 1 > m_propagate.undecided) return storeByte(byte, static_cast<std::uint8_t>(value - 1));
    storeByte(byte, static_cast<std::uint8_t>(m_propagate.level + 1));
    m_propagate.touchedBlocks[entry.block] = 1;
    m_propagate.decided[m_groups[entry.block % lionPairCount]].add(entry);
    ++m_propagate.decidedCount;
  }

  Propagate& m_propagate;
  const std::array<std::uint8_t, lionPairCount>& m_groups = lionGroups();
  std::uint64_t m_added = 0;
  std::array<Entry, delay> m_waiting{};
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
    const BlockWalker<Bits> walker(block);
    const Predecessors<Bits> predecessors(block, m_farDrops);
    const std::uint32_t rowLength = walker.layout().rowLength;
    DelayedPropagation<Bits> delayed(propagate);
    const auto add = [&delayed](std::uint32_t index, std::uint32_t target) { return delayed.add(index, target), true; };
    Row row;
    std::uint32_t rowEnd = 0;
    std::uint32_t rowStart = 0;
    forEachEqual(propagate.values + firstOf(block), walker.layout().blockSize, propagate.level, [&](std::uint32_t rank) {
      if (rank >= rowEnd) {
        const std::uint32_t number = rank / rowLength;
        rowStart = number * rowLength;
        rowEnd = rowStart + rowLength;
        row = walker.row(number);
      }
      predecessors.forEach(walker.at(row, rank - rowStart), add);
    });
  }

  void propagateList(const EntryList& list, Propagate& propagate) const override {
    DelayedPropagation<Bits> delayed(propagate);
    const auto add = [&delayed](std::uint32_t index, std::uint32_t target) { return delayed.add(index, target), true; };
    for (std::size_t number = 0; number < list.size;) {
      const std::uint32_t blockNumber = list.entries[number].block;
      const BlockId block = blockAt(blockNumber);
      const BlockWalker<Bits> walker(block);
      const Predecessors<Bits> predecessors(block, m_farDrops);
      const std::uint32_t first = firstOf(block);
      for (; number < list.size && list.entries[number].block == blockNumber; ++number)
        predecessors.forEach(walker.at(list.entries[number].index - first), add);
    }
  }

  void beginMates(BlockId block, bool tryIsCheck, std::uint8_t* values) const override {
    const BlockWalker<Bits> walker(block);
    const Replies<Bits> replies(walker.layout(), walker.lions(), m_farDrops);
    std::uint8_t* next = values + firstOf(block);
    for (std::uint32_t number = 0; number < walker.layout().rows; ++number) {
      const Row row = walker.row(number);
      for (std::uint32_t place = 0; place < walker.layout().rowLength; ++place, ++next) {
        const std::uint8_t value = *next;
        if (!code::isLoss(value))
          *next = value == code::draw ? 0 : mate::won;
        else
          *next = mateBeginning(replies, walker.at(row, place), value, tryIsCheck);
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
  static std::uint8_t mateBeginning(const Replies<Bits>& replies, const Groups& groups, std::uint8_t value, bool tryIsCheck) {
    if (value == code::lost) return 0;
    if (!replies.isInCheck(groups) && !(tryIsCheck && replies.isThreatenedByTry(groups))) return 0;
    if (value == code::lossInTwo) return mate::marked;
    return static_cast<std::uint8_t>(mate::open + replies.countLionSafe(groups));
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
