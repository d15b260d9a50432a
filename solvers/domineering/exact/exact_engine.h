// Backward induction over all positions that can follow a position of Synchronized Domineering.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/games/domineering/board.h"
#include "core/games/domineering/symmetry.h"
#include "solvers/base/worker_pool.h"
#include "solvers/domineering/exact/position_table.h"
#include "solvers/matrix/matrix_game.h"

namespace kotai::domineering {

/// Maximum number of cells of a board that fits into 64 bits.
inline constexpr int largestNarrowBoard = 60;

/// Evaluates positions one by one, without bounds or regions. FormEngine is faster, but only for whole boards
/// with dominoes of two cells. Call find() first, then valueLayer() for each number of covered cells, from the
/// largest number to 0. Bits must have four more bits than the board has cells.
template <class Bits>
class ExactEngine {
 public:
  ExactEngine(const domineering::Board<Bits>& board, unsigned threads, std::stop_token stop)
      : m_board(board),
        m_symmetry(board),
        m_pool(threads),
        m_stop(std::move(stop)),
        m_layers(static_cast<std::size_t>(board.cells()) + 1) {}

  /// Finds all canonical positions that can follow \p start. Returns false if stopped or if there are more than \p most.
  bool find(Bits start, std::uint64_t most, const std::function<void(std::uint64_t positions)>& found = {}) {
    const Bits first = m_symmetry.smallest(m_board.withDeadCells(start)).covered;
    add(PositionTable<Bits>::shardOf(PositionTable<Bits>::hash(first)), {first});
    for (std::size_t covered = 0; covered < m_layers.size(); ++covered) {
      if (!gather(covered)) return false;
      const std::span<const Bits> layer = m_layers[covered];
      forEachPart(layer.size(), [&](std::size_t begin, std::size_t end) {
        if (m_table.size() <= most) expand(layer.subspan(begin, end - begin));
      });
      if (m_stop.stop_requested() || m_table.size() > most) return false;
      if (found) found(m_table.size());
    }
    return true;
  }
  std::size_t layerCount() const { return m_layers.size(); }
  /// Returns the canonical positions of a layer in ascending order. \p covered: number of covered cells.
  const std::vector<Bits>& positions(std::size_t covered) const { return m_layers[covered]; }
  void forget(std::size_t covered) { m_layers[covered] = {}; }
  /// Computes the values of a layer. Precondition: all layers with more covered cells have values. If stopped, some
  /// values are missing.
  void valueLayer(std::size_t covered, const std::function<void(std::uint64_t more)>& valued = {}) {
    forEachPart(m_layers[covered].size(), [&](std::size_t begin, std::size_t end) {
      valuePart(std::span(m_layers[covered]).subspan(begin, end - begin));
      if (valued) valued(end - begin);
    });
  }
  /// Sets the values of a layer from an earlier run. Replaces valueLayer() for this layer.
  void take(std::size_t covered, std::span<const GameValue> values) {
    for (std::size_t place = 0; place < values.size(); ++place) m_table.set(m_layers[covered][place], values[place]);
  }
  /// Returns the values of a layer in the order of positions(). Precondition: the layer has values.
  std::vector<GameValue> values(std::size_t covered) const {
    std::vector<GameValue> result;
    result.reserve(m_layers[covered].size());
    for (const Bits position : m_layers[covered]) result.push_back(m_table.find(position)->gameValue());
    return result;
  }
  /// Returns the value of a position, or nothing if the position was not found.
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
  /// Number of positions whose table entries are prefetched together.
  static constexpr std::size_t batch = 256;

  template <class Work>
  void forEachPart(std::size_t count, Work&& work) {
    const std::size_t part = std::clamp(count / 64, smallestPart, largestPart);
    m_pool.forEach((count + part - 1) / part, [&](std::size_t number) {
      if (!m_stop.stop_requested()) work(number * part, std::min(count, (number + 1) * part));
    });
  }

  /// Cache of a thread's recent results. Neighbours in a layer often have the same children.
  class Lately {
   public:
    void use(std::uint64_t engine) {
      if (m_engine == engine) return;
      m_engine = engine;
      m_positions.assign(std::size_t{1} << bits, ~Bits{0});
    }
    bool had(Bits position, std::uint64_t hashed) {
      return std::exchange(m_positions[(hashed >> 20) % m_positions.size()], position) == position;
    }

   private:
    static constexpr int bits = 15;
    std::uint64_t m_engine = 0;
    std::vector<Bits> m_positions;
  };

  /// Positions found by a shard, by number of covered cells.
  using Found = std::array<std::vector<Bits>, domineering::maxSide * domineering::maxSide + 1>;

  void add(std::size_t shard, const std::vector<Bits>& positions) {
    Found& found = m_found[shard];
    m_table.insert(shard, positions,
                   [&](Bits position) { found[static_cast<std::size_t>(countBits(position))].push_back(position); });
  }

  /// Combines the positions that the shards found into one ascending list. Sorts the positions of each shard,
  /// then merges neighbouring lists. Returns false if stopped.
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
        if (!m_stop.stop_requested())
          std::inplace_merge(at(2 * width * pair), at(2 * width * pair + width), at(2 * width * (pair + 1)));
      });
    return !m_stop.stop_requested();
  }

  /// Finds the children of the positions. Collects the children by shard until there are enough to prefetch their
  /// hash slots together.
  void expand(std::span<const Bits> positions) {
    thread_local std::array<std::vector<Bits>, Table::shardCount> waiting;
    for (std::vector<Bits>& list : waiting) list.clear();  // an exception may have left entries of another board
    thread_local Lately lately;
    lately.use(m_number);
    for (const Bits position : positions)
      forEachChild(position, [&](Bits child, bool) {
        const std::uint64_t hashed = Table::hash(child);
        if (lately.had(child, hashed)) return;
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
  }

  template <class Visit>
  void forEachChild(Bits position, Visit&& visit) const {
    const Bits horizontal = m_board.horizontal(position);
    domineering::forEachBit(m_board.vertical(position), [&](int up) {
      const Bits half = position | m_board.verticalDomino(up);
      domineering::forEachBit(horizontal, [&](int right) {
        const auto smallest = m_symmetry.smallest(m_board.withDeadCells(half | m_board.horizontalDomino(right)));
        visit(smallest.covered, smallest.swapped);
      });
    });
  }

  struct Child {
    Bits position;
    bool swapped;
  };
  /// Best moves of the previous position.
  struct Guess {
    int up = 0;
    int right = 0;
  };
  static constexpr std::size_t group = 32;

  /// Evaluates positions in groups. Computes the keys of all children, prefetches their entries, then reads their
  /// values. A single move of each side decides most positions. Often this is the best move of the previous
  /// position.
  void valuePart(std::span<const Bits> positions) {
    thread_local std::vector<Child> children;
    Guess guess;
    std::array<Bits, group> open;
    for (std::size_t begin = 0; begin < positions.size() && !m_stop.stop_requested(); begin += group) {
      const auto here = positions.subspan(begin, std::min(group, positions.size() - begin));
      children.clear();
      for (const Bits position : here) nameCross(position, guess, children);
      std::size_t left = 0;
      const Child* next = children.data();
      for (const Bits position : here)
        if (const auto value = valueOfCross(position, next))
          m_table.set(position, *value);
        else
          open[left++] = position;
      valueWhole(std::span(open).first(left), guess, children);
    }
  }
  void valueWhole(std::span<const Bits> positions, Guess& guess, std::vector<Child>& children) {
    for (std::size_t begin = 0; begin < positions.size();) {
      std::size_t end = begin;
      children.clear();
      while (end < positions.size() && children.size() < batch)
        forEachChild(positions[end++], [&](Bits child, bool swapped) { name({child, swapped}, children); });
      const Child* next = children.data();
      for (; begin < end; ++begin) m_table.set(positions[begin], valueOf(positions[begin], next, guess));
    }
  }
  void name(const Child& child, std::vector<Child>& children) const {
    children.push_back(child);
    m_table.prefetch(Table::hash(child.position));
  }

  /// Computes the children of each side's guessed move against all replies.
  void nameCross(Bits position, const Guess& guess, std::vector<Child>& children) const {
    const Bits vertical = m_board.vertical(position);
    const Bits horizontal = m_board.horizontal(position);
    if (vertical == 0 || horizontal == 0) return;
    const auto add = [&](int up, int right) {
      const auto smallest =
          m_symmetry.smallest(m_board.withDeadCells(position | m_board.verticalDomino(up) | m_board.horizontalDomino(right)));
      name({smallest.covered, smallest.swapped}, children);
    };
    const int bestUp = nearest(vertical, guess.up);
    const int bestRight = nearest(horizontal, guess.right);
    domineering::forEachBit(horizontal, [&](int right) { add(bestUp, right); });
    domineering::forEachBit(vertical, [&](int up) { add(up, bestRight); });
  }
  static int nearest(Bits moves, int wanted) {
    const Bits above = moves >> wanted << wanted;
    return lowestBit(above != 0 ? above : moves);
  }
  GameValue read(const Child*& next) const {
    const GameValue value = m_table.find(next->position)->gameValue();
    return next++->swapped ? value.swapped() : value;
  }
  std::optional<GameValue> valueOfCross(Bits position, const Child*& next) const {
    const int rows = countBits(m_board.vertical(position));
    const int columns = countBits(m_board.horizontal(position));
    std::int8_t least = 1;
    std::int8_t most = -1;
    if (rows == 0 || columns == 0) {
      least = most = static_cast<std::int8_t>((rows != 0 ? 1 : 0) - (columns != 0 ? 1 : 0));
    } else {
      for (int column = 0; column < columns; ++column) least = std::min(least, read(next).firstSecure);
      for (int row = 0; row < rows; ++row) most = std::max(most, read(next).secondSecure);
    }
    // The payoff that one side can force is at most the payoff that the other side concedes.
    if (least == 1) most = 1;
    if (most == -1) least = -1;
    if (least != most) return std::nullopt;
    return GameValue{static_cast<double>(least), least, least};
  }

  /// Computes the value of a position from the children's values at \p next, in the order of forEachChild().
  /// Precondition: both sides can move.
  GameValue valueOf(Bits position, const Child*& next, Guess& guess) const {
    const Bits vertical = m_board.vertical(position);
    const Bits horizontal = m_board.horizontal(position);
    thread_local Matrix matrix;
    matrix.rows = static_cast<std::size_t>(countBits(vertical));
    matrix.columns = static_cast<std::size_t>(countBits(horizontal));
    matrix.payoffs.clear();
    std::array<std::int8_t, domineering::maxSide * domineering::maxSide> columnMaxima;
    std::fill_n(columnMaxima.begin(), matrix.columns, std::int8_t{-1});
    std::int8_t most = -2;
    domineering::forEachBit(vertical, [&](int up) {
      std::int8_t least = 1;
      for (std::size_t column = 0; column < matrix.columns; ++column) {
        const GameValue child = read(next);
        matrix.payoffs.push_back(child.value);
        least = std::min(least, child.firstSecure);
        columnMaxima[column] = std::max(columnMaxima[column], child.secondSecure);
      }
      if (least <= most) return;
      most = least;
      guess.up = up;
    });
    std::int8_t fewest = 2;
    std::size_t column = 0;
    domineering::forEachBit(horizontal, [&](int right) {
      if (columnMaxima[column] < fewest) {
        fewest = columnMaxima[column];
        guess.right = right;
      }
      ++column;
    });
    if (most == fewest) return {static_cast<double>(most), most, fewest};
    return {solveMatrix(matrix).value, most, fewest};
  }

  static std::uint64_t nextNumber() {
    static std::atomic<std::uint64_t> engines{0};
    return ++engines;
  }

  const std::uint64_t m_number = nextNumber();
  domineering::Board<Bits> m_board;
  domineering::Symmetry<Bits> m_symmetry;
  WorkerPool m_pool;
  std::stop_token m_stop;
  Table m_table;
  std::array<Found, Table::shardCount> m_found;
  std::vector<std::vector<Bits>> m_layers;
};

}  // namespace kotai::domineering
