// Solves Quoridor naively for tests. Relaxes the explicit graph until nothing changes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/game/value.h"
#include "tests/core/quoridor/slow_game.h"

namespace slow_quoridor {

/// Unfinished positions of a small variant with their values. Each class of mirror images and rotated boards
/// has one position.
class Solved {
 public:
  struct Move {
    std::string text;
    std::size_t after = lost;  ///< number of the position after the move
    kotai::Value value;        ///< value for the player who moved
  };
  static constexpr std::size_t lost = static_cast<std::size_t>(-1);  ///< marks a game that the side to move has lost

  explicit Solved(const Size& size);

  const Size& size() const { return m_size; }
  /// Returns all positions in canonical form.
  const std::vector<Position>& positions() const { return m_positions; }
  kotai::Value value(std::size_t number) const { return number == lost ? kotai::Value::loss(0) : m_values[number]; }
  /// Returns the value of any position with either side to move.
  kotai::Value value(const Position& position) const { return value(number(position)); }
  std::size_t number(const Position& position) const { return isLost(position) ? lost : m_numbers.at(canonical(position)); }
  std::vector<Move> moves(std::size_t number) const;

 private:
  /// Derives the value of a position from the children known so far. Returns false if the value is still unknown.
  bool derive(std::size_t number, std::uint32_t distancePlies);

  Size m_size;
  std::vector<Position> m_positions;
  std::map<Position, std::size_t> m_numbers;
  std::vector<std::vector<std::pair<std::string, std::size_t>>> m_children;
  std::vector<bool> m_decided;
  std::vector<kotai::Value> m_values;
};

}  // namespace slow_quoridor
