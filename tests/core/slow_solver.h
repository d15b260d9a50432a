// Solves Dodgem naively for tests. Relaxes the explicit graph until nothing changes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/game/value.h"
#include "tests/core/dodgem/slow_game.h"

namespace slow {

/// Values of a position without a legal move, for the side to move.
struct Ends {
  kotai::Value blocked = kotai::Value::win(0);  ///< value of a side with pieces that cannot move
  kotai::Value gone = kotai::Value::win(0);
};

/// Positions of a small board with '^' to move, and their values.
class Solved {
 public:
  explicit Solved(int size, const Ends& ends = {});

  const std::vector<Position>& positions() const { return m_positions; }
  kotai::Value value(std::size_t number) const { return m_values[number]; }
  /// Returns the value of any position with either side to move.
  kotai::Value value(const Position& position) const { return m_values[number(position)]; }
  /// Returns the values of all moves for the mover, counting the move itself.
  std::vector<kotai::Value> moveValues(std::size_t number) const;

 private:
  std::size_t number(const Position& position) const { return m_numbers.at(toText(canonical(position))); }
  /// Derives the value of a position from the children known so far. Returns false if the value is still unknown.
  bool derive(std::size_t number, std::uint32_t distancePlies);

  Ends m_ends;
  std::vector<Position> m_positions;
  std::unordered_map<std::string, std::size_t> m_numbers;
  std::vector<std::vector<std::size_t>> m_children;
  std::vector<bool> m_decided;
  std::vector<kotai::Value> m_values;
};

}  // namespace slow
