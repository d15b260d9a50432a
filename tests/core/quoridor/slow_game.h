// Second implementation of Quoridor for tests, slow and plain. Corners are letters, and paths are found square
// by square, without bits.
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

/// Square, or the corner at the upper right of a square. Columns count from the left and rows from the bottom,
/// both from 0.
struct Cell {
  int column = 0;
  int row = 0;
  friend auto operator<=>(const Cell&, const Cell&) = default;
};

/// Position. Player 1 has index 0 and moves up. `corners` contains the rows from the bottom, with 'h', 'v' or
/// '.' for each corner.
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

/// Returns the id of the variant of this size, such as "quoridor:5x5,fences=3-2".
std::string idOf(const Size& size);
Position startPosition(const Size& size, bool diagonal = false);
/// Returns a random legal position, which may be finished. In about half of the positions the pawns are on neighbouring
/// squares.
Position randomPosition(const Size& size, std::mt19937_64& random);
/// Returns every legal position with either side to move, including finished positions.
std::vector<Position> allPositions(const Size& size);
/// Returns a string such as `5x5 c1 c5 1 1 b2h,d3v 2`.
std::string toText(const Position& position);
/// Parses the text of toText(), which must be valid.
Position fromText(const std::string& text);

/// Returns whether the pawn that moved last is on its goal row.
bool isLost(const Position& position);
/// Returns whether a pawn can step from one square to a neighbouring square.
bool isOpen(const Position& position, Cell from, Cell to);
/// Numbers of single steps from a square to every square of the board, ignoring pawns. The number is -1 for
/// unreachable squares.
class Walk {
 public:
  Walk(const Position& position, Cell from);
  int stepsTo(Cell cell) const { return m_steps[place(cell)]; }

 private:
  std::size_t place(Cell cell) const { return static_cast<std::size_t>(cell.row * m_columns + cell.column); }

  int m_columns;
  std::vector<int> m_steps;
};
/// Returns the number of steps of a side's pawn to its goal row, or -1 if there is no path.
int stepsToGoal(const Position& position, int side);
/// Returns whether the position is valid. The pawns must be on different squares, both must have a path, and
/// the side to move must not be on its goal yet.
bool isLegal(const Position& position);

enum class Refusal { Legal, NoneLeft, Crosses, Overlaps, ClosesPath };
/// Returns Legal if the side to move may place the fence, otherwise the reason for the refusal.
Refusal judge(const Position& position, Cell corner, char direction);
/// Returns the board with one more fence.
Position withFence(const Position& position, Cell corner, char direction);

/// Returns the jumps of the side to move, straight or to the side.
std::set<Cell> jumps(const Position& position);
/// Returns the position after each move, indexed by the text of the move. Empty if the game is over.
std::map<std::string, Position> moves(const Position& position);
std::uint64_t perft(const Position& position, int plies);

Position passed(const Position& position);
/// Exchanges left and right.
Position mirrored(const Position& position);
/// Turns the board by 180 degrees and exchanges the players.
Position turned(const Position& position);
/// Turns the board so that player 1 is to move, and returns the smaller of the two mirror images.
Position canonical(const Position& position);

std::string nameOf(Cell cell);
std::vector<Cell> allSquares(const Position& position);
std::vector<Cell> allCorners(const Position& position);

}  // namespace slow_quoridor

Q_DECLARE_METATYPE(slow_quoridor::Size)
