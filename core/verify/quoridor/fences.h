// Squares, fences and paths of Quoridor, implemented for the checker from their description.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <string>
#include <vector>

namespace kotai::verify::quoridor {

inline constexpr int maxSquares = 81;
inline constexpr std::uint8_t nowhere = 255;

/// Orientation of a fence whose centre is at a corner of squares.
enum class Lie : std::uint8_t { Across = 1, Upright = 2 };

/// Set of fences, stored by corner. Corners are numbered row by row from the lower left. Sets are compared as
/// numbers, first by the horizontal fences, then by the vertical fences.
struct Fences {
  std::uint64_t across = 0;
  std::uint64_t upright = 0;
  friend constexpr auto operator<=>(const Fences&, const Fences&) = default;

  Fences with(int corner, Lie lie) const {
    Fences more = *this;
    (lie == Lie::Across ? more.across : more.upright) |= std::uint64_t{1} << corner;
    return more;
  }
};

/// Set of fences, encoded with two bits per corner and the first corner in the highest bits. Files store sets
/// in this order.
struct Spelling {
  std::uint64_t front = 0;
  std::uint64_t back = 0;
  friend constexpr auto operator<=>(const Spelling&, const Spelling&) = default;
};
Spelling spell(const Fences& fences);
Fences readSpelling(const Spelling& spelling);

/// Neighbours of each square: above, below, right and left. The entry is `nowhere` at edges and fences.
using NeighbourTable = std::array<std::array<std::uint8_t, 4>, maxSquares>;
enum Direction : std::size_t { Up = 0, Down = 1, Right = 2, Left = 3 };
constexpr std::size_t opposite(std::size_t direction) { return direction ^ 1U; }

/// Number of steps from each square to a row. `nowhere` if there is no path.
using Steps = std::array<std::uint8_t, maxSquares>;

/// The dimensions of a board. Squares are counted row by row from the lower left.
class Field {
 public:
  Field(int columns, int rows);

  int columns() const { return m_columns; }
  int rows() const { return m_rows; }
  int squares() const { return m_columns * m_rows; }
  int corners() const { return (m_columns - 1) * (m_rows - 1); }
  int columnOf(int square) const { return square % m_columns; }
  int rowOf(int square) const { return square / m_columns; }
  bool isTop(int square) const { return square >= m_columns * (m_rows - 1); }
  bool isBottom(int square) const { return square < m_columns; }
  std::uint8_t mirrored(int square) const { return m_mirroredSquares[static_cast<std::size_t>(square)]; }
  std::uint8_t turned(int square) const { return static_cast<std::uint8_t>(squares() - 1 - square); }

  Fences mirrored(const Fences& fences) const;
  Fences turned(const Fences& fences) const;
  int mirroredCorner(int corner) const { return m_mirroredCorners[static_cast<std::size_t>(corner)]; }
  int rotatedCorner(int corner) const { return corners() - 1 - corner; }
  /// Returns whether the fence neither crosses nor overlaps another fence.
  bool fits(const Fences& fences, int corner, Lie lie) const;

  NeighbourTable neighboursWith(const Fences& fences) const;
  void close(NeighbourTable& neighbours, int corner, Lie lie) const;
  /// Returns the numbers of steps to the top row or the bottom row.
  Steps stepsTo(bool top, const NeighbourTable& neighbours) const;

  /// Returns the number of sets of \p fences fences, even if they close a path.
  std::uint64_t setCount(int fences) const;
  /// Calls visit(fences) for all sets of \p count fences, in the order of their Spelling.
  template <class Visit>
  void forEachSet(int fences, Visit&& visit) const {
    extend({}, 0, fences, visit);
  }

 private:
  template <class Visit>
  void extend(const Fences& fences, int corner, int left, Visit&& visit) const {
    if (left == 0) return visit(fences);
    if (left > corners() - corner) return;
    extend(fences, corner + 1, left, visit);
    for (const Lie lie : {Lie::Across, Lie::Upright})
      if (fits(fences, corner, lie)) extend(fences.with(corner, lie), corner + 1, left - 1, visit);
  }
  Fences rearranged(const Fences& fences, bool turn) const;

  int m_columns;
  int m_rows;
  std::vector<std::uint8_t> m_mirroredSquares;
  std::vector<int> m_mirroredCorners;
  NeighbourTable m_free{};
};

/// Returns a string such as `5x5 c1 c5 1 1 b2h,d3v 1`: the position with player 1 to move.
std::string positionText(const Field& field, const Fences& fences, int first, int second, int firstHand, int secondHand);

}  // namespace kotai::verify::quoridor
