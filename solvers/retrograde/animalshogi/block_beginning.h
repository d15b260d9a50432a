// Initial bytes of values and mate tables: found position by position here, row by row in wide_beginning.h.
#pragma once

#include "solvers/retrograde/animalshogi/block_kernel.h"
#include "solvers/retrograde/animalshogi/block_walker.h"
#include "solvers/retrograde/animalshogi/replies.h"

namespace kotai::animalshogi::engine {

/// See BlockKernel::begin() and beginMates().
template <class Bits>
class BlockBeginning {
 public:
  BlockBeginning(BlockId block, bool farDrops) : m_walker(block), m_replies(m_walker.layout(), m_walker.lions(), farDrops) {}

  /// Sets the values of all positions of the block and returns how many are decided.
  std::uint64_t values(std::uint8_t* next) const {
    std::uint64_t decided = 0;
    forEachPosition([&](const Row& row, std::uint32_t place) {
      const std::uint8_t value = valueOf(m_walker.at(row, place));
      decided += value < code::undecided ? 1U : 0U;
      *next++ = value;
    });
    return decided;
  }

  void mates(const std::uint8_t* value, std::uint8_t* next) const {
    forEachPosition([&](const Row& row, std::uint32_t place) {
      if (!code::isLoss(*value))
        next[0] = next[1] = *value == code::draw ? 0 : mate::won;
      else
        setLost(m_walker.at(row, place), *value, next);
      ++value;
      next += mate::tables;
    });
  }

 private:
  template <class Visit>
  void forEachPosition(Visit&& visit) const {
    for (std::uint32_t number = 0; number < m_walker.layout().rows; ++number) {
      const Row row = m_walker.row(number);
      for (std::uint32_t place = 0; place < m_walker.layout().rowLength; ++place) visit(row, place);
    }
  }

  std::uint8_t valueOf(const Groups& groups) const {
    if (m_replies.takesLion(groups) || m_replies.hasSafeTry(groups)) return code::winInOne;
    const unsigned safe = m_replies.countSafe(groups);
    if (safe > 0) return static_cast<std::uint8_t>(code::undecided + safe);
    return m_replies.hasMove(groups) ? code::lossInTwo : code::lost;
  }

  /// In the second table a threatened try counts like a check.
  void setLost(const Groups& groups, std::uint8_t value, std::uint8_t* mates) const {
    const bool inCheck = value != code::lost && m_replies.isInCheck(groups);
    const bool threatened = inCheck || (value != code::lost && m_replies.isThreatenedByTry(groups));
    std::uint8_t begun = 0;
    if (threatened)
      begun = value == code::lossInTwo ? mate::marked : static_cast<std::uint8_t>(mate::open + m_replies.countLionSafe(groups));
    mates[0] = inCheck ? begun : 0;
    mates[1] = begun;
  }

  BlockWalker<Bits> m_walker;
  Replies<Bits> m_replies;
};

}  // namespace kotai::animalshogi::engine
