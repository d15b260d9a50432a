// Solves a tier of Quoridor: set by set, each from the tables of the sets with one fence more.
//
// A fence leads to a set with one more fence, which is finished: what fences can do is the least of the children's scores, taken
// for all pairs of pawns at once. What remains are pawn moves on one set of fences; those positions are propagate by distance as
// rows of bits. A set and its rotated image lie in the same tier, so that both sides to move are at hand.
#pragma once

#include <memory>

#include "core/games/quoridor/variant.h"
#include "solvers/retrograde/quoridor/group_table.h"
#include "solvers/retrograde/tier_kernel.h"

namespace kotai::retrograde {

class QuoridorKernel final : public TierKernel {
 public:
  /// Keeps the variant. Tests choose what solves the sets.
  explicit QuoridorKernel(std::shared_ptr<const quoridor::QuoridorVariant> variant,
                          corridor::SetSolverMaker makeSolver = corridor::makeSetSolver);

  ValueCoding coding() const override { return ValueCoding::OddWins; }
  /// Throws SolutionError (NotSolvable) if a distance is longer than 250 plies.
  std::optional<SolvedTier> solve(TierId tier, const ChildTables& children, std::stop_token stop) const override;
  WorkingTablePtr unpack(TierId tier, const TierCodes& codes) const override;
  MemoryNeeds memoryNeeds() const override;

 private:
  std::shared_ptr<corridor::GroupTable> makeTable(TierId tier) const;
  std::size_t setBytes(int fences) const;
  double layerBytes(int fences) const;

  std::shared_ptr<const quoridor::QuoridorVariant> m_variant;
  const quoridor::Tiers& m_tiers;
  corridor::TableShape m_shape;
  corridor::SetSolverMaker m_makeSolver;
};

}  // namespace kotai::retrograde
