// Solves a tier row by row. Contains the working state of PairKernel.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "core/base/parallel.h"
#include "core/games/dodgem/ending.h"
#include "core/tables/tier_summary.h"
#include "solvers/retrograde/dodgem/pair_table.h"

namespace kotai::retrograde {

/// Working memory of a thread.
template <class Cell>
struct PairLane {
  PageVector<Cell> block;
  std::vector<const Cell*> rows;
  std::vector<std::uint8_t> changed;
};

/// Buffers for one tier at a time, which are reused from tier to tier.
template <class Cell>
struct PairScratch {
  std::array<PageVector<Cell>, 2> fixed;
  std::vector<Cell> illegalRow;
  std::vector<PairLane<Cell>> lanes;
};

/// Options for several threads or for blocks.
struct PairOptions {
  unsigned threads = 1;
  /// Arrangements of the high pattern outside the block, as the other side sees them. In the table with the low
  /// pattern to move, rows for them follow the block's own rows. The caller fills these rows (row()).
  std::span<const std::uint64_t> beyond = {};
  /// Number of columns swept together, so that the matching lines of the other table stay in the cache.
  std::size_t stripCells = 2048;
  dodgem::Ending ending = dodgem::usualEnding;
};

/// Returns the scale that can represent all distances of a game with this ending.
constexpr Scale scaleOf(const dodgem::Ending& ending) {
  return ending.blocked == Outcome::Loss ? Scale::EveryPly : Scale::EvenWins;
}

template <class Cell>
class PairSolver {
 public:
  /// Parts of children's tables, indexed by pattern and by the row that a forward move leaves (null if that row
  /// is empty). Graphs and parts must outlive the solver. A tier with one part uses the same graph twice.
  using ChildParts = std::array<std::vector<const PartCells<Cell>*>, 2>;
  PairSolver(const SideGraph& low, const SideGraph& high, const ChildParts& children, PairScratch<Cell>& scratch,
             const PairOptions& way = {});

  /// Solves the tier. Returns false if stopped.
  bool run(const std::stop_token& stop);

  /// Prepares the tables. This is the first step of run(). Callers that need to control the steps call them
  /// instead of run().
  void prepare(const std::stop_token& stop);
  /// Sweeps one part. This is the second step of run(), which must be called for each part in turn. Returns flags
  /// of the changed rows of the part's table, or nothing if no row has changed. The result is undefined if
  /// stopped.
  std::span<const std::uint8_t> sweep(std::size_t number, const std::stop_token& stop);
  Cell* row(std::size_t part, std::size_t number) { return m_table->parts[part].row(number); }
  /// Marks an arrangement for the next sweep, because a target row of its moves inside the tier has changed.
  void markChanged(std::size_t part, std::size_t mover) { m_parts[part].dirtyBlocks[mover / rowPadding] = 1; }

  /// Counts legal moves and notable positions of a part. Precondition: run() has finished. The result is undefined if
  /// stopped.
  PartSummary countPart(std::size_t number, const std::stop_token& stop) const;
  std::unique_ptr<PairTable<Cell>> releaseTable() { return std::move(m_table); }
  const PairTable<Cell>& table() const { return *m_table; }

 private:
  struct Part {
    const SideGraph* mover;
    const SideGraph* opponent;
    const std::vector<const PartCells<Cell>*>* children;
    const PartCells<Cell>* in;  // targets of moves inside the tier; rows by the mover's arrangement
    PartCells<Cell>* out;       // the table of this part
    Cell* fixed;                // value of the best move that leaves the tier; one row per arrangement of the mover
    std::size_t stride;
    std::vector<std::uint8_t> dirtyBlocks;  // indexed by block of rowPadding rows: 1 if children have changed
  };

  using Lane = PairLane<Cell>;
  /// Calls work(lane, number) for all numbers below \p count, on all threads.
  template <class Work>
  void forEach(std::size_t count, const std::stop_token& stop, Work&& work) const;
  void addPart(const SideGraph& mover, const SideGraph& opponent, const std::vector<const PartCells<Cell>*>& children);
  Cell cellWithoutMove(const Part& part) const;
  void computeFixed(Part& part, const std::stop_token& stop);
  /// Adjacent columns of a row.
  struct Strip {
    std::size_t first = 0;
    std::size_t cells = 0;
  };
  bool sweepBlock(const Part& part, std::size_t block, Lane& lane, Strip strip);
  void collectForward(const Part& part, std::size_t mover, Lane& lane) const;
  void collectSideways(const Part& part, std::size_t mover, Lane& lane, std::size_t first) const;
  void valuesOfRow(const Part& part, std::size_t mover, Lane& lane, Cell* out, Strip strip) const;

  PairScratch<Cell>& m_scratch;
  unsigned m_threads;
  std::size_t m_stripCells;
  dodgem::Ending m_ending;
  std::unique_ptr<PairTable<Cell>> m_table;
  std::vector<Part> m_parts;
  std::vector<std::size_t> m_dirty;  // numbers of the row blocks to process in the current sweep
};

extern template class PairSolver<std::int8_t>;
extern template class PairSolver<std::int16_t>;

}  // namespace kotai::retrograde
