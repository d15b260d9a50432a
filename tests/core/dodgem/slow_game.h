// A second, slow and plain Dodgem for tests: character grids and texts, without bits and indices.
#pragma once

#include <cstdint>
#include <map>
#include <random>
#include <string>
#include <vector>

namespace slow {

/// The board as it is drawn: rows from top to bottom, '^', '>' or '.'; side is '^' or '>'.
struct Position {
  std::vector<std::string> rows;
  char side = '^';

  int size() const { return static_cast<int>(rows.size()); }
  friend auto operator<=>(const Position&, const Position&) = default;
};

Position startPosition(int size);
/// Every square gets something at random; each side has 0 .. size-1 pieces.
Position randomPosition(int size, std::mt19937_64& random);
std::string toText(const Position& position);

/// Move text -> position after it; empty when the game is over.
std::map<std::string, Position> moves(const Position& position);
std::uint64_t perft(const Position& position, int plies);

/// The same position with '^' to move: if '>' is to move, transposed with the kinds swapped.
Position canonical(const Position& position);
/// The same board, the other side to move.
Position passed(const Position& position);
int pieces(const Position& position, char kind);

/// All positions with '^' to move, in no particular order.
std::vector<Position> allPositions(int size);

}  // namespace slow
