// Counts the positions of Dodgem that are reachable from the start position.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/games/dodgem/board.h"

namespace kotai::test {

/// A matrix of bits. Each row begins with a new word.
class BitMatrix {
 public:
  BitMatrix() = default;
  BitMatrix(std::size_t rows, std::size_t columns)
      : m_rows(rows), m_columns(columns), m_words((columns + 63) / 64), m_bits(rows * m_words) {}

  std::size_t rows() const { return m_rows; }
  std::size_t words() const { return m_words; }
  std::uint64_t* row(std::size_t index) { return m_bits.data() + index * m_words; }
  const std::uint64_t* row(std::size_t index) const { return m_bits.data() + index * m_words; }

  std::uint64_t count() const {
    std::uint64_t sum = 0;
    for (const std::uint64_t word : m_bits) sum += static_cast<std::uint64_t>(std::popcount(word));
    return sum;
  }
  bool empty() const {
    return std::ranges::all_of(m_bits, [](std::uint64_t word) { return word == 0; });
  }
  BitMatrix transposed() const;

 private:
  std::size_t m_rows = 0;
  std::size_t m_columns = 0;
  std::size_t m_words = 0;
  std::vector<std::uint64_t> m_bits;
};

/// Exchanges the rows and columns of 64 x 64 bits.
inline void transpose(std::array<std::uint64_t, 64>& bits) {
  std::uint64_t mask = 0xFFFFFFFF;
  for (std::size_t width = 32; width != 0; width /= 2, mask ^= mask << width) {
    for (std::size_t row = 0; row < 64; row = (row + width + 1) & ~width) {
      const std::uint64_t swapped = ((bits[row] >> width) ^ bits[row + width]) & mask;
      bits[row] ^= swapped << width;
      bits[row + width] ^= swapped;
    }
  }
}

inline BitMatrix BitMatrix::transposed() const {
  BitMatrix result(m_columns, m_rows);
  std::array<std::uint64_t, 64> square;
  for (std::size_t top = 0; top < m_rows; top += 64) {
    const std::size_t height = std::min<std::size_t>(64, m_rows - top);
    for (std::size_t word = 0; word < m_words; ++word) {
      std::uint64_t any = 0;
      for (std::size_t i = 0; i < height; ++i) any |= square[i] = row(top + i)[word];
      if (any == 0) continue;
      std::fill(square.begin() + static_cast<std::ptrdiff_t>(height), square.end(), 0);
      transpose(square);
      const std::size_t width = std::min<std::size_t>(64, m_columns - 64 * word);
      for (std::size_t i = 0; i < width; ++i) result.row(64 * word + i)[top / 64] = square[i];
    }
  }
  return result;
}

/// Counts with matrices of bits, so that one operation moves a piece in 64 positions.
/// A forward move decreases the remaining steps of its side by one. A block contains the positions with given
/// remaining steps of each side, and sideways moves stay in their block. Blocks are finished in descending
/// order of the sum of both numbers, and only the blocks of two sums are in memory at a time.
class ReachablePositions {
 public:
  /// \p size: number of rows of the board, at most 6.
  explicit ReachablePositions(int size) : m_size(size), m_steps(static_cast<std::size_t>(size * (size - 1)) + 1) {
    addArrangements(0, 0, 0);
    for (Steps& steps : m_steps) std::ranges::sort(steps.arrangements);
    for (std::size_t left = 0; left < m_steps.size(); ++left) addMoves(left);
  }

  /// Returns the numbers of positions reachable from the start position, with either side to move, by the sum of the remaining
  /// steps. A game ends when the last piece of a side has left the board.
  std::vector<std::uint64_t> counts() const {
    const std::size_t most = m_steps.size() - 1;  // all pieces on their first row
    std::vector<std::uint64_t> result(2 * most + 1);
    std::vector<Block> before;  // blocks with one more step, indexed by the remaining steps of the first side
    for (std::size_t sum = result.size(); sum-- > 0;) {
      std::vector<Block> blocks(m_steps.size());
      for (std::size_t first = sum > most ? sum - most : 0; first <= std::min(sum, most); ++first) {
        const std::size_t second = sum - first;
        Block& block = blocks[first];
        block = {BitMatrix(arrangements(first), arrangements(second)), BitMatrix(arrangements(second), arrangements(first))};
        if (sum == 2 * most) addStart(block);
        if (first < most) block.secondToMove = moved(before[first + 1].firstToMove, first + 1, second, forward).transposed();
        if (second < most) block.firstToMove = moved(before[first].secondToMove, second + 1, first, forward).transposed();
        if (first > 0 && second > 0) addSidewaysMoves(block, first, second);
        result[sum] += block.firstToMove.count() + block.secondToMove.count();
        if (first == 0 || second == 0) block = Block();  // the game is over
      }
      before = std::move(blocks);
    }
    return result;
  }

 private:
  enum Direction : std::size_t { forward, sideways };
  /// Arrangements of a side's pieces with a given number of remaining steps, in the orientation of that side.
  struct Steps {
    std::vector<std::uint64_t> arrangements;                                // ascending
    std::array<std::vector<std::pair<std::size_t, std::size_t>>, 2> moves;  // by direction: before and after a move
    std::vector<std::vector<std::uint64_t>>
        on;  // by square in the other side's orientation: arrangements with a piece on the square
  };
  struct Block {
    BitMatrix firstToMove;   // rows: arrangements of the first side; columns: arrangements of the second side
    BitMatrix secondToMove;  // rows: arrangements of the second side; columns: arrangements of the first side
  };

  std::size_t arrangements(std::size_t steps) const { return m_steps[steps].arrangements.size(); }

  void addArrangements(int square, int pieces, std::uint64_t arrangement) {
    if (square == m_size * m_size) {
      std::size_t steps = 0;
      dodgem::forEachBit(arrangement, [&](int each) { steps += static_cast<std::size_t>(m_size - each / m_size); });
      m_steps[steps].arrangements.push_back(arrangement);
      return;
    }
    addArrangements(square + 1, pieces, arrangement);
    if (pieces < m_size - 1) addArrangements(square + 1, pieces + 1, arrangement | 1ULL << square);
  }

  void addMoves(std::size_t left) {
    Steps& steps = m_steps[left];
    steps.on.assign(static_cast<std::size_t>(m_size * m_size), std::vector<std::uint64_t>((steps.arrangements.size() + 63) / 64));
    for (std::size_t index = 0; index < steps.arrangements.size(); ++index) {
      const std::uint64_t arrangement = steps.arrangements[index];
      const auto add = [&](Direction direction, std::uint64_t after) {
        const auto& targets = m_steps[direction == forward ? left - 1 : left].arrangements;
        const auto found = std::ranges::lower_bound(targets, after);
        steps.moves[direction].emplace_back(index, found - targets.begin());
      };
      dodgem::forEachBit(arrangement, [&](int from) {
        steps.on[static_cast<std::size_t>(from % m_size * m_size + from / m_size)][index / 64] |= 1ULL << index % 64;
        const std::uint64_t others = arrangement & ~(1ULL << from);
        const auto to = [&](Direction direction, int square) {
          if ((others >> square & 1) == 0) add(direction, others | 1ULL << square);
        };
        if (from / m_size == m_size - 1)
          add(forward, others);
        else
          to(forward, from + m_size);
        if (from % m_size > 0) to(sideways, from - 1);
        if (from % m_size < m_size - 1) to(sideways, from + 1);
      });
    }
  }

  /// Adds the start position. In the orientation of each side, its pieces fill its first row except for the first
  /// square.
  void addStart(Block& block) const {
    const std::vector<std::uint64_t>& all = m_steps.back().arrangements;
    const auto start = static_cast<std::size_t>(std::ranges::lower_bound(all, (1ULL << m_size) - 2) - all.begin());
    block.firstToMove.row(start)[start / 64] |= 1ULL << start % 64;
  }

  /// Returns the positions after one move of the side whose arrangements are the rows.
  BitMatrix moved(const BitMatrix& from, std::size_t rowSteps, std::size_t columnSteps, Direction direction) const {
    const Steps& steps = m_steps[rowSteps];
    const Steps& targets = m_steps[direction == forward ? rowSteps - 1 : rowSteps];
    const Steps& columns = m_steps[columnSteps];
    BitMatrix result(targets.arrangements.size(), columns.arrangements.size());
    if (from.rows() == 0) return result;
    const std::size_t words = result.words();
    std::vector<bool> filled(from.rows());
    for (std::size_t row = 0; row < from.rows(); ++row)
      filled[row] = std::any_of(from.row(row), from.row(row) + words, [](std::uint64_t word) { return word != 0; });
    std::vector<bool> reached(result.rows());
    for (const auto& [before, after] : steps.moves[direction]) {
      if (!filled[before]) continue;
      reached[after] = true;
      const std::uint64_t* source = from.row(before);
      std::uint64_t* target = result.row(after);
      for (std::size_t word = 0; word < words; ++word) target[word] |= source[word];
    }
    for (std::size_t row = 0; row < result.rows(); ++row) {
      if (!reached[row]) continue;
      std::uint64_t* target = result.row(row);
      dodgem::forEachBit(targets.arrangements[row], [&](int square) {
        const std::vector<std::uint64_t>& taken = columns.on[static_cast<std::size_t>(square)];
        for (std::size_t word = 0; word < words; ++word) target[word] &= ~taken[word];
      });
    }
    return result;
  }

  /// Adds \p more to \p known, and keeps in \p more only the positions that are new.
  static void addNew(BitMatrix& known, BitMatrix& more) {
    for (std::size_t row = 0; row < known.rows(); ++row) {
      std::uint64_t* target = known.row(row);
      std::uint64_t* source = more.row(row);
      for (std::size_t word = 0; word < known.words(); ++word) {
        source[word] &= ~target[word];
        target[word] |= source[word];
      }
    }
  }

  /// Adds the positions that sideways moves reach, until no new positions are found.
  void addSidewaysMoves(Block& block, std::size_t first, std::size_t second) const {
    BitMatrix newFirst = block.firstToMove;
    BitMatrix newSecond = block.secondToMove;
    while (!newFirst.empty() || !newSecond.empty()) {
      BitMatrix afterFirst = moved(newFirst, first, second, sideways).transposed();
      BitMatrix afterSecond = moved(newSecond, second, first, sideways).transposed();
      addNew(block.secondToMove, afterFirst);
      addNew(block.firstToMove, afterSecond);
      newSecond = std::move(afterFirst);
      newFirst = std::move(afterSecond);
    }
  }

  int m_size;
  std::vector<Steps> m_steps;  // arrangements by the number of remaining steps
};

}  // namespace kotai::test
