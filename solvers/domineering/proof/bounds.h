// Computes the normal form of a position and the bounds of RULES.md ("Larger boards"), for one or several positions at a time.
#pragma once

#include "solvers/domineering/proof/board_words.h"

namespace kotai::domineering {

/// Contested cells and moves in store (ProofPosition) of one position per lane.
template <class Word>
struct PositionWords {
  Word contested{};
  Word verticalStore{};
  Word horizontalStore{};
};

/// Verdicts of the bounds. Truth values and numbers are as in Lanes.
template <class Word>
struct JudgementWords {
  Word yes{};
  Word no{};
  /// Number of moves, at least 1, that the best bound lacks for a yes or a no. Valid only for undecided
  /// positions.
  Word shortOfYes{};
  Word shortOfNo{};
};

template <class Machine>
class Bounds {
 public:
  using Word = typename Machine::Word;
  using Bits = typename Lanes<Machine>::Bits;

  Bounds(const domineering::Board<Bits>& board, int target, Upright upright) : m_board(board, upright), m_target(target) {}

  const BoardWords<Machine>& board() const { return m_board; }

  /// Returns the normal form, without cells that only one player can ever cover. Adds the moves on these cells to the
  /// stores.
  PositionWords<Word> normalForm(Word free, Word verticalStore, Word horizontalStore) const {
    const Word lower = m_board.lowerCells(free);
    const Word here = free & m_board.left(free);
    const Word vertical = m_board.verticalCells(lower);
    const Word horizontal = m_board.horizontalCells(here);
    // Removes columns of free cells on which Horizontal has no move, and rows on which Vertical has no move.
    const Word ofVertical = m_board.ofVerticalAlone(vertical, horizontal, free);
    const Word ofHorizontal = horizontal & ~m_board.spreadInRows(vertical, free);
    return {(vertical | horizontal) & ~(ofVertical | ofHorizontal), verticalStore + count(m_board.packVertical(ofVertical)),
            horizontalStore + count(m_board.packHorizontal(ofHorizontal))};
  }

  /// Returns whether the simplest bound holds: Vertical has more safe moves than Horizontal has moves, or equally
  /// many if a draw is enough.
  Word safeMovesSuffice(const PositionWords<Word>& position) const {
    const Word usable = m_board.horizontalCells(position.contested & m_board.left(position.contested));
    const Word safe = count(m_board.packVertical(position.contested & ~usable)) + position.verticalStore;
    const Word most = count(m_board.packHorizontal(position.contested)) + position.horizontalStore;
    return ~Lanes<Machine>::less(safe, most + Lanes<Machine>::number(m_target));
  }

  JudgementWords<Word> judge(const PositionWords<Word>& position) const {
    using Truth = Lanes<Machine>;
    constexpr std::uint32_t all = (1U << Truth::size) - 1;
    const Word target = Truth::number(m_target);
    const Word cells = position.contested;
    const Word lower = m_board.lowerCells(cells);
    const Word here = cells & m_board.left(cells);
    const Word verticalStuck = Truth::isZero(lower | position.verticalStore);
    const Word horizontalStuck = Truth::isZero(here | position.horizontalStore);
    JudgementWords<Word> result;
    // A side that cannot move has lost, unless neither can move.
    result.yes = horizontalStuck & (m_target == 0 ? ~Word{} : ~verticalStuck);
    result.no = (horizontalStuck | verticalStuck) & ~result.yes;

    const Word horizontal = m_board.horizontalCells(here);
    const Word verticalSafe = m_board.packVertical(cells & ~horizontal);
    const Word horizontalSafe = m_board.packHorizontal(cells & ~m_board.verticalCells(lower));
    const Word verticalLeast = count(verticalSafe) + position.verticalStore;
    const Word verticalMost = count(m_board.packVertical(cells)) + position.verticalStore;
    const Word horizontalLeast = count(horizontalSafe) + position.horizontalStore;
    const Word horizontalMost = count(m_board.packHorizontal(cells)) + position.horizontalStore;
    addYes(result, ~Truth::less(verticalLeast, horizontalMost + target));
    addNo(result, Truth::less(verticalMost, horizontalLeast + target));
    if (Truth::bitsOf(result.yes | result.no) == all) return result;

    // The first player gets at least every other domino of the plan, and the second player all dominoes.
    const Plan first =
        planIfFirst(cells, horizontal, m_board.verticalCells(verticalSafe), verticalLeast, position.horizontalStore);
    addYes(result, ~Truth::less(first.lead, target));
    addYes(result, ~Truth::less(verticalLeast + ((first.dominoes + 1) >> 1), horizontalMost + target));
    if (Truth::bitsOf(result.yes | result.no) == all) return result;
    const Plan second = planIfSecond(cells, m_board.horizontalCells(horizontalSafe), horizontalLeast, position.verticalStore);
    addNo(result, Truth::less(Word{} - second.lead, target));
    addNo(result, Truth::less(verticalMost, horizontalLeast + second.dominoes + target));
    result.shortOfYes = target - first.lead;
    result.shortOfNo = 1 - second.lead - target;
    return result;
  }

 private:
  /// Lead and size of a plan.
  struct Plan {
    Word lead;      ///< number of moves by which the plan exceeds the other side's maximum
    Word dominoes;  ///< maximum number of dominoes in the plan, excluding safe dominoes
  };

  static Word count(Word dominoes) { return Lanes<Machine>::countBits(dominoes); }
  static void addYes(JudgementWords<Word>& result, Word truths) { result.yes |= truths & ~result.no; }
  static void addNo(JudgementWords<Word>& result, Word truths) { result.no |= truths & ~result.yes; }
  static Plan better(const Plan& one, const Plan& two) {
    return {Lanes<Machine>::greatest(one.lead, two.lead), Lanes<Machine>::greatest(one.dominoes, two.dominoes)};
  }

  /// Returns Vertical's plan as the first player (RULES.md, "Larger boards", bound 2).
  Plan planIfFirst(Word cells, Word usable, Word safeCells, Word sureMoves, Word otherStore) const {
    const Word rest = cells & ~safeCells;
    const auto plan = [&](std::size_t parity) {
      Word lower = m_board.packVertical(rest & m_board.columnsOf(parity));
      const Word taken = m_board.verticalCells(lower);
      lower |= m_board.packVertical(rest & m_board.columnsOf(1 - parity) & ~(m_board.left(taken) | m_board.right(taken)));
      const Word beside = count(m_board.packHorizontal(cells & ~m_board.verticalCells(lower))) + otherStore;
      const Word twice = count(lower & usable & m_board.down(usable));
      return Plan{sureMoves - beside - (twice >> 1), count(lower)};
    };
    return better(plan(0), plan(1));
  }

  /// Returns Horizontal's plan as the second player (bound 3).
  Plan planIfSecond(Word cells, Word safeCells, Word sureMoves, Word otherStore) const {
    const Word rest = cells & ~safeCells;
    const auto plan = [&](std::size_t parity) {
      Word here = m_board.packHorizontal(rest & m_board.rowsOf(parity));
      const Word taken = m_board.horizontalCells(here);
      here |= m_board.packHorizontal(rest & m_board.rowsOf(1 - parity) & ~(m_board.up(taken) | m_board.down(taken)));
      const Word beside = count(m_board.packVertical(cells & ~m_board.horizontalCells(here))) + otherStore;
      return Plan{sureMoves - beside, count(here)};
    };
    return better(plan(0), plan(1));
  }

  BoardWords<Machine> m_board;
  int m_target;
};

}  // namespace kotai::domineering
