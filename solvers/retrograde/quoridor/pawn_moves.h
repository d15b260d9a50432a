// Pawn moves of all pairs of pawns at once: a row of bits (the first pawn's squares) for each square of the second pawn.
#pragma once

#include <array>
#include <cstring>

#include "core/games/quoridor/board.h"

namespace kotai::retrograde::corridor {

/// Rows by the second pawn's square, with room on both sides for squares off the board.
template <class Lane>
struct Rows {
  static constexpr int margin = 2 * quoridor::maxSide + 16;  // the longest way to go, and the end of a vector
  static constexpr int squares = sizeof(Lane) == 4 ? 32 : sizeof(Lane) == 8 ? 64 : quoridor::maxSide * quoridor::maxSide + 1;
  Lane room[margin + squares + margin] = {};

  Lane& operator[](int second) { return room[margin + second]; }
  const Lane& operator[](int second) const { return room[margin + second]; }
};

/// Rows worked on together.
template <class Machine, class Lane>
struct LaneVector {
  using Type = quoridor::Bits128;
};
template <class Machine>
struct LaneVector<Machine, std::uint32_t> {
  using Type = typename Machine::Words32;
};
template <class Machine>
struct LaneVector<Machine, std::uint64_t> {
  using Type = typename Machine::Words64;
};

/// The moves of both pawns on one set of fences. Each of the twelve ways to go (4 steps, 4 jumps straight on, 4 jumps to the
/// side) is a distance in squares and, for each square of the second pawn, the squares of the first from which it exists.
template <class Machine, class Lane>
class PawnMoves {
 public:
  static constexpr int stepWays = 4;
  static constexpr int ways = 12;
  using Vector = typename LaneVector<Machine, Lane>::Type;
  static constexpr int lanes = static_cast<int>(sizeof(Vector) / sizeof(Lane));

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
    Lane from[stepWays];  // by way: the squares from which one can go there
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

  /// The positions from which the pawn of `side` can move to one of `to`, by the ways begin .. end-1.
  template <int side, int begin = 0, int end = ways>
  void movesTo(const Rows<Lane>& to, Rows<Lane>& result) const {
    forEachVector([&](int second) {
      Vector sum{};
      for (int way = begin; way < end; ++way) sum |= hits<side>(to, second, way);
      put(result, second, sum);
    });
  }
  /// As movesTo(), told apart: at least one way, at least two.
  template <int side>
  void countMovesTo(const Rows<Lane>& to, Rows<Lane>& once, Rows<Lane>& twice) const {
    forEachVector([&](int second) {
      Vector one{};
      Vector two{};
      for (int way = 0; way < ways; ++way) {
        const Vector hit = hits<side>(to, second, way);
        two |= one & hit;
        one |= hit;
      }
      put(once, second, one);
      put(twice, second, two);
    });
  }
  /// The number of ways as three binary digits.
  template <int side>
  void numberOfMovesTo(const Rows<Lane>& to, std::array<Rows<Lane>, 3>& digits) const {
    forEachVector([&](int second) {
      Vector digit[3] = {};
      for (int way = 0; way < ways; ++way) {
        Vector carry = hits<side>(to, second, way);
        for (Vector& each : digit) {
          const Vector next = each & carry;
          each ^= carry;
          carry = next;
        }
      }
      for (std::size_t place = 0; place < digits.size(); ++place) put(digits[place], second, digit[place]);
    });
  }

 private:
  /// One of the pawns stands on `second`, the other next to it in direction `way`: the second pawn may jump that way over the
  /// first one, and the first pawn the other way over the second one.
  void jumpsBetween(const Lane* from, int second, int way) {
    const int beyond = second + m_distances[static_cast<std::size_t>(way)];
    addJumps(from, beyond, way, [&](int jump) { m_exists[1][static_cast<std::size_t>(jump)][second] |= Lane{1} << beyond; });
    addJumps(from, second, way ^ 1, [&](int jump) { m_exists[0][static_cast<std::size_t>(jump)][second] |= Lane{1} << beyond; });
  }
  /// Over the pawn on `middle`, coming in direction `way`.
  template <class Add>
  void addJumps(const Lane* from, int middle, int way, Add&& add) const {
    const auto passable = [&](int direction) { return ((from[direction] >> middle) & 1U) != 0; };
    if (passable(way)) return add(stepWays + way);
    for (int aside = way < 2 ? 2 : 0; aside < (way < 2 ? 4 : 2); ++aside)
      if (passable(aside)) add(sideways(way, aside));
  }
  static int sideways(int one, int two) {
    const int across = one < 2 ? one : two;  // 0 right, 1 left
    const int along = one < 2 ? two : one;   // 2 up, 3 down
    return along == 2 ? (across == 0 ? 8 : 9) : (across == 0 ? 10 : 11);
  }

  template <class Work>
  void forEachVector(Work&& work) const {
    for (int second = m_board.columns; second < m_board.squares(); second += lanes) work(second);
  }
  static Vector get(const Rows<Lane>& rows, int second) {
    Vector result;
    std::memcpy(&result, &rows[second], sizeof result);
    return result;
  }
  static void put(Rows<Lane>& rows, int second, const Vector& value) { std::memcpy(&rows[second], &value, sizeof value); }

  template <int side>
  Vector hits(const Rows<Lane>& to, int second, int way) const {
    const int distance = m_distances[static_cast<std::size_t>(way)];
    const Vector exists = get(m_exists[side][static_cast<std::size_t>(way)], second);
    if constexpr (side == 1) return get(to, second + distance) & exists;
    const Vector there = get(to, second);
    return (distance > 0 ? there >> static_cast<Lane>(distance) : there << static_cast<Lane>(-distance)) & exists;
  }

  quoridor::Board m_board;
  std::array<int, ways> m_distances;
  std::array<std::array<Rows<Lane>, ways>, 2> m_exists{};  // by side, way
};

}  // namespace kotai::retrograde::corridor
