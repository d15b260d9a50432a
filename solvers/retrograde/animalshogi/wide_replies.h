// Replies of 32 places of a row at a time. Only for the file that is compiled for machines with AVX-512.
#pragma once

#include "solvers/retrograde/animalshogi/block_walker.h"
#include "solvers/retrograde/animalshogi/replies.h"
#include "solvers/retrograde/animalshogi/wide_sets.h"

namespace kotai::animalshogi::engine {

/// Asks what Replies asks, of 32 places of one row: giraffes and elephants are the same in all of them.
class WideReplies {
 public:
  WideReplies(const ClassLayout& layout, const LionPair& lions, bool farDrops)
      : m_layout(layout), m_own(lions.own), m_enemy(lions.enemy), m_lionMoves(upwardMoves[4][place(lions.own)]) {
    for (std::size_t kind = 0; kind < handKindCount; ++kind)
      if (layout.material.ownHand[kind] > 0) m_drops[kind] = kind == 2 && !farDrops ? allSquares & ~topRow : allSquares;
    for (std::size_t kind = 2; kind < 4; ++kind) {
      m_has[kind] = layout.material.onBoard[firstGroup[kind]];
      m_enemyHas[kind] = layout.material.onBoard[secondGroup[kind]];
    }
    m_tryTargets = tryTargets(m_own);
    m_enemyTryTargets = enemyTryTargets(m_enemy);
  }

  void beginRow(const Row& row) {
    m_row = row.groups;
    spreadFrom(row.free);
    m_pieceCount = 0;
    m_rowAttacks = 0;
    for (std::size_t kind = 0; kind < 2; ++kind)
      for (unsigned rest = m_row.sets[firstGroup[kind]]; rest != 0; rest &= rest - 1) {
        const auto square = static_cast<std::size_t>(std::countr_zero(rest));
        m_rowPieces[m_pieceCount++] = {kind, upwardMoves[kind][square]};
        m_rowAttacks |= upwardMoves[kind][square];
      }
    const auto& down = Geometry::get().attacksDown;
    m_enemyRowAttacks = down[0][m_row.sets[1]] | down[1][m_row.sets[3]] | downwardMoves[4][place(m_enemy)];
    m_rowCheckers = (upwardMoves[0][place(m_own)] & m_row.sets[1]) | (upwardMoves[1][place(m_own)] & m_row.sets[3]);
    m_rowTakesLion =
        ((downwardMoves[0][place(m_enemy)] & m_row.sets[0]) | (downwardMoves[1][place(m_enemy)] & m_row.sets[2])) != 0;
  }
  /// A giraffe or an elephant can take it, wherever the chicks stand.
  bool rowTakesLion() const { return m_rowTakesLion; }

  /// The places of the row from one on, as many as there are.
  __mmask32 some(std::uint32_t first) const {
    return static_cast<__mmask32>((std::uint64_t{1} << std::min<std::size_t>(laneCount, m_layout.rowLength - first)) - 1);
  }
  /// Selects the places for the following queries. Elsewhere no chicks stand.
  void setPlaces(std::uint32_t first) {
    const __mmask32 there = some(first);
    const ChickPlaces* const places = m_layout.chicks + first;
    const __m512i low = _mm512_maskz_loadu_epi32(static_cast<__mmask16>(there), places);
    const __m512i high = _mm512_maskz_loadu_epi32(static_cast<__mmask16>(there >> 16), places + laneCount / 2);
    const auto together = [](__m512i lowWords, __m512i highWords) {
      return _mm512_inserti64x4(_mm512_castsi256_si512(_mm512_cvtepi32_epi16(lowWords)), _mm512_cvtepi32_epi16(highWords), 1);
    };
    for (Lanes& each : m_chicks) each = noSquares();
    m_chicks[m_layout.chickGroups[1] - firstGroup[2]] = spread(together(_mm512_srli_epi32(low, 16), _mm512_srli_epi32(high, 16)));
    m_chicks[m_layout.chickGroups[0] - firstGroup[2]] = spread(together(low, high));
    const Lanes own = _mm512_or_si512(chicks(firstGroup[2]), chicks(firstGroup[3]));
    const Lanes enemy = _mm512_or_si512(chicks(secondGroup[2]), chicks(secondGroup[3]));
    m_ownSquares = _mm512_or_si512(own, allLanes(m_row.sets[0] | m_row.sets[2] | 1U << m_own));
    m_enemySquares = _mm512_or_si512(enemy, allLanes(m_row.sets[1] | m_row.sets[3]));
    m_checkers = allLanes(m_rowCheckers);
    for (std::size_t kind = 2; kind < 4; ++kind)
      m_checkers =
          _mm512_or_si512(m_checkers, _mm512_and_si512(chicks(secondGroup[kind]), allLanes(upwardMoves[kind][place(m_own)])));
  }

  /// A chick or a hen can take it.
  __mmask32 chickTakesLion() const {
    Lanes attackers = noSquares();
    for (std::size_t kind = 2; kind < 4; ++kind) {
      const Lanes from = allLanes(downwardMoves[kind][place(m_enemy)]);
      attackers = _mm512_or_si512(attackers, _mm512_and_si512(chicks(firstGroup[kind]), from));
    }
    return nonempty(attackers);
  }
  __mmask32 hasSafeTry() const {
    if (m_tryTargets == 0) return 0;
    return nonempty(_mm512_andnot_si512(_mm512_or_si512(m_ownSquares, enemyAttacks()), allLanes(m_tryTargets)));
  }
  __mmask32 isInCheck() const { return nonempty(m_checkers); }
  __mmask32 isThreatenedByTry() const {
    if (m_enemyTryTargets == 0) return 0;
    return nonempty(_mm512_andnot_si512(_mm512_or_si512(m_enemySquares, ownAttacks()), allLanes(m_enemyTryTargets)));
  }
  __mmask32 hasMove() const {
    return nonempty(_mm512_andnot_si512(m_ownSquares, ownAttacks())) | nonempty(drops(emptySquares()));
  }

  Lanes countSafe() const { return m_enemyTryTargets != 0 ? countOneByOne() : countLionSafe(); }

  Lanes countLionSafe() const {
    const Lanes targets = pieceTargets();
    Lanes count = sizesOf(lionTargets());
    for (std::size_t number = 0; number < m_pieceCount; ++number)
      count = _mm512_add_epi16(count, sizesOf(_mm512_and_si512(targets, allLanes(m_rowPieces[number].attacks))));
    for (std::size_t kind = 2; kind < 4; ++kind)
      if (m_has[kind] > 0)
        for (const Step& step : upwardSteps[kind])
          count = _mm512_add_epi16(count, sizesOf(_mm512_and_si512(stepped(chicks(firstGroup[kind]), step), targets)));
    return _mm512_mask_add_epi16(count, ~isInCheck(), count, drops(emptySquares()));
  }

 private:
  struct RowPiece {
    std::size_t kind = 0;
    unsigned attacks = 0;
  };

  static constexpr std::size_t place(int square) { return static_cast<std::size_t>(square); }
  const Lanes& chicks(std::size_t group) const { return m_chicks[group - firstGroup[2]]; }

  /// Squares by their numbers among the free ones: the lower five and the upper five.
  void spreadFrom(unsigned free) {
    for (Lanes* half : {&m_lowSquares, &m_highSquares}) {
      *half = noSquares();
      for (const __mmask32 numbers : {0xaaaaaaaaU, 0xccccccccU, 0xf0f0f0f0U, 0xff00ff00U, 0xffff0000U}) {
        *half = _mm512_or_si512(*half, _mm512_maskz_set1_epi16(numbers, static_cast<short>(lowestBit(free))));
        free &= free - 1;
      }
    }
  }
  /// Sets of numbers as sets of squares.
  Lanes spread(Lanes numbers) const {
    return _mm512_or_si512(_mm512_permutexvar_epi16(numbers, m_lowSquares),
                           _mm512_permutexvar_epi16(_mm512_srli_epi16(numbers, 5), m_highSquares));
  }

  Lanes enemyAttacks() const {
    Lanes result = allLanes(m_enemyRowAttacks);
    for (std::size_t kind = 2; kind < 4; ++kind)
      if (m_enemyHas[kind] > 0) result = _mm512_or_si512(result, steppedAll(chicks(secondGroup[kind]), downwardSteps[kind]));
    return result;
  }
  /// Without the lion.
  Lanes pieceAttacks() const { return _mm512_or_si512(ownChickAttacks(), allLanes(m_rowAttacks)); }
  Lanes ownAttacks() const { return _mm512_or_si512(pieceAttacks(), allLanes(m_lionMoves)); }
  Lanes emptySquares() const {
    return _mm512_andnot_si512(_mm512_or_si512(m_ownSquares, m_enemySquares), allLanes(allSquares & ~(1U << m_enemy)));
  }
  Lanes lionTargets() const { return _mm512_andnot_si512(_mm512_or_si512(m_ownSquares, enemyAttacks()), allLanes(m_lionMoves)); }
  /// Returns the targets of pieces besides the lion: a single checker has to be captured, two cannot both be.
  Lanes pieceTargets() const {
    const __mmask32 twice = nonempty(_mm512_andnot_si512(lowestOf(m_checkers), m_checkers));
    const Lanes quiet = _mm512_andnot_si512(m_ownSquares, allLanes(allSquares));
    return _mm512_maskz_mov_epi16(~twice, _mm512_mask_mov_epi16(quiet, isInCheck(), m_checkers));
  }
  /// How many there are on empty squares.
  Lanes drops(Lanes empty) const {
    Lanes count = noSquares();
    for (const unsigned squares : m_drops)
      if (squares != 0) count = _mm512_add_epi16(count, sizesOf(_mm512_and_si512(empty, allLanes(squares))));
    return count;
  }

  /// The enemy's lion stands before the home row: after each move the squares it could try on have to be guarded.
  Lanes countOneByOne() const {
    Lanes count = noSquares();
    const auto add = [&](__mmask32 moves, Lanes attacksAfter, Lanes taken) {
      const Lanes stopped = _mm512_or_si512(_mm512_andnot_si512(taken, m_enemySquares), attacksAfter);
      const Lanes open = _mm512_andnot_si512(stopped, allLanes(m_enemyTryTargets));
      count = _mm512_mask_add_epi16(count, moves & ~nonempty(open), count, allLanes(1));
    };
    /// Moves of a piece whose square is the same in all places, to these squares.
    const auto addAll = [&](unsigned squares, Lanes possible, Lanes others, std::size_t kind) {
      for (unsigned rest = squares; rest != 0; rest &= rest - 1) {
        const Lanes to = allLanes(lowestBit(rest));
        const unsigned attacks = upwardMoves[kind][static_cast<std::size_t>(std::countr_zero(rest))];
        add(nonempty(_mm512_and_si512(possible, to)), _mm512_or_si512(others, allLanes(attacks)), to);
      }
    };
    addAll(m_lionMoves, lionTargets(), pieceAttacks(), 4);
    const Lanes targets = pieceTargets();
    const Lanes chickAttacks = ownChickAttacks();
    for (std::size_t number = 0; number < m_pieceCount; ++number) {
      unsigned others = m_lionMoves;
      for (std::size_t other = 0; other < m_pieceCount; ++other) others |= other != number ? m_rowPieces[other].attacks : 0;
      const RowPiece& piece = m_rowPieces[number];
      addAll(piece.attacks, targets, _mm512_or_si512(chickAttacks, allLanes(others)), piece.kind);
    }
    addChickMoves(targets, add);
    const Lanes empty = _mm512_maskz_mov_epi16(~isInCheck(), emptySquares());
    for (std::size_t kind = 0; kind < m_drops.size(); ++kind) addAll(m_drops[kind], empty, ownAttacks(), kind);
    return count;
  }

  Lanes ownChickAttacks() const {
    Lanes result = noSquares();
    for (std::size_t kind = 2; kind < 4; ++kind)
      if (m_has[kind] > 0) result = _mm512_or_si512(result, steppedAll(chicks(firstGroup[kind]), upwardSteps[kind]));
    return result;
  }

  template <class Add>
  void addChickMoves(Lanes targets, Add&& add) const {
    const Lanes rest = allLanes(m_rowAttacks | m_lionMoves);
    for (std::size_t kind = 2; kind < 4; ++kind) {
      Lanes pieces = chicks(firstGroup[kind]);
      for (int number = 0; number < m_has[kind]; ++number) {
        const Lanes piece = lowestOf(pieces);
        pieces = _mm512_xor_si512(pieces, piece);
        Lanes others = rest;
        for (std::size_t each = 2; each < 4; ++each)
          others = _mm512_or_si512(others, steppedAll(_mm512_andnot_si512(piece, chicks(firstGroup[each])), upwardSteps[each]));
        for (const Step& step : upwardSteps[kind]) {
          const Lanes to = _mm512_and_si512(stepped(piece, step), targets);
          // A chick that reaches the far row is a hen.
          const Lanes hens = kind == 3 ? to : _mm512_and_si512(to, allLanes(topRow));
          const Lanes attacks =
              _mm512_or_si512(steppedAll(_mm512_andnot_si512(hens, to), upwardSteps[2]), steppedAll(hens, upwardSteps[3]));
          add(nonempty(to), _mm512_or_si512(others, attacks), to);
        }
      }
    }
  }

  const ClassLayout& m_layout;
  int m_own;
  int m_enemy;
  unsigned m_lionMoves;
  std::array<unsigned, handKindCount> m_drops{};  ///< squares, of what is in the hand
  std::array<int, 4> m_has{};                     ///< pieces of the last two kinds
  std::array<int, 4> m_enemyHas{};
  unsigned m_tryTargets = 0;
  unsigned m_enemyTryTargets = 0;
  Groups m_row;
  std::array<RowPiece, 4> m_rowPieces{};
  std::size_t m_pieceCount = 0;
  unsigned m_rowAttacks = 0;
  unsigned m_enemyRowAttacks = 0;
  unsigned m_rowCheckers = 0;
  bool m_rowTakesLion = false;
  Lanes m_lowSquares;
  Lanes m_highSquares;
  Lanes m_chicks[groupCount / 2];
  Lanes m_ownSquares;
  Lanes m_enemySquares;
  Lanes m_checkers;
};

}  // namespace kotai::animalshogi::engine
