#include "solvers/retrograde/dodgem/pair_solver.h"

#include <algorithm>
#include <utility>

namespace kotai::retrograde {

template <class Cell>
PairSolver<Cell>::PairSolver(const SideGraph& low, const SideGraph& high, const ChildParts& children, PairScratch<Cell>& scratch,
                             const PairOptions& way)
    : m_scratch(scratch),
      m_threads(way.threads),
      m_stripCells(way.stripCells),
      m_ending(way.ending),
      m_table(std::make_unique<PairTable<Cell>>()) {
  const bool single = &low == &high;
  m_table->parts.push_back(makePart<Cell>(low, high, way.beyond));
  if (!single) m_table->parts.push_back(makePart<Cell>(high, low));
  addPart(low, high, children[0]);
  if (!single) addPart(high, low, children[1]);
  const std::size_t longest = std::max(m_parts.front().stride, m_parts.back().stride);
  m_scratch.illegalRow.assign(longest, illegalCell<Cell>);
  if (m_scratch.lanes.size() < m_threads) m_scratch.lanes.resize(m_threads);
  for (Lane& lane : m_scratch.lanes) lane.block.resize(std::max(lane.block.size(), longest * rowPadding));
}

template <class Cell>
void PairSolver<Cell>::addPart(const SideGraph& mover, const SideGraph& opponent,
                               const std::vector<const PartCells<Cell>*>& children) {
  const std::size_t number = m_parts.size();
  const std::size_t partCount = m_table->parts.size();
  Part part{&mover,
            &opponent,
            &children,
            &m_table->parts[partCount - 1 - number],
            &m_table->parts[number],
            nullptr,
            padded(opponent.count()),
            std::vector<std::uint8_t>(padded(mover.count()) / rowPadding, 1)};
  auto& fixed = m_scratch.fixed[number];
  if (fixed.size() < mover.count() * part.stride) {
    fixed = {};  // releases the old table before allocating the new one
    fixed.resize(mover.count() * part.stride);
  }
  part.fixed = fixed.data();
  m_parts.push_back(std::move(part));
}

template <class Cell>
template <class Work>
void PairSolver<Cell>::forEach(std::size_t count, const std::stop_token& stop, Work&& work) const {
  if (m_threads == 1) {
    for (std::size_t number = 0; number < count && !stop.stop_requested(); ++number) work(std::size_t{0}, number);
    return;
  }
  std::atomic<std::size_t> next{0};
  runParallel(m_threads, m_threads, stop, [&](std::size_t lane) {
    for (std::size_t number = next++; number < count && !stop.stop_requested(); number = next++) work(lane, number);
  });
}

template <class Cell>
void PairSolver<Cell>::collectForward(const Part& part, std::size_t mover, Lane& lane) const {
  for (const SideGraph::Forward& move : part.mover->forwardOf(mover))
    lane.rows.push_back((*part.children)[move.row]->row(move.target));
}

template <class Cell>
void PairSolver<Cell>::collectSideways(const Part& part, std::size_t mover, Lane& lane, std::size_t first) const {
  for (const std::uint32_t target : part.mover->sidewaysOf(mover)) lane.rows.push_back(part.in->row(target) + first);
}

/// Returns the cell of a position without a legal move. All positions of a part have the same number of remaining pieces.
template <class Cell>
Cell PairSolver<Cell>::cellWithoutMove(const Part& part) const {
  const auto& boards = part.mover->boards;  // no elements in a block without arrangements
  const Outcome outcome = !boards.empty() && boards.front() == 0 ? m_ending.gone : m_ending.blocked;
  if (outcome == Outcome::Draw) return 0;
  return static_cast<Cell>(outcome == Outcome::Win ? winNow<Cell> : -winNow<Cell>);
}

/// Computes the fixed rows, which contain the best moves that leave the tier. Precondition: all cells are undecided or
/// illegal.
template <class Cell>
void PairSolver<Cell>::computeFixed(Part& part, const std::stop_token& stop) {
  const Cell withoutMove = cellWithoutMove(part);
  forEach(part.mover->count(), stop, [&](std::size_t laneNumber, std::size_t mover) {
    Lane& lane = m_scratch.lanes[laneNumber];
    auto& rows = lane.rows;
    Cell* best = lane.block.data();
    Cell* fixed = part.fixed + mover * part.stride;
    rows.clear();
    collectForward(part, mover, lane);
    maxOfRows(fixed, m_scratch.illegalRow.data(), rows.data(), rows.size(), part.stride);
    rows.clear();
    collectSideways(part, mover, lane, 0);
    maxOfRows(best, fixed, rows.data(), rows.size(), part.stride);
    markNoMoves(fixed, best, part.in->row(mover), part.stride, withoutMove);
  });
}

template <class Cell>
void PairSolver<Cell>::valuesOfRow(const Part& part, std::size_t mover, Lane& lane, Cell* out, Strip strip) const {
  lane.rows.clear();
  collectSideways(part, mover, lane, strip.first);
  maxOfRows(out, part.fixed + mover * part.stride + strip.first, lane.rows.data(), lane.rows.size(), strip.cells);
  maskIllegal(out, part.in->row(mover) + strip.first, strip.cells);
}

template <class Cell>
bool PairSolver<Cell>::sweepBlock(const Part& part, std::size_t block, Lane& lane, Strip strip) {
  for (std::size_t r = 0; r < rowPadding; ++r) {
    const std::size_t mover = block * rowPadding + r;
    Cell* out = lane.block.data() + r * strip.cells;
    if (mover < part.mover->count())
      valuesOfRow(part, mover, lane, out, strip);
    else
      std::fill_n(out, strip.cells, illegalCell<Cell>);
  }
  Cell* place = part.out->row(strip.first) + block * rowPadding;
  const std::size_t columns = std::min(strip.cells, part.opponent->count() - strip.first);
  return storeTransposed(lane.block.data(), strip.cells, place, part.out->stride, columns, lane.changed.data() + strip.first,
                         scaleOf(m_ending));
}

template <class Cell>
std::span<const std::uint8_t> PairSolver<Cell>::sweep(std::size_t number, const std::stop_token& stop) {
  Part& part = m_parts[number];
  Part& reader = m_parts[m_parts.size() - 1 - number];
  const std::size_t columns = part.opponent->count();
  auto& lanes = m_scratch.lanes;
  for (unsigned lane = 0; lane < m_threads; ++lane) lanes[lane].changed.assign(columns, 0);
  std::atomic<bool> any = false;
  m_dirty.clear();
  for (std::size_t block = 0; block < part.dirtyBlocks.size(); ++block)
    if (std::exchange(part.dirtyBlocks[block], std::uint8_t{0}) != 0) m_dirty.push_back(block);
  if (m_dirty.empty()) return {};
  // The loop works strip by strip. Threads never write to the same cells, because the sides have separate tables,
  // and strips and blocks do not overlap.
  const std::size_t strips = (part.stride + m_stripCells - 1) / m_stripCells;
  forEach(strips * m_dirty.size(), stop, [&](std::size_t lane, std::size_t place) {
    const std::size_t first = place / m_dirty.size() * m_stripCells;
    const Strip strip{first, std::min(m_stripCells, part.stride - first)};
    if (sweepBlock(part, m_dirty[place % m_dirty.size()], lanes[lane], strip)) any.store(true, std::memory_order_relaxed);
  });
  if (!any || stop.stop_requested()) return {};
  auto& changed = lanes.front().changed;
  for (unsigned lane = 1; lane < m_threads; ++lane)
    for (std::size_t row = 0; row < columns; ++row) changed[row] |= lanes[lane].changed[row];
  for (std::size_t row = 0; row < columns; ++row) {
    if (changed[row] == 0) continue;
    for (const std::uint32_t neighbour : reader.mover->sidewaysOf(row))
      if (neighbour < reader.mover->count()) reader.dirtyBlocks[neighbour / rowPadding] = 1;
  }
  return changed;
}

template <class Cell>
void PairSolver<Cell>::prepare(const std::stop_token& stop) {
  for (Part& part : m_parts) computeFixed(part, stop);
}

template <class Cell>
bool PairSolver<Cell>::run(const std::stop_token& stop) {
  prepare(stop);
  const auto dirty = [](const Part& part) {
    return std::find(part.dirtyBlocks.begin(), part.dirtyBlocks.end(), 1) != part.dirtyBlocks.end();
  };
  while (!stop.stop_requested() && std::any_of(m_parts.begin(), m_parts.end(), dirty))
    for (std::size_t number = 0; number < m_parts.size(); ++number) sweep(number, stop);
  return !stop.stop_requested();
}

template <class Cell>
PartSummary PairSolver<Cell>::countPart(std::size_t number, const std::stop_token& stop) const {
  const Part& part = m_parts[number];
  struct Counter {
    RowTally<Cell> tally;
    std::uint64_t equalToItself = 0;  // number of lost positions whose board equals its transposition
  };
  std::vector<Counter> counters(m_threads);
  forEach(part.mover->count(), stop, [&](std::size_t laneNumber, std::size_t mover) {
    Lane& lane = m_scratch.lanes[laneNumber];
    Counter& counter = counters[laneNumber];
    Cell* values = lane.block.data();
    valuesOfRow(part, mover, lane, values, {0, part.stride});
    collectForward(part, mover, lane);  // valuesOfRow() has already collected the sideways rows
    countRow(values, part.in->row(mover), lane.rows.data(), lane.rows.size(), part.stride, counter.tally);
    if (m_parts.size() == 1 && part.in->row(mover)[mover] > 0) ++counter.equalToItself;
  });
  RowCounts counts;
  std::uint64_t equalToItself = 0;
  for (Counter& counter : counters) {
    counter.tally.flush();
    counts.add(counter.tally.counts);
    equalToItself += counter.equalToItself;
  }
  PartSummary summary;
  const auto notable = [&](NotableKind kind) -> std::uint64_t& { return summary.notables[static_cast<std::size_t>(kind)]; };
  notable(NotableKind::ZugzwangLossToWin) = counts.zugzwangLossToWin;
  notable(NotableKind::ZugzwangLossToDraw) = counts.zugzwangLossToDraw;
  notable(NotableKind::ZugzwangDrawToWin) = counts.zugzwangDrawToWin;
  notable(NotableKind::OnlyMoveWins) = counts.onlyMoveWins;
  notable(NotableKind::OnlyMoveDraws) = counts.onlyMoveDraws;
  // Counts each board once. A board occurs in both parts, or twice in a single part unless it equals its transposition.
  if (m_parts.size() == 1)
    notable(NotableKind::MutualZugzwang) = (counts.zugzwangLossToWin + equalToItself) / 2;
  else if (number == 0)
    notable(NotableKind::MutualZugzwang) = counts.zugzwangLossToWin;
  summary.legalMoves = counts.legalMoves;
  summary.maxLegalMoves = counts.maxLegalMoves;
  return summary;
}

template class PairSolver<std::int8_t>;
template class PairSolver<std::int16_t>;

}  // namespace kotai::retrograde
