// Solves a tier of Quoridor set by set, from the tables of the sets with one more fence.
//
// A fence leads to a finished set with one more fence. The best fence therefore has the minimum of the children's
// scores, computed for all pairs of pawns at once. Pawn moves stay on the set. Their values propagate by
// distance, as rows of bits. A set and its rotated image are in the same tier, so positions with either side to
// move are available.
#pragma once

#include <memory>

#include "core/games/quoridor/variant.h"
#include "solvers/retrograde/quoridor/group_table.h"
#include "solvers/retrograde/tier_kernel.h"

namespace kotai::retrograde {

class QuoridorKernel final : public TierKernel {
 public:
  /// Shares ownership of the variant. Tests choose the solver of the sets.
  explicit QuoridorKernel(std::shared_ptr<const quoridor::QuoridorVariant> variant,
                          quoridor_engine::SetSolverMaker makeSolver = quoridor_engine::makeSetSolver);

  ValueCoding coding() const override { return ValueCoding::OddWins; }
  /// Solves a tier. Throws SolutionError (NotSolvable) if a distance is longer than 250 plies.
  std::optional<SolvedTier> solve(TierId tier, const ChildTables& children, std::stop_token stop) const override;
  WorkingTablePtr unpack(TierId tier, const TierCodes& codes) const override;
  MemoryNeeds memoryNeeds() const override;

 private:
  std::shared_ptr<quoridor_engine::GroupTable> makeTable(TierId tier) const;
  std::size_t setBytes(int fences) const;
  double layerBytes(int fences) const;

  std::shared_ptr<const quoridor::QuoridorVariant> m_variant;
  const quoridor::Tiers& m_tiers;
  quoridor_engine::TableShape m_shape;
  quoridor_engine::SetSolverMaker m_makeSolver;
};

}  // namespace kotai::retrograde
