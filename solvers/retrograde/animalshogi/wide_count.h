// Legal moves of 32 places of a row at a time. Only for the file that is compiled for machines with AVX-512.
#pragma once

#include "solvers/retrograde/animalshogi/block_count.h"
#include "solvers/retrograde/animalshogi/wide_replies.h"

namespace kotai::animalshogi::engine {

template <>
class LegalMoves<WideBits> {
 public:
  static constexpr bool countsMovesTold = false;
  LegalMoves(BlockId block, bool farDrops)
      : m_layout(Layouts::get()[block.materialClass]), m_replies(m_layout, Index::get().pair(block.pair), farDrops) {}

  void beginRow(const Row& row, RowBits open) {
    m_replies.beginRow(row);
    m_several = {};
    for (std::uint32_t first = 0; first < m_layout.rowLength; first += laneCount) {
      const auto some = static_cast<__mmask32>(first < 64 ? open.low >> first : open.high >> (first - 64));
      m_replies.setPlaces(first);
      const Lanes counts = _mm512_maskz_mov_epi16(some, m_replies.countMoves());
      m_total = _mm512_add_epi32(m_total, _mm512_madd_epi16(counts, allLanes(1)));
      m_most = _mm512_max_epu16(m_most, counts);
      const std::uint64_t several = _mm512_cmpgt_epu16_mask(counts, allLanes(1));
      (first < 64 ? m_several.low : m_several.high) |= several << first % 64;
    }
  }
  static void tell(RowBits) {}
  RowBits endRow(RowBits) const { return m_several; }
  std::uint64_t total() const { return static_cast<std::uint32_t>(_mm512_reduce_add_epi32(m_total)); }
  std::uint32_t most() const {
    const __m512i pairs = _mm512_max_epu16(m_most, _mm512_srli_epi32(m_most, 16));
    return _mm512_reduce_max_epu32(_mm512_and_si512(pairs, _mm512_set1_epi32(0xffff)));
  }

 private:
  const ClassLayout& m_layout;
  WideReplies m_replies;
  RowBits m_several;
  Lanes m_total = noSquares();
  Lanes m_most = noSquares();
};

}  // namespace kotai::animalshogi::engine
