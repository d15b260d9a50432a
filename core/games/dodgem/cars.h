// Steps and blocks of the cars on a board.
#pragma once

#include "core/games/dodgem/board.h"
#include "core/games/dodgem/rules.h"

namespace kotai::dodgem {

/// Stores a reference to the position. Squares are bit indices.
class Cars {
 public:
  Cars(int size, const Rules::Position& position) : m_size(size), m_position(position) {}

  int stepsToLeave(int square, Side side) const { return m_size - progress(square, side); }
  int stepsLeft(Side side) const {
    int sum = 0;
    forEachBit(m_position.of(side), [&](int square) { sum += stepsToLeave(square, side); });
    return sum;
  }
  /// The square in front of a car. Returns nothing at the edge where the car leaves.
  std::uint64_t ahead(int square, Side side) const {
    return stepsToLeave(square, side) == 1 ? 0 : 1ULL << (square + (side == Side::First ? m_size : 1));
  }
  /// The car of a side directly behind this square, as a set that may be empty.
  std::uint64_t stoppedAt(Side side, int square) const {
    std::uint64_t stopped = 0;
    forEachBit(m_position.of(side), [&](int each) {
      if (ahead(each, side) == 1ULL << square) stopped |= 1ULL << each;
    });
    return stopped;
  }
  /// The cars of a side that can move forward or leave the board.
  std::uint64_t movable(Side side) const {
    std::uint64_t cars = 0;
    forEachBit(m_position.of(side), [&](int square) {
      if ((ahead(square, side) & (m_position.of(Side::First) | m_position.of(Side::Second))) == 0) cars |= 1ULL << square;
    });
    return cars;
  }
  /// The cars of a side that no opposing car can block any more, because all opposing cars have passed their line.
  std::uint64_t passed(Side side) const {
    std::uint64_t cars = 0;
    forEachBit(m_position.of(side), [&](int square) {
      bool open = true;
      forEachBit(m_position.of(other(side)),
                 [&](int enemy) { open = open && progress(enemy, other(side)) > across(square, side); });
      if (open) cars |= 1ULL << square;
    });
    return cars;
  }

 private:
  int progress(int square, Side side) const { return side == Side::First ? square / m_size : square % m_size; }
  int across(int square, Side side) const { return side == Side::First ? square % m_size : square / m_size; }

  int m_size;
  const Rules::Position& m_position;
};

}  // namespace kotai::dodgem
