#include "solvers/domineering/proof/proof_rules.h"

namespace kotai::domineering {

namespace {

PositionWords<OneWord::Word> wordsOf(const ProofPosition& position) {
  return {position.contested, static_cast<std::uint64_t>(position.verticalStore),
          static_cast<std::uint64_t>(position.horizontalStore)};
}

}  // namespace

ProofRules::ProofRules(int columns, int rows, int target, Upright upright)
    : m_board(columns, rows),
      m_symmetry(m_board, domineering::Symmetry<Bits>::Players::Stay),
      m_lowest(upright == Upright::InBands ? bandCells(m_board) : m_board.all),
      m_bounds(m_board, target, upright),
      m_target(target) {
  if (upright == Upright::InBands) m_bandForms.emplace(m_board);
}

ProofPosition ProofRules::canonical(Bits free, int verticalStore, int horizontalStore) const {
  const auto form = m_bounds.normalForm(free, static_cast<Bits>(verticalStore), static_cast<Bits>(horizontalStore));
  return {form.contested, static_cast<int>(form.verticalStore), static_cast<int>(form.horizontalStore)};
}

ProofPosition ProofRules::canonical(ProofPosition position) const {
  position.contested = m_bandForms ? m_bandForms->formOf(position.contested) : m_symmetry.smallest(position.contested).covered;
  return position;
}

bool ProofRules::safeMovesSuffice(const ProofPosition& position) const {
  return m_bounds.safeMovesSuffice(wordsOf(position)) != 0;
}

Judgement ProofRules::judge(const ProofPosition& position) const {
  const auto judgement = m_bounds.judge(wordsOf(position));
  if (judgement.yes != 0) return {Verdict::Yes};
  if (judgement.no != 0) return {Verdict::No};
  return {Verdict::Open, static_cast<int>(judgement.shortOfYes), static_cast<int>(judgement.shortOfNo)};
}

}  // namespace kotai::domineering
