#include "solvers/retrograde/dodgem/pair_kernel.h"

#include <algorithm>
#include <array>
#include <vector>

#include "solvers/retrograde/dodgem/cell_kernel.h"
#include "solvers/retrograde/dodgem/pair_limits.h"
#include "solvers/retrograde/dodgem/pair_table.h"

namespace kotai::retrograde {

using dodgem::Tiers;

/// Tables of the children, indexed by the mover's part and by the row that a forward move leaves. Shares
/// ownership of the tables.
struct Children {
  std::array<std::vector<WorkingTablePtr>, 2> tables;
  std::array<std::vector<std::size_t>, 2> parts;
  bool wide = false;
};

/// Fetches the tables of the children. The result is incomplete if stopped.
static Children fetchChildren(const Tiers& tiers, Tiers::Pair pair, const ChildTables& children, const std::stop_token& stop) {
  Children result;
  const std::size_t partCount = pair.low == pair.high ? 1 : 2;
  for (std::size_t part = 0; part < partCount; ++part) {
    const int mover = part == 0 ? pair.low : pair.high;
    const int opponent = part == 0 ? pair.high : pair.low;
    for (int row = 0; row < tiers.patterns().size() && !stop.stop_requested(); ++row) {
      const int moved = tiers.patterns().forward(mover, row);
      result.tables[part].push_back(moved < 0 ? nullptr : children(Tiers::tierOfPair(moved, opponent)));
      // After the move, the opponent becomes the mover, which determines the child's part.
      result.parts[part].push_back(moved < 0 || opponent <= moved ? 0 : 1);
      const auto* narrow = dynamic_cast<const PairTable<std::int8_t>*>(result.tables[part].back().get());
      if (moved >= 0 && narrow == nullptr) result.wide = true;
    }
  }
  return result;
}

/// Returns the child's part in cells of type `Cell`. `converted` receives ownership of converted parts.
template <class Cell>
static const PartCells<Cell>* partOf(const WorkingTable* table, std::size_t part, Scale scale,
                                     std::vector<std::unique_ptr<PartCells<Cell>>>& converted) {
  if (table == nullptr) return nullptr;
  if (const auto* same = dynamic_cast<const PairTable<Cell>*>(table)) return &same->parts[part];
  if constexpr (sizeof(Cell) == 2) {
    const auto& narrow = static_cast<const PairTable<std::int8_t>&>(*table);
    converted.push_back(std::make_unique<PartCells<Cell>>(widened(narrow.parts[part], scale)));
    return converted.back().get();
  }
  return nullptr;
}

template <class Cell>
static std::optional<SolvedTier> solveWith(const SideGraph& low, const SideGraph& high, const Children& children,
                                           PairScratch<Cell>& scratch, const PairOptions& way, const std::stop_token& stop) {
  const Scale scale = scaleOf(way.ending);
  std::vector<std::unique_ptr<PartCells<Cell>>> converted;
  typename PairSolver<Cell>::ChildParts childParts;
  for (std::size_t part = 0; part < 2; ++part)
    for (std::size_t row = 0; row < children.tables[part].size(); ++row)
      childParts[part].push_back(partOf<Cell>(children.tables[part][row].get(), children.parts[part][row], scale, converted));

  PairSolver<Cell> solver(low, high, childParts, scratch, way);
  if (!solver.run(stop)) return std::nullopt;
  SolvedTier solved;
  solved.codes.valueBytes = sizeof(Cell);
  std::size_t codes = 0;
  for (const PartCells<Cell>& part : solver.table().parts) codes += part.rows * part.columns;
  solved.codes.bytes.reserve(codes * sizeof(Cell) + CellKernel::packMargin);
  for (std::size_t part = 0; part < solver.table().parts.size(); ++part) {
    PartSummary summary = solver.countPart(part, stop);
    if (stop.stop_requested()) return std::nullopt;
    packPart(solver.table().parts[part], solved.codes.bytes, summary, scale);
    solved.summary.parts.push_back(std::move(summary));
  }
  solved.table = solver.releaseTable();
  return solved;
}

template <class Cell>
static WorkingTablePtr unpackWith(const SideGraph& low, const SideGraph& high, const TierCodes& codes, Scale scale) {
  auto table = std::make_shared<PairTable<Cell>>();
  table->parts.push_back(makePart<Cell>(low, high));
  if (&low != &high) table->parts.push_back(makePart<Cell>(high, low));
  std::uint64_t legal = 0;
  for (const PartCells<Cell>& part : table->parts)
    legal += part.cells.size() - static_cast<std::uint64_t>(std::count(part.cells.begin(), part.cells.end(), illegalCell<Cell>));
  if (legal != codes.positions()) return nullptr;
  const std::byte* next = codes.bytes.data();
  for (PartCells<Cell>& part : table->parts) next = unpackPart(part, next, codes.valueBytes, scale);
  return table;
}

PairKernel::PairKernel(std::shared_ptr<const dodgem::DodgemVariant> variant, Trial trial)
    : m_variant(std::move(variant)),
      m_tiers(m_variant->rules().tiers()),
      m_graphs(m_tiers.patterns()),
      m_needs(m_tiers.patterns(), m_graphs.bytes()),
      m_splitter(m_tiers, m_graphs, m_needs),
      m_trial(trial) {}

std::optional<SolvedTier> PairKernel::solve(TierId tier, const ChildTables& children, std::stop_token stop) const {
  const Tiers::Pair pair = Tiers::pairOf(tier);
  const SideGraph& low = m_graphs.of(pair.low);
  const SideGraph& high = m_graphs.of(pair.high);
  const Children fetched = fetchChildren(m_tiers, pair, children, stop);
  if (stop.stop_requested()) return std::nullopt;
  const PairOptions way{.stripCells = m_trial.stripCells, .ending = ending()};
  if (!fetched.wide && !m_trial.wide) {
    auto solved = solveWith<std::int8_t>(low, high, fetched, *m_narrow.borrow(), way, stop);
    if (!solved || hadRoom(solved->summary, false, scale())) return solved;
  }
  auto solved = solveWith<std::int16_t>(low, high, fetched, *m_wide.borrow(), way, stop);
  if (solved) hadRoom(solved->summary, true, scale());
  return solved;
}

WorkingTablePtr PairKernel::unpack(TierId tier, const TierCodes& codes) const {
  const Tiers::Pair pair = Tiers::pairOf(tier);
  const SideGraph& low = m_graphs.of(pair.low);
  const SideGraph& high = m_graphs.of(pair.high);
  if (codes.valueBytes > 2) return nullptr;
  return codes.valueBytes == 1 ? unpackWith<std::int8_t>(low, high, codes, scale())
                               : unpackWith<std::int16_t>(low, high, codes, scale());
}

}  // namespace kotai::retrograde
