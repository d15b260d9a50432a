// Pawn moves of all pairs of pawns at once, as rows of bits.
#pragma once

#include <array>

#include "solvers/retrograde/quoridor/rows.h"

namespace kotai::retrograde::quoridor_engine {

/// Moves of both pawns for a given set of fences. There are twelve directions: 4 steps, 4 straight jumps and 4
/// diagonal jumps. Each direction has a distance in squares and, for each square of the second pawn, the
/// squares of the first pawn from which the move exists.
template <class Machine, class Lane>
class PawnMoves {
 public:
  static constexpr int stepWays = 4;
  static constexpr int ways = 12;
  using Vectors = RowVectors<Machine, Lane>;
  using Vector = typename Vectors::Vector;

  explicit PawnMoves(const quoridor::Board& board)
      : m_board(board),
        m_distances{1,
                    -1,
                    board.columns,
                    -board.columns,
                    2,
                    -2,
                    2 * board.columns,
                    -2 * board.columns,
                    board.columns + 1,
                    board.columns - 1,
                    1 - board.columns,
                    -1 - board.columns} {}

  void setFences(const quoridor::Passages<quoridor::Bits128>& open) {
    for (auto& side : m_exists)
      for (auto& rows : side) rows = {};
    Lane from[stepWays];  // indexed by direction: squares from which the step is possible
    from[0] = static_cast<Lane>(open.east);
    from[1] = static_cast<Lane>(open.east << 1);
    from[2] = static_cast<Lane>(open.north);
    from[3] = static_cast<Lane>(open.north << m_board.columns);
    for (int second = m_board.columns; second < m_board.squares(); ++second)
      for (int way = 0; way < stepWays; ++way) {
        m_exists[0][static_cast<std::size_t>(way)][second] = from[way];
        if (((from[way] >> second) & 1U) == 0) continue;
        m_exists[1][static_cast<std::size_t>(way)][second] = static_cast<Lane>(~Lane{0});
        jumpsBetween(from, second, way);
      }
  }

  /// Returns the positions, in the rows of a vector, from which the pawn of `side` can move to a position of
  /// `to`. Uses only the directions begin to end-1.
  template <int side, int begin = 0, int end = ways>
  Vector movesTo(const Rows<Lane>& to, int second) const {
    Vector sum{};
    for (int way = begin; way < end; ++way) sum |= hits<side>(to, second, way);
    return sum;
  }
  /// Positions with at least one move, and with at least two moves.
  struct Counted {
    Vector once{};
    Vector twice{};
  };
  template <int side>
  Counted countMovesTo(const Rows<Lane>& to, int second) const {
    Counted result;
    for (int way = 0; way < ways; ++way) {
      const Vector hit = hits<side>(to, second, way);
      result.twice |= result.once & hit;
      result.once |= hit;
    }
    return result;
  }
  /// Returns the number of moves as three binary digits.
  template <int side>
  std::array<Vector, 3> numberOfMovesTo(const Rows<Lane>& to, int second) const {
    std::array<Vector, 3> digits{};
    for (int way = 0; way < ways; ++way) {
      Vector carry = hits<side>(to, second, way);
      for (Vector& each : digits) {
        const Vector next = each & carry;
        each ^= carry;
        carry = next;
      }
    }
    return digits;
  }

 private:
  /// Adds the straight jumps between two adjacent pawns. The second pawn is on `second`, and the first pawn is
  /// next to it in direction `way`. The second pawn may jump over the first pawn in this direction, and the first
  /// pawn over the second pawn in the opposite direction.
  void jumpsBetween(const Lane* from, int second, int way) {
    const int beyond = second + m_distances[static_cast<std::size_t>(way)];
    addJumps(from, beyond, way, [&](int jump) { m_exists[1][static_cast<std::size_t>(jump)][second] |= Lane{1} << beyond; });
    addJumps(from, second, way ^ 1, [&](int jump) { m_exists[0][static_cast<std::size_t>(jump)][second] |= Lane{1} << beyond; });
  }
  /// Adds jumps over the pawn on `middle` by a pawn that moves in direction `way`.
  template <class Add>
  void addJumps(const Lane* from, int middle, int way, Add&& add) const {
    const auto passable = [&](int direction) { return ((from[direction] >> middle) & 1U) != 0; };
    if (passable(way)) return add(stepWays + way);
    for (int aside = way < 2 ? 2 : 0; aside < (way < 2 ? 4 : 2); ++aside)
      if (passable(aside)) add(sideways(way, aside));
  }
  static int sideways(int one, int two) {
    const int across = one < 2 ? one : two;  // direction across the board: 0 is right, 1 is left
    const int along = one < 2 ? two : one;   // direction along the board: 2 is up, 3 is down
    return along == 2 ? (across == 0 ? 8 : 9) : (across == 0 ? 10 : 11);
  }

  static constexpr bool isUpwards(int way) { return way < 8 ? way % 2 == 0 : way < 10; }
  template <int side>
  Vector hits(const Rows<Lane>& to, int second, int way) const {
    const int distance = m_distances[static_cast<std::size_t>(way)];
    const Vector exists = Vectors::get(m_exists[side][static_cast<std::size_t>(way)], second);
    if constexpr (side == 1) return Vectors::get(to, second + distance) & exists;
    const Vector there = Vectors::get(to, second);
    return (isUpwards(way) ? there >> static_cast<Lane>(distance) : there << static_cast<Lane>(-distance)) & exists;
  }

  quoridor::Board m_board;
  std::array<int, ways> m_distances;
  std::array<std::array<Rows<Lane>, ways>, 2> m_exists{};  // indexed by side and direction
};

}  // namespace kotai::retrograde::quoridor_engine
