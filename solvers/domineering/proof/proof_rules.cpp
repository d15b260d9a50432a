#include "solvers/domineering/proof/proof_rules.h"

#include <algorithm>

namespace kotai::domineering {

ProofRules::ProofRules(int columns, int rows, int target)
    : m_board(columns, rows), m_symmetry(m_board, domineering::Symmetry<Bits>::Players::Stay), m_target(target) {
  for (int cell = 0; cell < m_board.cells(); ++cell) {
    m_columns[static_cast<std::size_t>(cell % columns % 2)] |= Bits{1} << cell;
    m_rows[static_cast<std::size_t>(cell / columns % 2)] |= Bits{1} << cell;
  }
}

/// Two cells of every run at a time.
ProofRules::Packing ProofRules::packVertical(Bits cells) const {
  Packing packing;
  for (Bits first = cells & ~up(cells);;) {
    const Bits lower = first & down(cells);
    if (lower == 0) return packing;
    const Bits upper = up(lower);
    packing.cells |= lower | upper;
    cells &= ~(first | upper);
    first = cells & ~up(cells);
  }
}

ProofRules::Packing ProofRules::packHorizontal(Bits cells) const {
  Packing packing;
  for (Bits first = cells & ~right(cells);;) {
    const Bits here = first & left(cells);
    if (here == 0) return packing;
    const Bits beside = right(here);
    packing.cells |= here | beside;
    cells &= ~(first | beside);
    first = cells & ~right(cells);
  }
}

ProofPosition ProofRules::canonical(Bits free, int verticalStore, int horizontalStore) const {
  const Bits lower = free & down(free);
  const Bits here = free & left(free);
  const Bits vertical = lower | up(lower);
  const Bits horizontal = here | right(here);
  // A column of free cells that Horizontal touches nowhere is cut off, and so is a row that Vertical touches nowhere.
  const auto spread = [free](Bits cells, auto&& step) {
    for (Bits before = 0; before != cells;) {
      before = cells;
      cells |= step(cells) & free;
    }
    return cells;
  };
  const Bits touchedColumns = spread(horizontal, [this](Bits cells) { return up(cells) | down(cells); });
  const Bits touchedRows = spread(vertical, [this](Bits cells) { return right(cells) | left(cells); });
  const Bits ofVertical = vertical & ~touchedColumns;
  const Bits ofHorizontal = horizontal & ~touchedRows;
  return {(vertical | horizontal) & ~(ofVertical | ofHorizontal), verticalStore + packVertical(ofVertical).count(),
          horizontalStore + packHorizontal(ofHorizontal).count()};
}

ProofPosition ProofRules::canonical(ProofPosition position) const {
  position.contested = m_symmetry.smallest(position.contested).covered;
  return position;
}

/// Vertical's plan and what it is worth: RULES.md, "Larger boards", bound 2.
ProofRules::Plan ProofRules::planIfFirst(const ProofPosition& position, Bits usable, const Packing& safe) const {
  const Bits rest = position.contested & ~safe.cells;
  Plan best;
  for (std::size_t parity = 0; parity < 2; ++parity) {
    Bits dominoes = packVertical(rest & m_columns[parity]).cells;
    dominoes |= packVertical(rest & m_columns[1 - parity] & ~(left(dominoes) | right(dominoes))).cells;
    Bits lower = 0;
    for (Bits others = dominoes; others != 0;) {
      const Bits first = others & ~up(others);
      lower |= first;
      others &= ~(first | up(first));
    }
    const int twice = domineering::countBits(lower & usable & down(usable));
    const int beside = packHorizontal(position.contested & ~dominoes).count() + position.horizontalStore;
    best.lead = std::max(best.lead, safe.count() + position.verticalStore - beside - twice / 2);
    best.dominoes = std::max(best.dominoes, domineering::countBits(lower));
  }
  return best;
}

/// Horizontal's, who answers: bound 3.
ProofRules::Plan ProofRules::planIfSecond(const ProofPosition& position, const Packing& safe) const {
  const Bits rest = position.contested & ~safe.cells;
  Plan best;
  for (std::size_t parity = 0; parity < 2; ++parity) {
    Bits dominoes = packHorizontal(rest & m_rows[parity]).cells;
    dominoes |= packHorizontal(rest & m_rows[1 - parity] & ~(up(dominoes) | down(dominoes))).cells;
    const int beside = packVertical(position.contested & ~dominoes).count() + position.verticalStore;
    best.lead = std::max(best.lead, safe.count() + position.horizontalStore - beside);
    best.dominoes = std::max(best.dominoes, domineering::countBits(dominoes) / 2);
  }
  return best;
}

bool ProofRules::safeMovesSuffice(const ProofPosition& position) const {
  const Bits here = position.contested & left(position.contested);
  const int safe = packVertical(position.contested & ~(here | right(here))).count() + position.verticalStore;
  return safe >= packHorizontal(position.contested).count() + position.horizontalStore + m_target;
}

Judgement ProofRules::judge(const ProofPosition& position) const {
  const Bits cells = position.contested;
  const Bits lower = cells & down(cells);
  const Bits here = cells & left(cells);
  const bool verticalMoves = lower != 0 || position.verticalStore > 0;
  if (here == 0 && position.horizontalStore == 0) return {m_target == 0 || verticalMoves ? Verdict::Yes : Verdict::No};
  if (!verticalMoves) return {Verdict::No};
  const Bits vertical = lower | up(lower);
  const Bits horizontal = here | right(here);
  const Packing verticalSafe = packVertical(cells & ~horizontal);
  const Packing horizontalSafe = packHorizontal(cells & ~vertical);
  const int verticalLeast = verticalSafe.count() + position.verticalStore;
  const int verticalMost = packVertical(cells).count() + position.verticalStore;
  const int horizontalLeast = horizontalSafe.count() + position.horizontalStore;
  const int horizontalMost = packHorizontal(cells).count() + position.horizontalStore;
  if (verticalLeast >= horizontalMost + m_target) return {Verdict::Yes};
  if (verticalMost < horizontalLeast + m_target) return {Verdict::No};
  // Of its plan's dominoes the first player gets at least every other one, the second all.
  const Plan first = planIfFirst(position, horizontal, verticalSafe);
  if (first.lead >= m_target || verticalLeast + (first.dominoes + 1) / 2 >= horizontalMost + m_target) return {Verdict::Yes};
  const Plan second = planIfSecond(position, horizontalSafe);
  if (-second.lead < m_target || verticalMost < horizontalLeast + second.dominoes + m_target) return {Verdict::No};
  return {Verdict::Open, m_target - first.lead, 1 - second.lead - m_target};
}

}  // namespace kotai::domineering
