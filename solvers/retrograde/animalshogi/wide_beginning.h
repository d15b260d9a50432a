// Initial values and mate tables, 32 places of a row at a time. Only for the file that is compiled for processors with AVX-512.
#pragma once

#include "solvers/retrograde/animalshogi/block_beginning.h"
#include "solvers/retrograde/animalshogi/wide_replies.h"

namespace kotai::animalshogi::engine {

template <>
class BlockBeginning<WideBits> {
 public:
  BlockBeginning(BlockId block, bool farDrops)
      : m_walker(block), m_layout(m_walker.layout()), m_replies(m_layout, m_walker.lions(), farDrops) {}

  std::uint64_t values(std::uint8_t* next) {
    std::uint64_t decided = 0;
    for (std::uint32_t number = 0; number < m_layout.rows; ++number) {
      m_replies.beginRow(m_walker.row(number));
      if (m_replies.rowTakesLion()) {
        std::memset(next, code::winInOne, m_layout.rowLength);
        decided += m_layout.rowLength;
        next += m_layout.rowLength;
        continue;
      }
      for (std::uint32_t first = 0; first < m_layout.rowLength; first += laneCount) {
        const __mmask32 some = m_replies.some(first);
        m_replies.setPlaces(first);
        const Lanes codes = valuesOf(some);
        _mm256_mask_storeu_epi8(next + first, some, _mm512_cvtepi16_epi8(codes));
        decided += static_cast<unsigned>(
            std::popcount(static_cast<unsigned>(_mm512_mask_cmplt_epu16_mask(some, codes, allLanes(code::undecided)))));
      }
      next += m_layout.rowLength;
    }
    return decided;
  }

  void mates(const std::uint8_t* value, std::uint8_t* next) {
    for (std::uint32_t number = 0; number < m_layout.rows; ++number) {
      m_replies.beginRow(m_walker.row(number));
      for (std::uint32_t first = 0; first < m_layout.rowLength; first += laneCount) {
        const __mmask32 some = m_replies.some(first);
        const Lanes values = _mm512_cvtepu8_epi16(_mm256_maskz_loadu_epi8(some, value + first));
        const __mmask32 drawn = _mm512_testn_epi16_mask(values, values);
        const __mmask32 lost = _mm512_mask_test_epi16_mask(some, values, allLanes(1));
        Lanes bytes = _mm512_maskz_set1_epi16(~(drawn | lost), static_cast<short>(mate::won * 0x101));
        if (lost != 0) {
          m_replies.setPlaces(first);
          bytes = _mm512_mask_mov_epi16(bytes, lost, lostMates(values));
        }
        _mm512_mask_storeu_epi16(next + std::size_t{first} * mate::tables, some, bytes);
      }
      value += m_layout.rowLength;
      next += std::size_t{m_layout.rowLength} * mate::tables;
    }
  }

 private:
  /// In a row that does not capture the lion.
  Lanes valuesOf(__mmask32 some) const {
    const __mmask32 won = m_replies.chickTakesLion() | m_replies.hasSafeTry();
    Lanes codes = allLanes(code::winInOne);
    if ((some & ~won) == 0) return codes;
    const Lanes safe = m_replies.countSafe();
    const __mmask32 open = nonempty(safe);
    codes = _mm512_mask_add_epi16(codes, ~won & open, safe, allLanes(code::undecided));
    if ((some & ~won & ~open) == 0) return codes;
    const __mmask32 movable = m_replies.hasMove();
    codes = _mm512_mask_mov_epi16(codes, ~won & ~open & movable, allLanes(code::lossInTwo));
    return _mm512_mask_mov_epi16(codes, ~won & ~open & ~movable, allLanes(code::lost));
  }

  /// In the second table a threatened try counts like a check. Both bytes of each position.
  Lanes lostMates(Lanes values) const {
    const __mmask32 moved = _mm512_cmpneq_epi16_mask(values, allLanes(code::lost));
    const __mmask32 inCheck = moved & m_replies.isInCheck();
    const __mmask32 threatened = inCheck | (moved & m_replies.isThreatenedByTry());
    if (threatened == 0) return noSquares();
    const __mmask32 inTwo = _mm512_cmpeq_epi16_mask(values, allLanes(code::lossInTwo));
    const Lanes open = _mm512_add_epi16(m_replies.countLionSafe(), allLanes(mate::open));
    const Lanes begun = _mm512_mask_mov_epi16(open, inTwo, allLanes(mate::marked));
    return _mm512_or_si512(_mm512_maskz_mov_epi16(inCheck, begun),
                           _mm512_slli_epi16(_mm512_maskz_mov_epi16(threatened, begun), 8));
  }

  BlockWalker<WideBits> m_walker;
  const ClassLayout& m_layout;
  WideReplies m_replies;
};

}  // namespace kotai::animalshogi::engine
