#include "solvers/retrograde/dodgem/pair_block.h"

#include <atomic>
#include <cstring>
#include <numeric>
#include <utility>

#include "solvers/retrograde/dodgem/child_slice.h"

namespace kotai::retrograde {

CutPair::CutPair(const dodgem::PatternSet& patterns, dodgem::Tiers::Pair pair)
    : kept(pair.low), cut(pair.high), single(pair.low == pair.high) {
  if (patterns.arrangements(pair.low) <= patterns.arrangements(pair.high)) return;
  turned = true;
  std::swap(kept, cut);
}

template <class Cell>
PairBlock<Cell>::PairBlock(const dodgem::Tiers& tiers, const SideGraphs& graphs, TierId tier, BlockPlace place, unsigned threads)
    : m_tiers(tiers),
      m_graphs(graphs),
      m_pair(tiers.patterns(), dodgem::Tiers::pairOf(tier)),
      m_kept(graphs.of(m_pair.kept)),
      m_cut(graphs.of(m_pair.cut)),
      m_block(m_cut, place, static_cast<std::size_t>(tiers.patterns().size())),
      m_threads(threads),
      m_examined(place.count) {
  for (auto& slices : m_slices) slices.resize(static_cast<std::size_t>(tiers.patterns().size()));
}

template <class Cell>
bool PairBlock<Cell>::begin(const OpenChild& open, const std::stop_token& stop) {
  const int size = m_tiers.patterns().size();
  std::vector<std::pair<std::size_t, int>> moves;  // pairs of the mover's part and the row that a piece leaves
  for (std::size_t part = 0; part < 2; ++part)
    for (int row = 0; row < size; ++row) {
      const bool leads = m_tiers.patterns().forward(part == 0 ? m_pair.kept : m_pair.cut, row) >= 0;
      m_children[part].push_back(leads ? &m_slices[part][static_cast<std::size_t>(row)] : nullptr);
      if (leads) moves.emplace_back(part, row);
    }
  std::atomic<bool> fits = true;
  runParallel(moves.size(), m_threads, stop, [&](std::size_t number) {
    if (!readChild(moves[number].first, moves[number].second, open, stop)) fits = false;
  });
  if (!fits || stop.stop_requested()) return false;
  m_solver.emplace(m_kept, m_block.graph, m_children, m_scratch, PairOptions{m_threads, m_block.beyond});
  m_solver->prepare(stop);
  return !stop.stop_requested();
}

/// Reads the rows or columns of a child to which moves from a row lead. The opponent of this position is the
/// mover in the child.
template <class Cell>
bool PairBlock<Cell>::readChild(std::size_t part, int row, const OpenChild& open, const std::stop_token& stop) {
  const dodgem::PatternSet& patterns = m_tiers.patterns();
  const int moved = patterns.forward(part == 0 ? m_pair.kept : m_pair.cut, row);
  const int opponent = part == 0 ? m_pair.cut : m_pair.kept;
  const TierId child = dodgem::Tiers::tierOfPair(moved, opponent);
  const auto codes = open(child);
  if (codes->valueBytes() > sizeof(Cell)) return false;
  const std::uint64_t partFirst = opponent <= moved ? 0 : m_tiers.partPositions(child, 0);
  const SideGraph& reached = m_graphs.of(moved);
  std::vector<std::uint32_t> all(part == 0 ? reached.count() : 0);
  std::iota(all.begin(), all.end(), 0U);
  const auto place = static_cast<std::size_t>(row);
  const SliceWish wish = part == 0 ? SliceWish{reached, all, m_cut, m_block.first, m_block.graph.count()}
                                   : SliceWish{reached, m_block.reached[place], m_kept, 0, m_kept.count()};
  m_slices[part][place] = readSlice<Cell>(*codes, partFirst, patterns, opponent, wish, stop);
  return true;
}

template <class Cell>
bool PairBlock<Cell>::sweep(const std::stop_token& stop) {
  const auto changed = m_solver->sweep(0, stop);
  m_changed.assign(changed.begin(), changed.end());
  m_examined.assign(m_examined.size(), 0);
  return !changed.empty();
}

/// Returns the changed rows that another block needs. Each row consists of its place among the rows for that
/// block, then its cells.
template <class Cell>
std::vector<std::byte> PairBlock<Cell>::changesFor(std::size_t block, std::size_t maxBytes) {
  std::vector<std::byte> changes;
  if (m_changed.empty()) return changes;
  const std::vector<std::uint32_t>& given = m_block.givenTo[block];
  const std::size_t bytesEach = sizeof(std::uint32_t) + rowBytes();
  for (std::size_t& examined = m_examined[block]; examined < given.size(); ++examined) {
    if (m_changed[given[examined]] == 0) continue;
    if (!changes.empty() && changes.size() + bytesEach > maxBytes) break;
    const auto place = static_cast<std::uint32_t>(examined);
    const std::size_t before = changes.size();
    changes.resize(before + bytesEach);
    std::memcpy(changes.data() + before, &place, sizeof place);
    std::memcpy(changes.data() + before + sizeof place, m_solver->row(0, given[examined]), rowBytes());
  }
  return changes;
}

template <class Cell>
void PairBlock<Cell>::take(std::size_t block, std::span<const std::byte> changes) {
  const std::size_t bytesEach = sizeof(std::uint32_t) + rowBytes();
  for (; changes.size() >= bytesEach; changes = changes.subspan(bytesEach)) {
    std::uint32_t place = 0;
    std::memcpy(&place, changes.data(), sizeof place);
    const std::size_t slot = m_block.beyondStart[block] + place;
    std::memcpy(m_solver->row(0, m_block.graph.count() + slot), changes.data() + sizeof place, rowBytes());
    for (const std::uint32_t neighbour : m_block.neighboursOf(slot)) m_solver->markChanged(1, neighbour);
  }
}

/// Returns the block's share of the summary. The blocks together count each mutual zugzwang twice, so join()
/// halves the sum. In a tier with one part, countPart() counts a lost position only once if its board equals
/// its transposition, so this function counts the position again.
template <class Cell>
TierSummary PairBlock<Cell>::summary(const std::stop_token& stop) const {
  TierSummary summary;
  summary.parts.resize(m_pair.single ? 1 : 2);
  const std::size_t own = m_block.graph.count();
  constexpr auto mutual = static_cast<std::size_t>(NotableKind::MutualZugzwang);
  std::uint64_t mutualZugzwangs = 0;
  for (std::size_t number = 0; number < summary.parts.size(); ++number) {
    PartSummary part = m_solver->countPart(number, stop);
    mutualZugzwangs += std::exchange(part.notables[mutual], 0);
    countValues(m_solver->table().parts[number], number == 0 ? own : m_kept.count(), part);
    summary.parts[m_pair.tierPart(number)] = std::move(part);
  }
  if (m_pair.single)
    for (std::size_t number = 0; number < own; ++number)
      if (m_solver->table().parts[1].row(m_block.first + number)[number] > 0) ++mutualZugzwangs;
  summary.parts[0].notables[mutual] = mutualZugzwangs;
  return summary;
}

template <class Cell>
std::size_t PairBlock<Cell>::lineCount(std::size_t part) const {
  return m_pair.tierPart(part) == 0 ? m_cut.count() : m_kept.count();
}

template <class Cell>
void PairBlock<Cell>::appendLine(std::size_t part, std::size_t line, std::vector<std::byte>& codes) const {
  const std::size_t number = m_pair.tierPart(part);
  if (number == 0) {
    if (line < m_block.first || line >= m_block.first + m_block.graph.count()) return;
    line -= m_block.first;
  }
  const PartCells<Cell>& cells = m_solver->table().parts[number];
  for (std::size_t column = 0; column < cells.columns; ++column) {
    const Cell cell = cells.row(line)[column];
    if (cell == illegalCell<Cell>) continue;
    const std::uint32_t code = codeOfTurned(cell);
    for (std::size_t byte = 0; byte < sizeof(Cell); ++byte) codes.push_back(static_cast<std::byte>(code >> 8 * byte & 0xff));
  }
}

template class PairBlock<std::int8_t>;
template class PairBlock<std::int16_t>;

}  // namespace kotai::retrograde
