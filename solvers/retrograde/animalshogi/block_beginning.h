// Computes the initial bytes of the value and mate tables, for many places of a row at a time.
#pragma once

#include <algorithm>
#include <cstring>

#include "solvers/retrograde/animalshogi/block_kernel.h"
#include "solvers/retrograde/animalshogi/replies.h"

namespace kotai::animalshogi::engine {

/// Implements BlockKernel::begin() and beginMates().
template <class Bits>
class BlockBeginning {
 public:
  BlockBeginning(BlockId block, const BlockRules& rules)
      : m_walker(rules.space, block), m_layout(m_walker.layout()), m_replies(m_layout, m_walker.lions(), rules) {}

  /// Sets the values of all positions of the block and returns the number of decided positions.
  std::uint64_t values(std::uint8_t* next) {
    std::uint64_t decided = 0;
    for (std::uint32_t number = 0; number < m_layout.rows; ++number, next += m_layout.rowLength) {
      m_replies.beginRow(m_walker.row(number));
      if (m_replies.rowCapturesLion()) {
        std::memset(next, code::winInOne, m_layout.rowLength);
        decided += m_layout.rowLength;
        continue;
      }
      for (std::uint32_t first = 0; first < m_layout.rowLength; first += Bits::laneCount) {
        const std::size_t count = m_replies.placesFrom(first);
        m_replies.setPlaces(first);
        Bits::storeBytes(next + first, valuesOf(Bits::firstLanes(count)), count);
      }
      decided += static_cast<std::uint64_t>(
          std::count_if(next, next + m_layout.rowLength, [](std::uint8_t value) { return value < code::undecided; }));
    }
    return decided;
  }

  void mates(const std::uint8_t* value, std::uint8_t* next) {
    for (std::uint32_t number = 0; number < m_layout.rows; ++number) {
      m_replies.beginRow(m_walker.row(number));
      for (std::uint32_t first = 0; first < m_layout.rowLength; first += Bits::laneCount) {
        const std::size_t count = m_replies.placesFrom(first);
        const Lanes values = Bits::loadBytes(value + first, count);
        const Mask lost = Bits::nonempty(values & Bits::all(1));
        Lanes bytes = Bits::masked(Bits::nonempty(values) & ~lost, Bits::all(mate::won * 0x101));
        if (Bits::any(lost)) {
          m_replies.setPlaces(first);
          bytes = Bits::selected(lost, lostMates(values), bytes);
        }
        Bits::storeWords(next + std::size_t{first} * mate::tables, bytes, count);
      }
      value += m_layout.rowLength;
      next += std::size_t{m_layout.rowLength} * mate::tables;
    }
  }

 private:
  using Lanes = typename Bits::Lanes;
  using Mask = typename Bits::Mask;

  /// Returns the values of some places of a row. Precondition: no giraffe or elephant of the row can capture the lion.
  Lanes valuesOf(Mask some) const {
    const Mask won = m_replies.chickCapturesLion() | m_replies.hasSafeTry();
    if (!Bits::any(some & ~won)) return Bits::all(code::winInOne);
    const Lanes safe = m_replies.countSafe();
    const Mask open = Bits::nonempty(safe);
    const Lanes codes = Bits::selected(won, Bits::all(code::winInOne), safe + Bits::all(code::undecided));
    if (!Bits::any(some & ~won & ~open)) return codes;
    const Lanes lost = Bits::selected(m_replies.hasMove(), Bits::all(code::lossInTwo), Bits::all(code::lost));
    return Bits::selected(won | open, codes, lost);
  }

  /// Returns the bytes of the positions in both mate tables. In the second table, a threatened try counts as a
  /// check.
  Lanes lostMates(Lanes values) const {
    const Mask moved = ~Bits::isEqual(values, Bits::all(code::lost));
    const Mask inCheck = moved & m_replies.isInCheck();
    const Mask threatened = inCheck | (moved & m_replies.isThreatenedByTry());
    if (!Bits::any(threatened)) return Lanes{};
    const Mask inTwo = Bits::isEqual(values, Bits::all(code::lossInTwo));
    const Lanes open = m_replies.countLionSafe() + Bits::all(mate::open);
    const Lanes begun = Bits::selected(inTwo, Bits::all(mate::marked), open);
    return Bits::masked(inCheck, begun) | Bits::masked(threatened, begun) << 8;
  }

  BlockWalker<Bits> m_walker;
  const ClassLayout& m_layout;
  Replies<Bits> m_replies;
};

}  // namespace kotai::animalshogi::engine
