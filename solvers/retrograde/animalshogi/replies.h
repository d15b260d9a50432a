// Counts the replies that do not lose at once, and finds wins in one. Uses attacks, for many places of a row at
// a time.
#pragma once

#include "solvers/retrograde/animalshogi/block_walker.h"
#include "solvers/retrograde/animalshogi/set_vectors.h"

namespace kotai::animalshogi::engine {

/// The next two functions return the far-row squares where the mover's lion, or the enemy's lion, can make a try.
static inline unsigned tryTargets(int lion) {
  const bool before = (1U << lion << columnCount & topRow) != 0;
  return before ? upwardMoves[4][static_cast<std::size_t>(lion)] & topRow : 0;
}
static inline unsigned enemyTryTargets(int lion) { return downwardMoves[4][static_cast<std::size_t>(lion)] & bottomRow; }

/// Replies of a row. No piece slides, so there are no pins or interpositions. A move changes only the attacks
/// of the moved piece and of a captured piece. Giraffes and elephants are the same in all places of a row.
template <class Bits>
class Replies {
 public:
  using Lanes = typename Bits::Lanes;
  using Mask = typename Bits::Mask;

  Replies(const ClassLayout& layout, const LionPair& lions, const BlockRules& rules)
      : m_layout(layout), m_own(lions.own), m_enemy(lions.enemy), m_lionMoves(upwardMoves[4][place(lions.own)]) {
    for (std::size_t kind = 0; kind < handKindCount; ++kind)
      if (layout.material.ownHand[kind] > 0) m_drops[kind] = dropSquares(rules.drops, Side::First, static_cast<Kind>(kind));
    for (std::size_t kind = 2; kind < 4; ++kind) {
      m_has[kind] = layout.material.onBoard[firstGroup[kind]];
      m_enemyHas[kind] = layout.material.onBoard[secondGroup[kind]];
    }
    for (std::size_t number = 0; number < layout.rowLength; ++number) {
      m_numbers[0][number] = layout.chicks[number].first;
      m_numbers[1][number] = layout.chicks[number].second;
    }
    if (!rules.space.triesWin()) return;
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
    m_rowCapturesLion =
        ((downwardMoves[0][place(m_enemy)] & m_row.sets[0]) | (downwardMoves[1][place(m_enemy)] & m_row.sets[2])) != 0;
  }
  /// Returns whether a giraffe or an elephant can capture the lion wherever it stands in the row.
  bool rowCapturesLion() const { return m_rowCapturesLion; }

  /// Returns the number of places of the row from `first` on, at most the number of lanes.
  std::size_t placesFrom(std::uint32_t first) const { return std::min<std::size_t>(Bits::laneCount, m_layout.rowLength - first); }
  /// Selects the places for the following queries. Lanes beyond the row have no chicks.
  void setPlaces(std::uint32_t first) {
    for (Lanes& each : m_chicks) each = Lanes{};
    for (const std::size_t number : {1, 0}) {
      Lanes numbers;
      std::memcpy(&numbers, m_numbers[number].data() + first, sizeof numbers);
      m_chicks[m_layout.chickGroups[number] - firstGroup[2]] = spread(numbers);
    }
    m_ownSquares = chicks(firstGroup[2]) | chicks(firstGroup[3]) | Bits::all(m_row.sets[0] | m_row.sets[2] | 1U << m_own);
    m_enemySquares = chicks(secondGroup[2]) | chicks(secondGroup[3]) | Bits::all(m_row.sets[1] | m_row.sets[3]);
    m_checkers = Bits::all(m_rowCheckers);
    for (std::size_t kind = 2; kind < 4; ++kind)
      m_checkers |= chicks(secondGroup[kind]) & Bits::all(upwardMoves[kind][place(m_own)]);
  }

  Mask chickCapturesLion() const {
    Lanes attackers{};
    for (std::size_t kind = 2; kind < 4; ++kind) {
      const Lanes from = Bits::all(downwardMoves[kind][place(m_enemy)]);
      attackers |= chicks(firstGroup[kind]) & from;
    }
    return Bits::nonempty(attackers);
  }
  Mask hasSafeTry() const {
    if (m_tryTargets == 0) return Mask{};
    return Bits::nonempty(~(m_ownSquares | enemyAttacks()) & Bits::all(m_tryTargets));
  }
  Mask isInCheck() const { return Bits::nonempty(m_checkers); }
  Mask isThreatenedByTry() const {
    if (m_enemyTryTargets == 0) return Mask{};
    return Bits::nonempty(~(m_enemySquares | ownAttacks()) & Bits::all(m_enemyTryTargets));
  }
  Mask hasMove() const { return Bits::nonempty(~m_ownSquares & ownAttacks()) | Bits::nonempty(drops(emptySquares())); }

  Lanes countSafe() const { return m_enemyTryTargets != 0 ? countOneByOne() : countLionSafe(); }

  Lanes countLionSafe() const {
    const Lanes targets = pieceTargets();
    Lanes count = Bits::sizesOf(lionTargets());
    for (std::size_t number = 0; number < m_pieceCount; ++number)
      count += Bits::sizesOf(targets & Bits::all(m_rowPieces[number].attacks));
    for (std::size_t kind = 2; kind < 4; ++kind)
      if (m_has[kind] > 0)
        for (const Step& step : upwardSteps[kind]) count += Bits::sizesOf(stepped(chicks(firstGroup[kind]), step) & targets);
    return count + Bits::masked(~isInCheck(), drops(emptySquares()));
  }

 private:
  struct RowPiece {
    std::size_t kind = 0;
    unsigned attacks = 0;
  };

  static constexpr std::size_t place(int square) { return static_cast<std::size_t>(square); }
  const Lanes& chicks(std::size_t group) const { return m_chicks[group - firstGroup[2]]; }

  void spreadFrom(unsigned free) {
    m_coveredCount = 0;
    for (unsigned covered = allSquares & ~free; covered != 0; covered &= covered - 1)
      m_fromCovered[m_coveredCount++] = static_cast<std::uint16_t>(0U - lowestBit(covered));
  }
  /// Converts sets of numbers of free squares to sets of squares, by inserting each covered square.
  Lanes spread(Lanes numbers) const {
    for (std::size_t square = 0; square < m_coveredCount; ++square) numbers += numbers & m_fromCovered[square];
    return numbers;
  }

  Lanes enemyAttacks() const {
    Lanes result = Bits::all(m_enemyRowAttacks);
    for (std::size_t kind = 2; kind < 4; ++kind)
      if (m_enemyHas[kind] > 0) result |= steppedAll(chicks(secondGroup[kind]), downwardSteps[kind]);
    return result;
  }
  Lanes pieceAttacks() const { return ownChickAttacks() | Bits::all(m_rowAttacks); }
  Lanes ownAttacks() const { return pieceAttacks() | Bits::all(m_lionMoves); }
  Lanes emptySquares() const { return ~(m_ownSquares | m_enemySquares) & Bits::all(allSquares & ~(1U << m_enemy)); }
  Lanes lionTargets() const { return ~(m_ownSquares | enemyAttacks()) & Bits::all(m_lionMoves); }
  /// Returns the allowed targets of pieces other than the lion. A single checker must be captured. Two checkers
  /// leave no target.
  Lanes pieceTargets() const {
    const Mask twice = Bits::nonempty(~lowestOf(m_checkers) & m_checkers);
    const Lanes quiet = ~m_ownSquares & Bits::all(allSquares);
    return Bits::masked(~twice, Bits::selected(isInCheck(), m_checkers, quiet));
  }
  Lanes drops(Lanes empty) const {
    Lanes count{};
    for (const unsigned squares : m_drops)
      if (squares != 0) count += Bits::sizesOf(empty & Bits::all(squares));
    return count;
  }

  /// Returns the numbers of moves, counted one by one. Used if the enemy lion is next to its far row, because
  /// each move must leave all try squares guarded.
  Lanes countOneByOne() const {
    Lanes count{};
    const auto add = [&](Mask moves, Lanes attacksAfter, Lanes taken) {
      const Lanes stopped = (~taken & m_enemySquares) | attacksAfter;
      const Lanes open = ~stopped & Bits::all(m_enemyTryTargets);
      count += Bits::masked(moves & ~Bits::nonempty(open), Bits::all(1));
    };
    /// Adds the moves to `squares` of a piece that has the same square in all places.
    const auto addAll = [&](unsigned squares, Lanes possible, Lanes others, std::size_t kind) {
      for (unsigned rest = squares; rest != 0; rest &= rest - 1) {
        const Lanes to = Bits::all(lowestBit(rest));
        const unsigned attacks = upwardMoves[kind][static_cast<std::size_t>(std::countr_zero(rest))];
        add(Bits::nonempty(possible & to), others | Bits::all(attacks), to);
      }
    };
    addAll(m_lionMoves, lionTargets(), pieceAttacks(), 4);
    const Lanes targets = pieceTargets();
    const Lanes chickAttacks = ownChickAttacks();
    for (std::size_t number = 0; number < m_pieceCount; ++number) {
      unsigned others = m_lionMoves;
      for (std::size_t other = 0; other < m_pieceCount; ++other) others |= other != number ? m_rowPieces[other].attacks : 0;
      const RowPiece& piece = m_rowPieces[number];
      addAll(piece.attacks, targets, chickAttacks | Bits::all(others), piece.kind);
    }
    addChickMoves(targets, add);
    const Lanes empty = Bits::masked(~isInCheck(), emptySquares());
    for (std::size_t kind = 0; kind < m_drops.size(); ++kind) addAll(m_drops[kind], empty, ownAttacks(), kind);
    return count;
  }

  Lanes ownChickAttacks() const {
    Lanes result{};
    for (std::size_t kind = 2; kind < 4; ++kind)
      if (m_has[kind] > 0) result |= steppedAll(chicks(firstGroup[kind]), upwardSteps[kind]);
    return result;
  }

  template <class Add>
  void addChickMoves(Lanes targets, Add&& add) const {
    const Lanes rest = Bits::all(m_rowAttacks | m_lionMoves);
    for (std::size_t kind = 2; kind < 4; ++kind) {
      Lanes pieces = chicks(firstGroup[kind]);
      for (int number = 0; number < m_has[kind]; ++number) {
        const Lanes piece = lowestOf(pieces);
        pieces ^= piece;
        Lanes others = rest;
        for (std::size_t each = 2; each < 4; ++each) others |= steppedAll(~piece & chicks(firstGroup[each]), upwardSteps[each]);
        for (const Step& step : upwardSteps[kind]) {
          const Lanes to = stepped(piece, step) & targets;
          // A chick that reaches the far row becomes a hen.
          const Lanes hens = kind == 3 ? to : (to & Bits::all(topRow));
          const Lanes attacks = steppedAll(~hens & to, upwardSteps[2]) | steppedAll(hens, upwardSteps[3]);
          add(Bits::nonempty(to), others | attacks, to);
        }
      }
    }
  }

  const ClassLayout& m_layout;
  int m_own;
  int m_enemy;
  unsigned m_lionMoves;
  std::array<unsigned, handKindCount> m_drops{};  ///< target squares of pieces in hand
  std::array<int, 4> m_has{};                     ///< number of pieces by kind, only set for chicks and hens
  std::array<int, 4> m_enemyHas{};
  unsigned m_tryTargets = 0;
  unsigned m_enemyTryTargets = 0;
  Groups m_row;
  std::array<RowPiece, 4> m_rowPieces{};
  std::size_t m_pieceCount = 0;
  unsigned m_rowAttacks = 0;
  unsigned m_enemyRowAttacks = 0;
  unsigned m_rowCheckers = 0;
  bool m_rowCapturesLion = false;
  /// Indexed by covered square: the square and all higher squares.
  std::array<std::uint16_t, 6> m_fromCovered{};
  std::size_t m_coveredCount = 0;
  /// Numbers of the squares of both groups of chicks, padded to whole vectors.
  std::array<std::array<std::uint16_t, 96>, 2> m_numbers{};
  Lanes m_chicks[groupCount / 2];
  Lanes m_ownSquares;
  Lanes m_enemySquares;
  Lanes m_checkers;
};

}  // namespace kotai::animalshogi::engine
