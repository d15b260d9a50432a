// Progress patterns (Kotani, section 3). A pattern is the number of a side's pieces in each row.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace kotai::dodgem {

inline constexpr int minSize = 3;
inline constexpr int maxSize = 8;

/// Numbers X0 to X(n-1) of a side's pieces in each row. Rows are numbered in the side's direction of travel,
/// with 0 at the starting edge. Pieces that have left the board do not count.
using Pattern = std::array<std::uint8_t, maxSize>;

/// All patterns of one side on an n x n board (k = n-1 pieces), numbered in ascending lexicographic order of (X0, X1, ...).
/// There are C(2k+1, k) patterns.
class PatternSet {
 public:
  explicit PatternSet(int size);

  int size() const { return m_size; }
  int count() const { return static_cast<int>(m_patterns.size()); }
  const Pattern& pattern(int number) const { return m_patterns[static_cast<std::size_t>(number)]; }
  /// Returns the number of a pattern. This function is the inverse of pattern(). O(n).
  int number(const Pattern& pattern) const;
  int pieces(int number) const { return m_pieces[static_cast<std::size_t>(number)]; }
  /// Returns the number of remaining steps: the sum of n - row over the pieces on the board.
  int steps(int number) const { return m_steps[static_cast<std::size_t>(number)]; }
  int maxSteps() const { return m_size * (m_size - 1); }
  /// Returns the number of arrangements with this pattern: the product of C(n, Xi).
  std::uint64_t arrangements(int number) const { return m_arrangements[static_cast<std::size_t>(number)]; }
  /// Returns the number of the pattern after a piece in \p row moves forward, or leaves the board from row n-1.
  /// Returns -1 if the row is empty.
  int forward(int number, int row) const { return m_forward[static_cast<std::size_t>(number * m_size + row)]; }

  /// Returns the number of the pattern of an arrangement in its own orientation (bit row * n + column).
  int numberOf(std::uint64_t arrangement) const;

 private:
  int m_size;
  std::vector<Pattern> m_patterns;
  std::vector<int> m_pieces;
  std::vector<int> m_steps;
  std::vector<std::uint64_t> m_arrangements;
  std::vector<int> m_forward;
  std::array<std::array<std::array<int, maxSize>, maxSize>, maxSize> m_below{};  // indexed by row, pieces left, value
};

}  // namespace kotai::dodgem
