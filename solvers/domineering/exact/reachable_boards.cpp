#include "solvers/domineering/exact/reachable_boards.h"

#include <algorithm>
#include <atomic>
#include <utility>

#include "core/games/domineering/symmetry.h"
#include "solvers/domineering/exact/half_tilings.h"

namespace kotai::domineering {

namespace {

/// Number of bits per word in sets of lower halves. A set has one bit for each possible cover of the rows below
/// the last row.
constexpr int wordBits = 64;
/// Maximum number of cells in a half. A larger half would need too large a table of lower halves.
constexpr int largestHalf = 20;

/// Lower halves that have the same last row, dead cells and balance.
struct LowerHalves {
  std::uint32_t dead;     ///< dead cells of the last row
  std::uint64_t balance;  ///< bit of the balance that the upper half must have
  std::vector<std::uint64_t> halves;
};

class Reachable {
 public:
  Reachable(const Board<std::uint64_t>& board, WorkerPool& pool, const std::stop_token& stop, const ReachableOptions& options)
      : m_board(board),
        m_symmetry(board),
        m_pool(pool),
        m_stop(stop),
        m_options(options),
        m_columns(board.columns),
        m_lowerRows(lowerRows(board)),
        m_upperRows(board.rows - m_lowerRows),
        m_rowCount(std::size_t{1} << m_columns) {}

  std::optional<BoardLayers> run() {
    findLower();
    std::vector<BoardLayers> parts(m_upperRows > 0 ? m_rowCount : 1);
    m_pool.forEach(parts.size(),
                   [&](std::size_t firstRow) { parts[firstRow] = withFirstRow(static_cast<std::uint32_t>(firstRow)); });
    if (isHalted()) return std::nullopt;
    BoardLayers layers = noLayers();
    for (std::size_t covered = 0; covered < layers.size(); ++covered) {
      std::size_t size = 0;
      for (const BoardLayers& part : parts) size += part[covered].size();
      layers[covered].reserve(size);
      for (BoardLayers& part : parts) {
        layers[covered].insert(layers[covered].end(), part[covered].begin(), part[covered].end());
        part[covered] = {};
      }
    }
    return layers;
  }

 private:
  static int lowerRows(const Board<std::uint64_t>& board) {
    const int more = (board.rows + 1) / 2;
    return more * board.columns <= largestHalf ? more : board.rows / 2;
  }
  BoardLayers noLayers() const { return BoardLayers(static_cast<std::size_t>(m_board.cells()) + 1); }
  bool isHalted() const { return m_stop.stop_requested() || m_found.load(std::memory_order_relaxed) > m_options.maxPositions; }

  std::uint32_t mirroredRows(std::uint32_t cells, int rows) const {
    std::uint32_t result = 0;
    for (int cell = 0; cell < rows * m_columns; ++cell)
      if ((cells >> cell & 1U) != 0)
        result |= std::uint32_t{1} << (cell / m_columns * m_columns + m_columns - 1 - cell % m_columns);
    return result;
  }
  std::uint32_t turnedRows(std::uint32_t cells, int rows) const {
    std::uint32_t result = 0;
    for (int row = 0; row < rows; ++row)
      result |= (cells >> (row * m_columns) & static_cast<std::uint32_t>(m_rowCount - 1)) << ((rows - 1 - row) * m_columns);
    return result;
  }

  /// Finds all lower halves, row by row from the lower edge upwards.
  void findLower() {
    const std::size_t count = std::size_t{1} << (m_lowerRows * m_columns);
    const int restBits = (m_lowerRows - 1) * m_columns;
    m_restWords = (std::size_t{1} << restBits) / wordBits + (restBits < 6 ? 1 : 0);
    m_lower.resize(m_rowCount * m_rowCount);
    m_lonely.resize(count);
    m_asUpper.resize(count);
    HalfTilings halves(m_columns, m_lowerRows, m_upperRows > 0 ? HalfTilings::End::Reached : HalfTilings::End::Edge);
    for (std::uint32_t firstRow = 0; firstRow < m_rowCount && !m_stop.stop_requested(); ++firstRow)
      halves.forEach(firstRow, [&](const HalfTilings::Half& half, const std::vector<Tiling>& tilings) {
        const std::uint32_t lower = turnedRows(half.cells, m_lowerRows);
        m_lonely[lower] = static_cast<std::uint16_t>(half.lonely);
        m_asUpper[lower] = std::min(half.cells, mirroredRows(half.cells, m_lowerRows));
        const std::size_t rest = lower & ((std::size_t{1} << restBits) - 1);
        for (const Tiling& tiling : tilings) addLower(half.last, rest, tiling);
        return !m_stop.stop_requested();
      });
  }
  void addLower(std::uint32_t lastRow, std::size_t rest, const Tiling& tiling) {
    std::vector<LowerHalves>& kinds = m_lower[lastRow * m_rowCount + tiling.claimed];
    forEachBit(tiling.balances, [&](int balance) {
      const std::uint64_t opposite = std::uint64_t{1} << (2 * evenBalance - balance);
      auto kind = std::ranges::find_if(
          kinds, [&](const LowerHalves& each) { return each.dead == tiling.dead && each.balance == opposite; });
      if (kind == kinds.end()) kind = kinds.insert(kind, {tiling.dead, opposite, std::vector<std::uint64_t>(m_restWords)});
      kind->halves[rest / wordBits] |= std::uint64_t{1} << (rest % wordBits);
    });
  }

  BoardLayers withFirstRow(std::uint32_t firstRow) {
    BoardLayers layers = noLayers();
    if (mirroredRows(firstRow, 1) < firstRow) return layers;
    HalfTilings halves(m_columns, m_upperRows, HalfTilings::End::Reaches);
    std::vector<std::uint64_t> fitting(m_restWords);
    std::uint64_t counted = 0;
    std::uint64_t found = 0;
    halves.forEach(firstRow, [&](const HalfTilings::Half& upper, const std::vector<Tiling>& tilings) {
      if (isHalted()) return false;
      if (mirroredRows(upper.cells, m_upperRows) < upper.cells) return true;
      for (std::uint32_t row = 0; row < m_rowCount; ++row) {
        if ((upper.lonely & row) != 0 || !findFitting(upper, tilings, row, fitting)) continue;
        found += take(upper, row, fitting, layers);
      }
      const std::uint64_t all = m_found += found - std::exchange(counted, found);
      if (m_options.found) m_options.found(all);
      return true;
    });
    return layers;
  }

  /// Finds the lower halves with last row \p row that match some tiling of the upper half. Returns whether any
  /// exist.
  bool findFitting(const HalfTilings::Half& upper, const std::vector<Tiling>& tilings, std::uint32_t row,
                   std::vector<std::uint64_t>& fitting) const {
    bool any = false;
    for (const Tiling& tiling : tilings) {
      if (((tiling.claimed | tiling.dead) & ~row) != 0) continue;
      // Pieces cover all neighbours of a dead cell.
      const std::uint32_t notBesideDead = static_cast<std::uint32_t>(m_rowCount - 1) & ~(upper.last & ~tiling.dead);
      for (const LowerHalves& kind : m_lower[row * m_rowCount + tiling.claimed]) {
        if ((kind.balance & tiling.balances) == 0 || (kind.dead & notBesideDead) != 0) continue;
        if (!std::exchange(any, true)) std::ranges::fill(fitting, 0);
        for (std::size_t word = 0; word < m_restWords; ++word) fitting[word] |= kind.halves[word];
      }
    }
    return any;
  }

  /// Counts the canonical boards of an upper half, and stores them.
  std::uint64_t take(const HalfTilings::Half& upper, std::uint32_t row, const std::vector<std::uint64_t>& fitting,
                     BoardLayers& layers) const {
    const int lowerBits = m_lowerRows * m_columns;
    const int sharedRows = std::min(m_lowerRows, m_upperRows);
    const std::uint32_t upperShared = upper.cells >> ((m_upperRows - sharedRows) * m_columns);
    const int lowerShift = (m_lowerRows - sharedRows) * m_columns;
    const std::uint64_t upperCells = std::uint64_t{upper.cells} << lowerBits;
    std::uint64_t count = 0;
    for (std::size_t word = 0; word < m_restWords; ++word)
      forEachBit(fitting[word], [&](int bit) {
        const std::uint64_t lower =
            (std::uint64_t{row} << (lowerBits - m_columns)) | (word * wordBits + static_cast<std::size_t>(bit));
        if ((m_lonely[lower] & upper.last) != 0 || m_asUpper[lower] >> lowerShift < upperShared) return;
        const std::uint64_t covered = upperCells | lower;
        if (m_symmetry.smallest(covered).covered != covered) return;
        layers[static_cast<std::size_t>(countBits(covered))].push_back(covered);
        ++count;
      });
    return count;
  }

  const Board<std::uint64_t>& m_board;
  Symmetry<std::uint64_t> m_symmetry;
  WorkerPool& m_pool;
  const std::stop_token& m_stop;
  const ReachableOptions& m_options;
  int m_columns;
  int m_lowerRows;
  int m_upperRows;
  std::size_t m_rowCount;  // number of different rows
  std::size_t m_restWords = 0;
  std::vector<std::vector<LowerHalves>> m_lower;  // by last row, then by its cells that the upper half covers
  std::vector<std::uint16_t> m_lonely;            // indexed by lower half: free cells of the last row without a free neighbour
  std::vector<std::uint32_t> m_asUpper;           // smaller of its two images as an upper half
  std::atomic<std::uint64_t> m_found{0};
};

}  // namespace

std::optional<BoardLayers> reachableBoards(const Board<std::uint64_t>& board, WorkerPool& pool, const std::stop_token& stop,
                                           const ReachableOptions& options) {
  return Reachable(board, pool, stop, options).run();
}

}  // namespace kotai::domineering
