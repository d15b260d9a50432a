// Backward induction over everything that can follow a position of Synchronized Domineering.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/games/syncdom/board.h"
#include "core/games/syncdom/symmetry.h"
#include "solvers/simultaneous/matrix_game.h"
#include "solvers/simultaneous/position_table.h"
#include "solvers/worker_pool.h"

namespace kotai::simultaneous {

/// Boards of so many cells take 64 bits.
inline constexpr int largestNarrowBoard = 60;

/// First find(), then value() for each number of covered cells from the most to none. Bits must have four more bits than the
/// board has cells.
template <class Bits>
class ExactEngine {
 public:
  ExactEngine(const syncdom::Board<Bits>& board, unsigned threads, std::stop_token stop)
      : m_board(board), m_symmetry(board), m_pool(threads), m_stop(std::move(stop)),
        m_layers(static_cast<std::size_t>(board.cells()) + 1) {}

  /// Finds all canonical positions that can follow \p start. False if stopped or more than \p limit are needed.
  template <class Progress>
  bool find(Bits start, std::uint64_t limit, Progress&& progress) {
    const Bits first = m_symmetry.smallest(m_board.withDeadCells(start)).covered;
    add(PositionTable<Bits>::shardOf(PositionTable<Bits>::hash(first)), {first});
    for (std::size_t covered = 0; covered < m_layers.size(); ++covered) {
      if (!gather(covered)) return false;
      forEachPart(m_layers[covered].size(), [&](std::size_t begin, std::size_t end) {
        if (m_table.size() > limit) return;
        expand(std::span(m_layers[covered]).subspan(begin, end - begin));
        progress(m_table.size());
      });
      if (m_stop.stop_requested() || m_table.size() > limit) return false;
    }
    return true;
  }

  std::size_t layerCount() const { return m_layers.size(); }
  /// The canonical positions with so many covered cells, ascending.
  const std::vector<Bits>& positions(std::size_t covered) const { return m_layers[covered]; }
  void forget(std::size_t covered) { m_layers[covered] = {}; }
  std::uint64_t size() const { return m_table.size(); }

  /// Takes values that are known already, in the order of positions().
  void take(std::size_t covered, const std::vector<GameValue>& values) {
    for (std::size_t place = 0; place < values.size(); ++place) m_table.set(m_layers[covered][place], values[place]);
  }
  /// Precondition: all layers with more covered cells have values. Unfinished if stopped.
  template <class Progress>
  void value(std::size_t covered, Progress&& progress) {
    forEachPart(m_layers[covered].size(), [&](std::size_t begin, std::size_t end) {
      valuePart(std::span(m_layers[covered]).subspan(begin, end - begin));
      progress(end - begin);
    });
  }
  std::vector<GameValue> values(std::size_t covered) const {
    std::vector<GameValue> result;
    result.reserve(m_layers[covered].size());
    for (const Bits position : m_layers[covered]) result.push_back(m_table.find(position)->gameValue());
    return result;
  }
  /// None if the position was not found.
  std::optional<GameValue> value(Bits covered) const {
    const auto smallest = m_symmetry.smallest(m_board.withDeadCells(covered));
    const auto* const slot = m_table.find(smallest.covered);
    if (slot == nullptr) return std::nullopt;
    return smallest.swapped ? slot->gameValue().swapped() : slot->gameValue();
  }

 private:
  using Table = PositionTable<Bits>;
  static constexpr std::size_t smallestPart = 64;
  static constexpr std::size_t largestPart = 4096;
  /// So many positions are on their way to memory at the same time.
  static constexpr std::size_t batch = 256;

  template <class Work>
  void forEachPart(std::size_t count, Work&& work) {
    const std::size_t part = std::clamp(count / 64, smallestPart, largestPart);
    m_pool.forEach((count + part - 1) / part, [&](std::size_t number) {
      if (!m_stop.stop_requested()) work(number * part, std::min(count, (number + 1) * part));
    });
  }

  /// Positions found by one shard, by number of covered cells.
  using Found = std::array<std::vector<Bits>, syncdom::maxSide * syncdom::maxSide + 1>;

  void add(std::size_t shard, const std::vector<Bits>& positions) {
    Found& found = m_found[shard];
    m_table.insert(shard, positions, [&](Bits position) { found[static_cast<std::size_t>(countBits(position))].push_back(position); });
  }

  /// Makes one ascending list of what the shards have found: each sorts its own, then neighbours are merged.
  bool gather(std::size_t covered) {
    std::vector<Bits>& all = m_layers[covered];
    std::vector<std::size_t> ends{0};
    for (Found& found : m_found) {
      all.insert(all.end(), found[covered].begin(), found[covered].end());
      ends.push_back(all.size());
      found[covered] = {};
    }
    const auto at = [&](std::size_t number) { return all.begin() + static_cast<std::ptrdiff_t>(ends[number]); };
    if (all.size() < 2 * smallestPart) {
      std::sort(all.begin(), all.end());
      return !m_stop.stop_requested();
    }
    m_pool.forEach(ends.size() - 1, [&](std::size_t number) {
      if (!m_stop.stop_requested()) std::sort(at(number), at(number + 1));
    });
    for (std::size_t width = 1; width < ends.size() - 1; width *= 2)
      m_pool.forEach((ends.size() - 1) / (2 * width), [&](std::size_t pair) {
        if (!m_stop.stop_requested()) std::inplace_merge(at(2 * width * pair), at(2 * width * pair + width), at(2 * width * (pair + 1)));
      });
    return !m_stop.stop_requested();
  }

  /// Children wait per shard until there are enough to fetch their places together.
  void expand(std::span<const Bits> positions) {
    thread_local std::array<std::vector<Bits>, Table::shardCount> waiting;
    thread_local std::vector<Bits> lately(recent, ~Bits{0});
    for (const Bits position : positions)
      forEachChild(position, [&](Bits child, bool) {
        const std::uint64_t hashed = Table::hash(child);
        Bits& before = lately[hashed % recent];
        if (before == child) return;
        before = child;
        std::vector<Bits>& list = waiting[Table::shardOf(hashed)];
        list.push_back(child);
        if (list.size() < batch) return;
        add(Table::shardOf(hashed), list);
        list.clear();
      });
    for (std::size_t shard = 0; shard < waiting.size(); ++shard) {
      if (!waiting[shard].empty()) add(shard, waiting[shard]);
      waiting[shard].clear();
    }
    std::ranges::fill(lately, ~Bits{0});
  }

  template <class Visit>
  void forEachChild(Bits position, Visit&& visit) const {
    const Bits horizontal = m_board.horizontal(position);
    syncdom::forEachBit(m_board.vertical(position), [&](int up) {
      const Bits half = position | m_board.verticalDomino(up);
      syncdom::forEachBit(horizontal, [&](int right) {
        const auto smallest = m_symmetry.smallest(m_board.withDeadCells(half | m_board.horizontalDomino(right)));
        visit(smallest.covered, smallest.swapped);
      });
    });
  }

  struct Child {
    Bits position;
    bool swapped;
  };

  /// Groups of positions: first all their children are named, then their values, fetched meanwhile, are read.
  void valuePart(std::span<const Bits> positions) {
    thread_local std::vector<Child> children;
    for (std::size_t begin = 0; begin < positions.size() && !m_stop.stop_requested();) {
      std::size_t end = begin;
      children.clear();
      while (end < positions.size() && children.size() < batch)
        forEachChild(positions[end++], [&](Bits child, bool swapped) {
          children.push_back({child, swapped});
          m_table.prefetch(Table::hash(child));
        });
      const Child* next = children.data();
      for (; begin < end; ++begin) m_table.set(positions[begin], valueOf(positions[begin], next));
    }
  }

  /// Goes on along \p next, the children in the order of forEachChild.
  GameValue valueOf(Bits position, const Child*& next) const {
    const auto rows = static_cast<std::size_t>(countBits(m_board.vertical(position)));
    const auto columns = static_cast<std::size_t>(countBits(m_board.horizontal(position)));
    if (rows == 0 || columns == 0) {
      const auto payoff = static_cast<std::int8_t>((rows != 0 ? 1 : 0) - (columns != 0 ? 1 : 0));
      return {static_cast<double>(payoff), payoff, payoff};
    }
    thread_local Matrix matrix;
    matrix.rows = rows;
    matrix.columns = columns;
    matrix.payoffs.resize(rows * columns);
    std::array<std::int8_t, syncdom::maxSide * syncdom::maxSide> conceded;
    std::fill_n(conceded.begin(), columns, std::int8_t{-1});
    std::int8_t most = -1;
    double* payoff = matrix.payoffs.data();
    for (std::size_t row = 0; row < rows; ++row) {
      std::int8_t least = 1;
      for (std::size_t column = 0; column < columns; ++column, ++next) {
        const auto& slot = *m_table.find(next->position);
        const GameValue child = next->swapped ? slot.gameValue().swapped() : slot.gameValue();
        *payoff++ = child.value;
        least = std::min(least, child.firstSecure);
        conceded[column] = std::max(conceded[column], child.secondSecure);
      }
      most = std::max(most, least);
    }
    const std::int8_t fewest = *std::min_element(conceded.begin(), conceded.begin() + static_cast<std::ptrdiff_t>(columns));
    if (most == fewest) return {static_cast<double>(most), most, fewest};
    return {solveMatrix(matrix).value, most, fewest};
  }

  static constexpr std::size_t recent = 1U << 12;

  syncdom::Board<Bits> m_board;
  syncdom::Symmetry<Bits> m_symmetry;
  WorkerPool m_pool;
  std::stop_token m_stop;
  Table m_table;
  std::array<Found, Table::shardCount> m_found;
  std::vector<std::vector<Bits>> m_layers;
};

}  // namespace kotai::simultaneous
