// Block of a Dodgem tier: all arrangements of one side with some arrangements of the other side.
//
// Moves of the first side stay in the block. Moves of the other side may lead into other blocks. Copies of the
// target rows of such moves follow the block's own rows. After each sweep, other blocks send new copies.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/games/dodgem/tiers.h"
#include "solvers/retrograde/dodgem/graph_block.h"
#include "solvers/retrograde/dodgem/pair_solver.h"
#include "solvers/retrograde/tier_splitter.h"

namespace kotai::retrograde {

/// Pair of patterns of a tier. The pattern with more arrangements is split into blocks.
struct CutPair {
  CutPair(const dodgem::PatternSet& patterns, dodgem::Tiers::Pair pair);
  int kept = 0;
  int cut = 0;
  bool turned = false;  ///< whether the low pattern is split
  bool single = false;  ///< whether the tier has one part; the equivalent second part is also computed
  /// Converts between parts of the tier and parts of the block (0: the mover has the unsplit pattern).
  std::size_t tierPart(std::size_t number) const { return turned ? 1 - number : number; }
};

template <class Cell>
class PairBlock final : public TierBlock {
 public:
  PairBlock(const dodgem::Tiers& tiers, const SideGraphs& graphs, TierId tier, BlockPlace place, unsigned threads);

  bool begin(const OpenChild& open, const std::stop_token& stop) override;
  bool sweep(const std::stop_token& stop) override;
  std::vector<std::byte> changesFor(std::size_t block, std::size_t maxBytes) override;
  void take(std::size_t block, std::span<const std::byte> changes) override;
  void finishSweep(const std::stop_token& stop) override { m_solver->sweep(1, stop); }
  TierSummary summary(const std::stop_token& stop) const override;
  std::size_t lineCount(std::size_t part) const override;
  void appendLine(std::size_t part, std::size_t line, std::vector<std::byte>& codes) const override;

 private:
  bool readChild(std::size_t part, int row, const OpenChild& open, const std::stop_token& stop);
  std::size_t rowBytes() const { return m_kept.count() * sizeof(Cell); }

  const dodgem::Tiers& m_tiers;
  const SideGraphs& m_graphs;
  const CutPair m_pair;
  const SideGraph& m_kept;
  const SideGraph& m_cut;
  const GraphBlock m_block;
  unsigned m_threads;
  std::array<std::vector<PartCells<Cell>>, 2> m_slices;  // slices of children, by row of the board
  typename PairSolver<Cell>::ChildParts m_children;
  PairScratch<Cell> m_scratch;
  std::optional<PairSolver<Cell>> m_solver;
  std::vector<std::uint8_t> m_changed;  // indexed by row of the block: 1 if the last sweep changed the row
  std::vector<std::size_t> m_examined;  // indexed by block: number of rows examined for that block since the last sweep
};

extern template class PairBlock<std::int8_t>;
extern template class PairBlock<std::int16_t>;

}  // namespace kotai::retrograde
