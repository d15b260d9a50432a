// Ranks of four positions at a time. Only for the file that is compiled for machines with AVX-512.
#pragma once

#include "solvers/base/wide_words.h"
#include "solvers/retrograde/animalshogi/moves.h"

namespace kotai::animalshogi::engine {

struct WideBits : MachineBits {};

/// A group's rank is that of its squares among the free ones (rankOfBits()): of one piece the number of free squares below, of
/// two that of the lower one and n * (n - 1) / 2 for the n below the higher one. Positions wait until there are many.
template <class Visit>
class Ranks<WideBits, Visit> {
 public:
  using Sets = __m128i;
  explicit Ranks(Visit visit) : m_visit(std::move(visit)) {}
  Ranks(const Ranks&) = delete;
  Ranks& operator=(const Ranks&) = delete;
  ~Ranks() { visitAll(); }

  static Sets setsOf(const Groups& groups) {
    const auto word = [&groups](std::size_t group) { return static_cast<short>(groups.sets[group]); };
    return _mm_setr_epi16(word(0), word(1), word(2), word(3), word(4), word(5), word(6), word(7));
  }
  static Groups groupsOf(const Sets& sets) {
    alignas(sizeof(Sets)) std::array<std::uint16_t, groupCount> words{};
    _mm_store_si128(reinterpret_cast<__m128i*>(words.data()), sets);
    Groups groups;
    for (std::size_t group = 0; group < groupCount; ++group) groups.sets[group] = words[group];
    return groups;
  }
  static Sets toggled(const Sets& sets, std::size_t group, unsigned squares) {
    const auto only = static_cast<__mmask8>(1U << group);
    return _mm_xor_si128(sets, _mm_maskz_set1_epi16(only, static_cast<short>(squares)));
  }
  void from(unsigned tables) { m_tables = tables; }
  void put(const Target& target, const Sets& sets) {
    m_sets[m_count] = sets;
    m_weights[m_count] = _mm_load_si128(reinterpret_cast<const __m128i*>(target.layout->narrowWeights.data()));
    m_free[m_count] = _mm_set1_epi16(static_cast<short>(target.freeOfLions));
    m_places[m_count] = {target.first, target.block, m_tables};
    if (++m_count == room) visitAll();
  }

 private:
  static constexpr std::size_t room = 16;
  struct Place {
    std::uint32_t first;
    std::uint32_t block;
    unsigned tables;
  };

  void visitAll() {
    for (std::size_t number = 0; number < m_count; number += 4) {
      alignas(64) std::uint32_t ranks[16];
      _mm512_store_si512(ranks, fourRanks(number));
      for (std::size_t each = number; each < std::min(number + 4, m_count); ++each)
        m_visit(m_places[each].first + ranks[4 * (each - number)], m_places[each].block, m_places[each].tables);
    }
    m_count = 0;
  }

  /// Each four times.
  __m512i fourRanks(std::size_t number) const {
    const __m512i sets = _mm512_load_si512(&m_sets[number]);
    __m512i taken = _mm512_bslli_epi128(sets, 2);  // by the groups before
    taken = _mm512_or_si512(taken, _mm512_bslli_epi128(taken, 2));
    taken = _mm512_or_si512(taken, _mm512_bslli_epi128(taken, 4));
    taken = _mm512_or_si512(taken, _mm512_bslli_epi128(taken, 8));
    const __m512i free = _mm512_andnot_si512(taken, _mm512_load_si512(&m_free[number]));
    const __m512i lower = _mm512_and_si512(sets, _mm512_sub_epi16(_mm512_setzero_si512(), sets));
    const __m512i higher = _mm512_xor_si512(sets, lower);
    const __m512i ofLower = countBelow(lower, free);
    const __m512i ofHigher = countBelow(higher, free);
    const __m512i pairs = _mm512_srli_epi16(_mm512_mullo_epi16(ofHigher, _mm512_sub_epi16(ofHigher, _mm512_set1_epi16(1))), 1);
    __m512i sum = _mm512_madd_epi16(_mm512_add_epi16(ofLower, pairs), _mm512_load_si512(&m_weights[number]));
    sum = _mm512_add_epi32(sum, _mm512_shuffle_epi32(sum, _MM_PERM_BADC));
    return _mm512_add_epi32(sum, _mm512_shuffle_epi32(sum, _MM_PERM_CDAB));
  }
  /// Free squares below a single one; 0 where there is none.
  static __m512i countBelow(__m512i square, __m512i free) {
    const __m512i below = _mm512_and_si512(free, _mm512_sub_epi16(square, _mm512_set1_epi16(1)));
    return _mm512_maskz_popcnt_epi16(_mm512_test_epi16_mask(square, square), below);
  }

  Visit m_visit;
  unsigned m_tables = 0;
  std::size_t m_count = 0;
  alignas(64) Sets m_sets[room];
  alignas(64) Sets m_weights[room];
  alignas(64) Sets m_free[room];
  std::array<Place, room> m_places{};
};

}  // namespace kotai::animalshogi::engine
