#include "solvers/simultaneous/exact.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <chrono>
#include <memory>
#include <mutex>

#include "solvers/simultaneous/matrix_game.h"
#include "solvers/worker_pool.h"

namespace kotai::simultaneous {

namespace {

using Bits = std::uint64_t;
using Clock = std::chrono::steady_clock;

/// Finds the place of a position in its layer: a hash table of places.
class PlaceFinder {
 public:
  explicit PlaceFinder(const std::vector<Bits>& positions)
      : m_positions(positions), m_shift(64 - std::countr_zero(std::bit_ceil(2 * positions.size() + 2))) {
    m_places.assign(std::size_t{1} << (64 - m_shift), 0);
    for (std::size_t place = 0; place < positions.size(); ++place) {
      std::size_t slot = slotOf(positions[place]);
      while (m_places[slot] != 0) slot = (slot + 1) & (m_places.size() - 1);
      m_places[slot] = static_cast<std::uint32_t>(place + 1);
    }
  }
  /// Precondition: the position is there.
  std::size_t find(Bits position) const {
    std::size_t slot = slotOf(position);
    while (m_positions[m_places[slot] - 1] != position) slot = (slot + 1) & (m_places.size() - 1);
    return m_places[slot] - 1;
  }

 private:
  std::size_t slotOf(Bits position) const { return (position * 0x9e3779b97f4a7c15ULL) >> m_shift; }

  const std::vector<Bits>& m_positions;
  int m_shift;
  std::vector<std::uint32_t> m_places;  // plus 1; 0: free
};

void sortUnique(std::vector<Bits>& positions) {
  std::ranges::sort(positions);
  positions.erase(std::unique(positions.begin(), positions.end()), positions.end());
}

class ExactSolve {
 public:
  ExactSolve(const syncdom::Board<Bits>& board, const ExactOptions& options, const std::stop_token& stop)
      : m_board(board), m_symmetry(board), m_options(options), m_stop(stop), m_pool(options.threads),
        m_layers(static_cast<std::size_t>(board.cells()) + 1) {}

  std::vector<Layer> run() {
    const Bits start = m_symmetry.smallest(m_board.withDeadCells(0)).covered;
    layerOf(start).positions.push_back(start);
    for (std::size_t covered = 0; covered < m_layers.size() && !m_stop.stop_requested(); ++covered) expand(covered);
    for (std::size_t covered = m_layers.size(); covered-- > 0 && !m_stop.stop_requested();) value(covered);
    if (m_stop.stop_requested()) return {};
    return std::move(m_layers);
  }

 private:
  Layer& layerOf(Bits position) { return m_layers[static_cast<std::size_t>(std::popcount(position))]; }

  template <class Work>
  void forEachChunk(std::size_t count, Work&& work) {
    constexpr std::size_t chunk = 64;
    m_pool.forEach((count + chunk - 1) / chunk, [&](std::size_t number) {
      if (!m_stop.stop_requested()) work(number * chunk, std::min(count, (number + 1) * chunk));
    });
  }

  void expand(std::size_t covered) {
    std::vector<Bits>& positions = m_layers[covered].positions;
    sortUnique(positions);
    m_found += positions.size();
    forEachChunk(positions.size(), [&](std::size_t begin, std::size_t end) {
      std::vector<Bits> children;
      for (std::size_t place = begin; place < end; ++place) addChildren(positions[place], children);
      sortUnique(children);
      std::ranges::stable_sort(children, {}, [](Bits child) { return std::popcount(child); });
      const std::scoped_lock lock(m_mutex);
      for (const Bits child : children) layerOf(child).positions.push_back(child);
      for (std::size_t later = covered + 1; later < m_layers.size(); ++later) compact(later);
      tell(false);
    });
  }
  /// Doubles are struck out whenever a list has doubled.
  void compact(std::size_t covered) {
    std::vector<Bits>& positions = m_layers[covered].positions;
    std::size_t& limit = m_limits[covered];
    if (positions.size() < limit) return;
    sortUnique(positions);
    limit = std::max<std::size_t>(1U << 16, 2 * positions.size());
  }

  void addChildren(Bits position, std::vector<Bits>& children) const {
    const Bits vertical = m_board.vertical(position);
    const Bits horizontal = m_board.horizontal(position);
    syncdom::forEachBit(vertical, [&](int up) {
      const Bits half = position | m_board.verticalDomino(up);
      syncdom::forEachBit(horizontal, [&](int right) {
        children.push_back(m_symmetry.smallest(m_board.withDeadCells(half | m_board.horizontalDomino(right))).covered);
      });
    });
  }

  void value(std::size_t covered) {
    Layer& layer = m_layers[covered];
    auto known = m_options.known ? m_options.known(static_cast<int>(covered), layer.positions) : std::nullopt;
    if (known) {
      layer.values = std::move(*known);
    } else {
      layer.values.resize(layer.positions.size());
      forEachChunk(layer.positions.size(), [&](std::size_t begin, std::size_t end) {
        for (std::size_t place = begin; place < end && !m_stop.stop_requested(); ++place)
          layer.values[place] = valueOf(layer.positions[place]);
        m_valued += end - begin;
        const std::scoped_lock lock(m_mutex);
        tell(true);
      });
      if (m_stop.stop_requested()) return;
      if (m_options.finished) m_options.finished(static_cast<int>(covered), layer);
    }
    m_finders[covered] = std::make_unique<PlaceFinder>(layer.positions);
  }

  GameValue childValue(Bits covered) const {
    const auto smallest = m_symmetry.smallest(m_board.withDeadCells(covered));
    const auto layer = static_cast<std::size_t>(std::popcount(smallest.covered));
    const GameValue& found = m_layers[layer].values[m_finders[layer]->find(smallest.covered)];
    return smallest.swapped ? found.swapped() : found;
  }

  GameValue valueOf(Bits position) const {
    const Bits vertical = m_board.vertical(position);
    const Bits horizontal = m_board.horizontal(position);
    if (vertical == 0 || horizontal == 0) {
      const auto payoff = static_cast<std::int8_t>((vertical != 0 ? 1 : 0) - (horizontal != 0 ? 1 : 0));
      return {static_cast<double>(payoff), payoff, payoff};
    }
    thread_local Matrix matrix;
    matrix.rows = static_cast<std::size_t>(std::popcount(vertical));
    matrix.columns = static_cast<std::size_t>(std::popcount(horizontal));
    matrix.payoffs.clear();
    std::int8_t most = -1;
    std::array<std::int8_t, 64> conceded;
    conceded.fill(-1);
    syncdom::forEachBit(vertical, [&](int up) {
      const Bits half = position | m_board.verticalDomino(up);
      std::int8_t least = 1;
      std::size_t column = 0;
      syncdom::forEachBit(horizontal, [&](int right) {
        const GameValue child = childValue(half | m_board.horizontalDomino(right));
        matrix.payoffs.push_back(child.value);
        least = std::min(least, child.firstSecure);
        conceded[column] = std::max(conceded[column], child.secondSecure);
        ++column;
      });
      most = std::max(most, least);
    });
    const std::int8_t fewest = *std::min_element(conceded.begin(), conceded.begin() + static_cast<std::ptrdiff_t>(matrix.columns));
    if (most == fewest) return {static_cast<double>(most), most, fewest};
    return {solveMatrix(matrix).value, most, fewest};
  }

  void tell(bool valuing) {
    if (!m_options.progress || Clock::now() < m_nextReport) return;
    m_nextReport = Clock::now() + std::chrono::milliseconds(100);
    m_options.progress({valuing, m_found, m_valued});
  }

  syncdom::Board<Bits> m_board;
  syncdom::Symmetry<Bits> m_symmetry;
  const ExactOptions& m_options;
  const std::stop_token& m_stop;
  WorkerPool m_pool;
  std::vector<Layer> m_layers;
  std::array<std::unique_ptr<PlaceFinder>, 65> m_finders;
  std::array<std::size_t, 65> m_limits{};  // by layer: the size at which its list is rid of doubles
  std::mutex m_mutex;
  std::atomic<std::uint64_t> m_found{0};
  std::atomic<std::uint64_t> m_valued{0};
  Clock::time_point m_nextReport;
};

}  // namespace

std::vector<Layer> solveExactly(const syncdom::Board<Bits>& board, const ExactOptions& options, const std::stop_token& stop) {
  return ExactSolve(board, options, stop).run();
}

}  // namespace kotai::simultaneous
