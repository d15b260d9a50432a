#include "solvers/domineering/proof/proof_rules.h"

namespace kotai::domineering {

template <class Bits>
static PositionWords<Bits> wordsOf(const ProofPosition<Bits>& position) {
  return {position.contested, static_cast<Bits>(position.verticalStore), static_cast<Bits>(position.horizontalStore)};
}

template <class Bits>
ProofRules<Bits>::ProofRules(int columns, int rows, int target, Upright upright)
    : m_board(columns, rows),
      m_symmetry(m_board, domineering::Symmetry<Bits>::Players::Stay),
      m_lowest(upright == Upright::InBands ? bandCells(m_board) : m_board.all),
      m_bounds(m_board, target, upright),
      m_target(target) {
  if (upright == Upright::InBands) m_bandForms.emplace(m_board);
}

template <class Bits>
ProofPosition<Bits> ProofRules<Bits>::canonical(Bits free, int verticalStore, int horizontalStore) const {
  const auto form = m_bounds.normalForm(free, static_cast<Bits>(verticalStore), static_cast<Bits>(horizontalStore));
  return {form.contested, static_cast<int>(form.verticalStore), static_cast<int>(form.horizontalStore)};
}

template <class Bits>
ProofPosition<Bits> ProofRules<Bits>::canonical(Position position) const {
  position.contested = m_bandForms ? m_bandForms->formOf(position.contested) : m_symmetry.smallest(position.contested).covered;
  return position;
}

template <class Bits>
bool ProofRules<Bits>::safeMovesSuffice(const Position& position) const {
  return m_bounds.safeMovesSuffice(wordsOf(position)) != 0;
}

template <class Bits>
Judgement ProofRules<Bits>::judge(const Position& position) const {
  const auto judgement = m_bounds.judge(wordsOf(position));
  if (judgement.yes != 0) return {Verdict::Yes};
  if (judgement.no != 0) return {Verdict::No};
  return {Verdict::Open, static_cast<int>(judgement.shortOfYes), static_cast<int>(judgement.shortOfNo)};
}

template class ProofRules<std::uint64_t>;
template class ProofRules<Bits128>;

}  // namespace kotai::domineering
