// The inner loops, for one way to gather bits. Included by the two files that instantiate it.
#pragma once

#include <cstring>

#include "solvers/retrograde/animalshogi/block_kernel.h"
#include "solvers/retrograde/animalshogi/block_walker.h"
#include "solvers/retrograde/animalshogi/replies.h"

namespace kotai::retrograde::shogi {

/// Other threads read these bytes while they look for positions of a level, never the same ones they write.
inline std::uint8_t loadByte(const std::uint8_t* byte) { return __atomic_load_n(byte, __ATOMIC_RELAXED); }
inline void storeByte(std::uint8_t* byte, std::uint8_t value) { __atomic_store_n(byte, value, __ATOMIC_RELAXED); }

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

template <class Bits>
class BlockKernelOf final : public BlockKernel {
 public:
  explicit BlockKernelOf(bool farDrops) : m_farDrops(farDrops) {}

  std::uint64_t begin(BlockId block, std::uint8_t* values) const override {
    const BlockWalker<Bits> walker(block);
    const Replies replies(walker.layout(), walker.lions(), m_farDrops);
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

  void spreadBlock(BlockId block, Spread& spread) const override {
    const BlockWalker<Bits> walker(block);
    const Predecessors<Bits> predecessors(block, m_farDrops);
    const std::uint32_t rowLength = walker.layout().rowLength;
    Row row;
    std::uint32_t rowEnd = 0;
    std::uint32_t rowStart = 0;
    forEachEqual(spread.values + firstOf(block), walker.layout().blockSize, spread.level, [&](std::uint32_t rank) {
      if (rank >= rowEnd) {
        const std::uint32_t number = rank / rowLength;
        rowStart = number * rowLength;
        rowEnd = rowStart + rowLength;
        row = walker.row(number);
      }
      spreadFrom(predecessors, walker.at(row, rank - rowStart), spread);
    });
  }

  void spreadList(const EntryList& list, Spread& spread) const override {
    for (std::size_t number = 0; number < list.size;) {
      const std::uint32_t blockNumber = list.entries[number].block;
      const BlockId block = blockAt(blockNumber);
      const BlockWalker<Bits> walker(block);
      const Predecessors<Bits> predecessors(block, m_farDrops);
      const std::uint32_t first = firstOf(block);
      for (; number < list.size && list.entries[number].block == blockNumber; ++number)
        spreadFrom(predecessors, walker.at(list.entries[number].index - first), spread);
    }
  }

 private:
  static std::uint8_t beginning(const Replies& replies, const Groups& groups) {
    if (replies.takesLion(groups) || replies.hasSafeTry(groups)) return code::winInOne;
    const unsigned safe = replies.countSafe(groups);
    return safe == 0 ? code::lossInTwo : static_cast<std::uint8_t>(code::undecided + safe);
  }

  static void decide(Spread& spread, std::uint32_t index, std::uint32_t block) {
    storeByte(spread.values + index, static_cast<std::uint8_t>(spread.level + 1));
    spread.touchedBlocks[block] = 1;
    spread.decided[lionGroupOf(static_cast<int>(block % lionPairCount))].add({block, index});
    ++spread.decidedCount;
  }

  static void spreadFrom(const Predecessors<Bits>& predecessors, const Groups& groups, Spread& spread) {
    if (code::isLoss(spread.level))
      predecessors.forEach(groups, [&](std::uint32_t index, std::uint32_t block) {
        ++spread.moves;
        if (loadByte(spread.values + index) >= code::undecided) decide(spread, index, block);
        return true;
      });
    else
      predecessors.forEach(groups, [&](std::uint32_t index, std::uint32_t block) {
        ++spread.moves;
        const std::uint8_t value = loadByte(spread.values + index);
        if (value < code::undecided) return true;
        if (value - 1 == code::undecided)
          decide(spread, index, block);
        else
          storeByte(spread.values + index, static_cast<std::uint8_t>(value - 1));
        return true;
      });
  }

  bool m_farDrops;
};

}  // namespace kotai::retrograde::shogi
