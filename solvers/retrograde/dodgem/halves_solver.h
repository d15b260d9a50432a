// One tier being solved row by row: the working state behind HalvesKernel.
#pragma once

#include <array>
#include <atomic>
#include <memory>
#include <span>
#include <stop_token>
#include <vector>

#include "core/base/parallel.h"
#include "core/games/dodgem/ending.h"
#include "core/tables/tier_summary.h"
#include "solvers/retrograde/dodgem/halves_table.h"

namespace kotai::retrograde {

/// Working memory of one thread while it works on rows.
template <class Cell>
struct HalvesLane {
  PageVector<Cell> block;
  std::vector<const Cell*> rows;
  std::vector<std::uint8_t> changed;
};

/// Buffers for one tier at a time, reused from tier to tier.
template <class Cell>
struct HalvesScratch {
  std::array<PageVector<Cell>, 2> fixed;
  std::vector<Cell> illegalRow;
  std::vector<HalvesLane<Cell>> lanes;
};

/// How a tier is solved, where that is not by one thread and as a whole.
struct HalvesWay {
  unsigned threads = 1;
  /// Arrangements of the high half beyond those in it, as the other side sees them: the low mover's table has rows for them,
  /// behind its own, which somebody else fills in (row()).
  std::span<const std::uint64_t> beyond = {};
  /// Columns that are swept together: the lines of the other table that they are stored in stay at hand from block to block.
  std::size_t stripCells = 2048;
  dodgem::Ending ending = dodgem::usualEnding;
};

/// The scale on which all distances of a game with this ending have cells.
constexpr Scale scaleOf(const dodgem::Ending& ending) {
  return ending.blocked == Outcome::Loss ? Scale::EveryPly : Scale::EvenWins;
}

template <class Cell>
class HalvesSolver {
 public:
  /// Halves of the two patterns (the same twice if the tier has one part) and, for each row of each pattern, the part of the
  /// child's table that forward moves from that row lead to (null if the row is empty). All must outlive the solver.
  using ChildParts = std::array<std::vector<const PartCells<Cell>*>, 2>;
  HalvesSolver(const Half& low, const Half& high, const ChildParts& children, HalvesScratch<Cell>& scratch,
               const HalvesWay& way = {});

  /// False if stopped.
  bool run(const std::stop_token& stop);

  /// The steps of run(), for those who do something in between: once, ...
  void prepare(const std::stop_token& stop);
  /// ... then part after part. Gives the rows of the part's table, with a 1 for those that have changed; none if nothing has.
  /// Worthless if stopped.
  std::span<const std::uint8_t> sweep(std::size_t number, const std::stop_token& stop);
  Cell* row(std::size_t part, std::size_t number) { return m_table->parts[part].row(number); }
  /// A row that this arrangement's moves inside the tier lead to has changed.
  void markChanged(std::size_t part, std::size_t mover) { m_parts[part].dirtyBlocks[mover / rowPadding] = 1; }

  /// After run(): legal moves and notable positions of a part; worthless if stopped.
  PartSummary countPart(std::size_t number, const std::stop_token& stop) const;
  std::unique_ptr<HalvesTable<Cell>> takeTable() { return std::move(m_table); }
  const HalvesTable<Cell>& table() const { return *m_table; }

 private:
  struct Part {
    const Half* mover;
    const Half* opponent;
    const std::vector<const PartCells<Cell>*>* children;
    const PartCells<Cell>* in;  // moves inside the tier lead here: rows by the mover's arrangement
    PartCells<Cell>* out;       // this part's own table
    Cell* fixed;                // best of the moves that leave the tier; rows by the mover's arrangement
    std::size_t stride;
    std::vector<std::uint8_t> dirtyBlocks;  // blocks of rowPadding rows whose children have changed
  };

  using Lane = HalvesLane<Cell>;
  /// Calls work(lane's number, number) for all numbers below \p count, on all threads.
  template <class Work>
  void forEach(std::size_t count, const std::stop_token& stop, Work&& work) const;
  void addPart(const Half& mover, const Half& opponent, const std::vector<const PartCells<Cell>*>& children);
  Cell cellWithoutMove(const Part& part) const;
  void computeFixed(Part& part, const std::stop_token& stop);
  /// Neighbouring columns of a row.
  struct Strip {
    std::size_t first = 0;
    std::size_t cells = 0;
  };
  bool sweepBlock(const Part& part, std::size_t block, Lane& lane, Strip strip);
  void collectForward(const Part& part, std::size_t mover, Lane& lane) const;
  void collectSideways(const Part& part, std::size_t mover, Lane& lane, std::size_t first) const;
  void valuesOfRow(const Part& part, std::size_t mover, Lane& lane, Cell* out, Strip strip) const;

  HalvesScratch<Cell>& m_scratch;
  unsigned m_threads;
  std::size_t m_stripCells;
  dodgem::Ending m_ending;
  std::unique_ptr<HalvesTable<Cell>> m_table;
  std::vector<Part> m_parts;
  std::vector<std::size_t> m_dirty;  // blocks of the sweep that is going on
};

extern template class HalvesSolver<std::int8_t>;
extern template class HalvesSolver<std::int16_t>;

}  // namespace kotai::retrograde
