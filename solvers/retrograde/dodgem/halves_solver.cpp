#include "solvers/retrograde/dodgem/halves_solver.h"

#include <algorithm>

namespace kotai::retrograde {

template <class Cell>
HalvesSolver<Cell>::HalvesSolver(const Half& low, const Half& high, const ChildParts& children, HalvesScratch<Cell>& scratch)
    : m_scratch(scratch), m_table(std::make_unique<HalvesTable<Cell>>()) {
  const bool single = &low == &high;
  m_table->parts.push_back(makePart<Cell>(low, high));
  if (!single) m_table->parts.push_back(makePart<Cell>(high, low));
  const std::size_t partCount = m_table->parts.size();
  for (std::size_t number = 0; number < partCount; ++number) {
    const Half& mover = number == 0 ? low : high;
    const Half& opponent = number == 0 ? high : low;
    Part part{&mover,
              &opponent,
              &children[number],
              &m_table->parts[partCount - 1 - number],
              &m_table->parts[number],
              nullptr,
              padded(opponent.count()),
              std::vector<std::uint8_t>(padded(mover.count()) / rowPadding, 1)};
    auto& fixed = m_scratch.fixed[number];
    if (fixed.size() < mover.count() * part.stride) {
      fixed = {};  // never the old and the new one together
      fixed.resize(mover.count() * part.stride);
    }
    part.fixed = fixed.data();
    m_parts.push_back(std::move(part));
  }
  const std::size_t longest = std::max(m_parts.front().stride, m_parts.back().stride);
  m_scratch.illegalRow.assign(longest, illegalCell<Cell>);
  m_scratch.block.resize(std::max(m_scratch.block.size(), longest * rowPadding));
}

template <class Cell>
void HalvesSolver<Cell>::collectForward(const Part& part, std::size_t mover) const {
  for (const Half::Forward& move : part.mover->forwardOf(mover))
    m_scratch.rows.push_back((*part.children)[move.row]->row(move.target));
}

template <class Cell>
void HalvesSolver<Cell>::collectSideways(const Part& part, std::size_t mover) const {
  for (const std::uint32_t target : part.mover->sidewaysOf(mover)) m_scratch.rows.push_back(part.in->row(target));
}

/// Needs the tables as they were made: undecided or illegal.
template <class Cell>
void HalvesSolver<Cell>::computeFixed(Part& part, const std::stop_token& stop) {
  auto& rows = m_scratch.rows;
  Cell* best = m_scratch.block.data();
  for (std::size_t mover = 0; mover < part.mover->count() && !stop.stop_requested(); ++mover) {
    Cell* fixed = part.fixed + mover * part.stride;
    rows.clear();
    collectForward(part, mover);
    maxOfRows(fixed, m_scratch.illegalRow.data(), rows.data(), rows.size(), part.stride);
    rows.clear();
    collectSideways(part, mover);
    maxOfRows(best, fixed, rows.data(), rows.size(), part.stride);
    markNoMoveWins(fixed, best, part.in->row(mover), part.stride);
  }
}

template <class Cell>
void HalvesSolver<Cell>::valuesOfRow(const Part& part, std::size_t mover, Cell* out) const {
  auto& rows = m_scratch.rows;
  rows.clear();
  collectSideways(part, mover);
  maxOfRows(out, part.fixed + mover * part.stride, rows.data(), rows.size(), part.stride);
  maskIllegal(out, part.in->row(mover), part.stride);
}

template <class Cell>
bool HalvesSolver<Cell>::sweep(Part& part, Part& reader, const std::stop_token& stop) {
  const std::size_t columns = part.opponent->count();
  auto& changed = m_scratch.changed;
  changed.assign(columns, 0);
  bool any = false;
  for (std::size_t block = 0; block < part.dirtyBlocks.size(); ++block) {
    if (part.dirtyBlocks[block] == 0) continue;
    if (stop.stop_requested()) return false;
    part.dirtyBlocks[block] = 0;
    for (std::size_t r = 0; r < rowPadding; ++r) {
      const std::size_t mover = block * rowPadding + r;
      Cell* out = m_scratch.block.data() + r * part.stride;
      if (mover < part.mover->count())
        valuesOfRow(part, mover, out);
      else
        std::fill_n(out, part.stride, illegalCell<Cell>);
    }
    Cell* place = part.out->cells.data() + block * rowPadding;
    any |= storeTransposed(m_scratch.block.data(), part.stride, place, part.out->stride, columns, changed.data());
  }
  if (!any) return true;
  for (std::size_t row = 0; row < columns; ++row) {
    if (changed[row] == 0) continue;
    for (const std::uint32_t neighbour : reader.mover->sidewaysOf(row)) reader.dirtyBlocks[neighbour / rowPadding] = 1;
  }
  return true;
}

template <class Cell>
bool HalvesSolver<Cell>::run(const std::stop_token& stop) {
  for (Part& part : m_parts) computeFixed(part, stop);
  const auto dirty = [](const Part& part) {
    return std::find(part.dirtyBlocks.begin(), part.dirtyBlocks.end(), 1) != part.dirtyBlocks.end();
  };
  while (!stop.stop_requested() && std::any_of(m_parts.begin(), m_parts.end(), dirty))
    for (std::size_t number = 0; number < m_parts.size(); ++number)
      if (!sweep(m_parts[number], m_parts[m_parts.size() - 1 - number], stop)) return false;
  return !stop.stop_requested();
}

template <class Cell>
PartSummary HalvesSolver<Cell>::countPart(std::size_t number, const std::stop_token& stop) const {
  const Part& part = m_parts[number];
  auto& rows = m_scratch.rows;
  Cell* values = m_scratch.block.data();
  RowTally<Cell> tally;
  std::uint64_t equalToItself = 0;  // lost positions whose board is its own transposition
  for (std::size_t mover = 0; mover < part.mover->count() && !stop.stop_requested(); ++mover) {
    valuesOfRow(part, mover, values);
    collectForward(part, mover);  // the sideways rows are still there
    countRow(values, part.in->row(mover), rows.data(), rows.size(), part.stride, tally);
    if (m_parts.size() == 1 && part.in->row(mover)[mover] > 0) ++equalToItself;
  }
  tally.flush();
  const RowCounts& counts = tally.counts;
  PartSummary summary;
  const auto notable = [&](NotableKind kind) -> std::uint64_t& { return summary.notables[static_cast<std::size_t>(kind)]; };
  notable(NotableKind::ZugzwangLossToWin) = counts.zugzwangLossToWin;
  notable(NotableKind::ZugzwangLossToDraw) = counts.zugzwangLossToDraw;
  notable(NotableKind::ZugzwangDrawToWin) = counts.zugzwangDrawToWin;
  notable(NotableKind::OnlyMoveWins) = counts.onlyMoveWins;
  notable(NotableKind::OnlyMoveDraws) = counts.onlyMoveDraws;
  // Each board once: it stands in both parts, or twice in a single one unless it is its own transposition.
  if (m_parts.size() == 1)
    notable(NotableKind::MutualZugzwang) = (counts.zugzwangLossToWin + equalToItself) / 2;
  else if (number == 0)
    notable(NotableKind::MutualZugzwang) = counts.zugzwangLossToWin;
  summary.legalMoves = counts.legalMoves;
  summary.mostLegalMoves = counts.mostLegalMoves;
  return summary;
}

template class HalvesSolver<std::int8_t>;
template class HalvesSolver<std::int16_t>;

}  // namespace kotai::retrograde
