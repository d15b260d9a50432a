// A second, slow and plain Quoridor for tests: the corners as letters, paths square by square, without bits.
#pragma once

#include <QMetaType>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace slow_quoridor {

/// A square, or the corner above and to the right of it; both counted from 0, from the left and from below.
struct Cell {
  int column = 0;
  int row = 0;
  friend auto operator<=>(const Cell&, const Cell&) = default;
};

/// Player 1 is number 0 and goes up. `corners` are rows from below: 'h', 'v' or '.'.
struct Position {
  int columns = 0;
  int rows = 0;
  std::array<Cell, 2> pawns;
  std::array<int, 2> hands{};
  std::vector<std::string> corners;
  int side = 0;

  friend auto operator<=>(const Position&, const Position&) = default;
};

/// Constants of a variant.
struct Size {
  int columns = 5;
  int rows = 5;
  int firstFences = 1;
  int secondFences = 1;
};

/// The id of the variant of this size: "quoridor:5x5,fences=3-2".
std::string idOf(const Size& size);
Position startPosition(const Size& size, bool diagonal = false);
/// Any legal position, the finished ones included; in about half of them the pawns stand side by side.
Position randomPosition(const Size& size, std::mt19937_64& random);
/// Every legal position, both sides to move, the finished ones included.
std::vector<Position> allPositions(const Size& size);
/// `5x5 c1 c5 1 1 b2h,d3v 2`
std::string toText(const Position& position);
/// Parses the text of toText(), which must be valid.
Position fromText(const std::string& text);

/// The pawn that moved last stands on its goal.
bool isLost(const Position& position);
/// A pawn can step from one to the other; they must be neighbours.
bool isOpen(const Position& position, Cell from, Cell to);
/// Single steps to every square of the board, the pawns being ignored; -1 where one cannot walk to.
class Walk {
 public:
  Walk(const Position& position, Cell from);
  int stepsTo(Cell cell) const { return m_steps[place(cell)]; }

 private:
  std::size_t place(Cell cell) const { return static_cast<std::size_t>(cell.row * m_columns + cell.column); }

  int m_columns;
  std::vector<int> m_steps;
};
/// Steps of a side's pawn to its goal row; -1 if there is no way.
int stepsToGoal(const Position& position, int side);
/// Can be written as a position: pawns apart, a way for both, the side to move not on its goal yet.
bool isLegal(const Position& position);

enum class Refusal { Legal, NoneLeft, Crosses, Overlaps, ClosesPath };
/// Judges a fence of the side to move by the rules.
Refusal judge(const Position& position, Cell corner, char direction);
/// The board with a fence more.
Position withFence(const Position& position, Cell corner, char direction);

/// Returns the jumps of the side to move, straight or to the side.
std::set<Cell> jumps(const Position& position);
/// Move text -> position after it; empty when the game is over.
std::map<std::string, Position> moves(const Position& position);
std::uint64_t perft(const Position& position, int plies);

Position passed(const Position& position);
/// Left and right exchanged.
Position mirrored(const Position& position);
/// Turned by 180 degrees, the players exchanged.
Position turned(const Position& position);
/// Player 1 to move, the smaller of the two mirror images.
Position canonical(const Position& position);

std::string nameOf(Cell cell);
std::vector<Cell> allSquares(const Position& position);
std::vector<Cell> allCorners(const Position& position);

}  // namespace slow_quoridor

Q_DECLARE_METATYPE(slow_quoridor::Size)
