// Steps of the cars on a board, and blocks between cars.
#pragma once

#include "core/games/dodgem/board.h"
#include "core/games/dodgem/rules.h"

namespace kotai::dodgem {

/// Cars of a position. Stores a reference to the position. Squares are bit indices.
class Cars {
 public:
  Cars(int size, const Rules::Position& position) : m_size(size), m_position(position) {}

  int stepsToLeave(int square, Side side) const { return m_size - progress(square, side); }
  int stepsLeft(Side side) const {
    int sum = 0;
    forEachBit(m_position.of(side), [&](int square) { sum += stepsToLeave(square, side); });
    return sum;
  }
  /// Returns the square in front of a car as a set. The set is empty if the car would leave the board.
  std::uint64_t ahead(int square, Side side) const {
    return stepsToLeave(square, side) == 1 ? 0 : 1ULL << (square + (side == Side::First ? m_size : 1));
  }
  /// Returns the car of a side that is directly behind a square, as a set of at most one car.
  std::uint64_t stoppedAt(Side side, int square) const {
    std::uint64_t stopped = 0;
    forEachBit(m_position.of(side), [&](int each) {
      if (ahead(each, side) == 1ULL << square) stopped |= 1ULL << each;
    });
    return stopped;
  }
  /// Returns the car of the given side that would reach the square next, as a set of at most one car. There must be
  /// at least one free square between the car and the square.
  std::uint64_t blockedCarAt(Side side, int square) const {
    const int step = side == Side::First ? m_size : 1;
    for (int distance = 1; distance <= progress(square, side); ++distance) {
      const std::uint64_t behind = 1ULL << (square - distance * step);
      if ((behind & m_position.of(side)) != 0) return distance > 1 ? behind : 0;
      if ((behind & m_position.of(other(side))) != 0) return 0;
    }
    return 0;
  }
  /// Returns the cars of a side that have a legal move.
  std::uint64_t mobile(Side side) const {
    const std::uint64_t open = ~(m_position.of(Side::First) | m_position.of(Side::Second));
    std::uint64_t cars = movable(side);
    const int step = side == Side::First ? 1 : m_size;
    forEachBit(m_position.of(side), [&](int square) {
      const bool before = across(square, side) > 0 && (open >> (square - step) & 1) != 0;
      const bool after = across(square, side) + 1 < m_size && (open >> (square + step) & 1) != 0;
      if (before || after) cars |= 1ULL << square;
    });
    return cars;
  }
  /// Returns the cars of a side that can move forward or leave the board.
  std::uint64_t movable(Side side) const {
    std::uint64_t cars = 0;
    forEachBit(m_position.of(side), [&](int square) {
      if ((ahead(square, side) & (m_position.of(Side::First) | m_position.of(Side::Second))) == 0) cars |= 1ULL << square;
    });
    return cars;
  }
  /// Returns the cars of a side that no opposing car can block any longer. All opposing cars have passed the
  /// lanes of these cars.
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
