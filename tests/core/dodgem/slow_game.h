// Second implementation of Dodgem for tests, slow and plain. Uses character grids and texts instead of bits and
// indices.
#pragma once

#include <cstdint>
#include <map>
#include <random>
#include <string>
#include <vector>

namespace slow {

/// Board as it is drawn, with rows from top to bottom of '^', '>' and '.'. The side to move is '^' or '>'.
struct Position {
  std::vector<std::string> rows;
  char side = '^';

  int size() const { return static_cast<int>(rows.size()); }
  friend auto operator<=>(const Position&, const Position&) = default;
};

Position startPosition(int size);
/// Fills the squares at random. Each side has 0 to size-1 pieces.
Position randomPosition(int size, std::mt19937_64& random);
std::string toText(const Position& position);

/// Returns the position after each move, indexed by the text of the move. Empty if the game is over.
std::map<std::string, Position> moves(const Position& position);
std::uint64_t perft(const Position& position, int plies);

/// Returns the same position with '^' to move. If '>' is to move, transposes the board and swaps the kinds.
Position canonical(const Position& position);
/// Returns the same board with the other side to move.
Position passed(const Position& position);
int pieces(const Position& position, char kind);

/// Returns all positions with '^' to move, in no particular order.
std::vector<Position> allPositions(int size);

}  // namespace slow
