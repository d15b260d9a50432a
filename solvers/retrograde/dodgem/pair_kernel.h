// Solves a Dodgem tier by whole rows of values. A row contains one arrangement of the mover and all
// arrangements of the opponent.
//
// Inside a tier there are only sideways moves. Forward moves lead to finished tiers. All positions start
// undecided (0). Each pass sets every position to the value of its best move, and treats undecided moves as
// draws. Passes continue until nothing changes.
//
// Passes only decide further positions or shorten distances, so every order of passes ends at the same least
// fixed point. A win in d plies has a move to a loss in d-1. In a loss, every move leads to a win of the other
// side. A position that is never decided is a draw. After k passes, the values are exact for a game that ends
// as a draw after k moves in the tier.
#pragma once

#include "core/games/dodgem/variant.h"
#include "solvers/base/spares.h"
#include "solvers/retrograde/dodgem/pair_needs.h"
#include "solvers/retrograde/dodgem/pair_solver.h"
#include "solvers/retrograde/dodgem/pair_splitter.h"
#include "solvers/retrograde/dodgem/side_graphs.h"
#include "solvers/retrograde/tier_kernel.h"

namespace kotai::retrograde {

class PairKernel final : public TierKernel {
 public:
  /// Options with which tests reach code that small boards do not use.
  struct Trial {
    bool wide = false;  ///< whether all cells have two bytes
    std::size_t stripCells = PairOptions{}.stripCells;
  };
  /// Shares ownership of the variant.
  explicit PairKernel(std::shared_ptr<const dodgem::DodgemVariant> variant, Trial trial);
  explicit PairKernel(std::shared_ptr<const dodgem::DodgemVariant> variant) : PairKernel(std::move(variant), Trial{}) {}

  ValueCoding coding() const override { return codingOf(scale()); }
  std::optional<SolvedTier> solve(TierId tier, const ChildTables& children, std::stop_token stop) const override;
  WorkingTablePtr unpack(TierId tier, const TierCodes& codes) const override;
  MemoryNeeds memoryNeeds() const override { return m_needs.of(); }
  const TierSplitter* splitter() const override { return usual() ? &m_splitter : nullptr; }

 private:
  const dodgem::Ending& ending() const { return m_variant->rules().ending(); }
  Scale scale() const { return scaleOf(ending()); }
  bool usual() const { return ending() == dodgem::usualEnding; }

  std::shared_ptr<const dodgem::DodgemVariant> m_variant;
  const dodgem::Tiers& m_tiers;
  SideGraphs m_graphs;
  PairNeeds m_needs;
  PairSplitter m_splitter;
  Trial m_trial;
  Spares<PairScratch<std::int8_t>> m_narrow;
  Spares<PairScratch<std::int16_t>> m_wide;
};

}  // namespace kotai::retrograde
