// Proof of a position's value, based on its solution.
#pragma once

#include "core/analysis/proof_moves.h"
#include "ui/trees/proof_walk.h"

namespace kotai::ui {

class SolutionProof final : public ProofWalk {
 public:
  /// Reads values from the solution: throws SolutionError. Precondition: the root is won or lost, and the game is not over.
  SolutionProof(SolutionPtr solution, const AnyPosition& root);

  QString title() const override;
  QString about() const override;
  ProofPlace place() const override;
  void take(std::size_t step) override;
  void back() override;
  const std::vector<QString>& path() const override { return m_path; }

 private:
  const Variant& variant() const { return *m_solution->variant(); }
  ProofStep stepOf(const MoveValue& move) const;

  SolutionPtr m_solution;
  Value m_value;
  Side m_toMove;
  std::uint64_t m_size = 0;  ///< size of the whole proof, if counted for this root
  std::vector<AnyPosition> m_positions;
  std::vector<QString> m_path;
};

}  // namespace kotai::ui
