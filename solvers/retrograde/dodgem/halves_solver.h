// One tier being solved row by row: the working state behind HalvesKernel.
#pragma once

#include <array>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/tables/tier_summary.h"
#include "solvers/retrograde/dodgem/halves_table.h"

namespace kotai::retrograde {

/// Buffers of one thread, reused from tier to tier.
template <class Cell>
struct HalvesScratch {
  std::array<PageVector<Cell>, 2> fixed;
  PageVector<Cell> block;
  std::vector<Cell> illegalRow;
  std::vector<const Cell*> rows;
  std::vector<std::uint8_t> changed;
};

template <class Cell>
class HalvesSolver {
 public:
  /// Halves of the two patterns (the same twice if the tier has one part) and, for each row of each pattern, the part of the
  /// child's table that forward moves from that row lead to (null if the row is empty). All must outlive the solver.
  using ChildParts = std::array<std::vector<const PartCells<Cell>*>, 2>;
  HalvesSolver(const Half& low, const Half& high, const ChildParts& children, HalvesScratch<Cell>& scratch);

  /// False if stopped.
  bool run(const std::stop_token& stop);
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

  void computeFixed(Part& part, const std::stop_token& stop);
  bool sweep(Part& part, Part& reader, const std::stop_token& stop);
  void collectForward(const Part& part, std::size_t mover) const;
  void collectSideways(const Part& part, std::size_t mover) const;
  void valuesOfRow(const Part& part, std::size_t mover, Cell* out) const;

  HalvesScratch<Cell>& m_scratch;
  std::unique_ptr<HalvesTable<Cell>> m_table;
  std::vector<Part> m_parts;
};

extern template class HalvesSolver<std::int8_t>;
extern template class HalvesSolver<std::int16_t>;

}  // namespace kotai::retrograde
