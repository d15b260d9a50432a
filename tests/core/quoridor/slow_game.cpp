#include "tests/core/quoridor/slow_game.h"

#include <algorithm>
#include <sstream>
#include <utility>

namespace slow_quoridor {

constexpr std::array<Cell, 4> directions{Cell{0, 1}, Cell{0, -1}, Cell{1, 0}, Cell{-1, 0}};

static Cell operator+(Cell one, Cell other) { return {one.column + other.column, one.row + other.row}; }

static bool isOnBoard(const Position& position, Cell cell) {
  return cell.column >= 0 && cell.column < position.columns && cell.row >= 0 && cell.row < position.rows;
}

/// Returns the character of a corner, or '.' outside the board.
static char cornerAt(const Position& position, Cell corner) {
  if (corner.column < 0 || corner.column >= position.columns - 1 || corner.row < 0 || corner.row >= position.rows - 1) return '.';
  return position.corners[static_cast<std::size_t>(corner.row)][static_cast<std::size_t>(corner.column)];
}

static int goalRow(const Position& position, int side) { return side == 0 ? position.rows - 1 : 0; }
static bool stands(const Position& position, int side) {
  return position.pawns[static_cast<std::size_t>(side)].row == goalRow(position, side);
}

static int fencesOnBoard(const Position& position) {
  int count = 0;
  for (const std::string& row : position.corners)
    for (const char letter : row) count += letter != '.' ? 1 : 0;
  return count;
}

static Position emptyBoard(const Size& size) {
  Position position;
  position.columns = size.columns;
  position.rows = size.rows;
  position.corners.assign(static_cast<std::size_t>(size.rows - 1), std::string(static_cast<std::size_t>(size.columns - 1), '.'));
  return position;
}

/// Returns the possible divisions of the remaining fences between the hands. No player may hold more than the
/// larger of the two initial stocks.
static std::vector<std::array<int, 2>> handsWith(const Size& size, int placed) {
  std::vector<std::array<int, 2>> ways;
  const int left = size.firstFences + size.secondFences - placed;
  for (int first = 0; first <= left; ++first) {
    const int second = left - first;
    const bool asStarted = first <= size.firstFences && second <= size.secondFences;
    const bool theOtherWay = first <= size.secondFences && second <= size.firstFences;
    if (asStarted || theOtherWay) ways.push_back({first, second});
  }
  return ways;
}

/// Returns Legal unless a fence overlaps or crosses another fence. Fences overlap if they have the same direction and
/// are on the same corner, or on neighbouring corners along this direction.
static Refusal judgePlace(const Position& position, Cell corner, char direction) {
  const char there = cornerAt(position, corner);
  if (there == direction) return Refusal::Overlaps;
  if (there != '.') return Refusal::Crosses;
  const Cell along = direction == 'h' ? Cell{1, 0} : Cell{0, 1};
  const Cell back{-along.column, -along.row};
  if (cornerAt(position, corner + along) == direction || cornerAt(position, corner + back) == direction) return Refusal::Overlaps;
  return Refusal::Legal;
}

static bool havePaths(const Position& position) { return stepsToGoal(position, 0) >= 0 && stepsToGoal(position, 1) >= 0; }

/// Collects the position, and all positions with up to \p left more fences on the corners from `next` on.
static void placeFences(const Position& position, const std::vector<Cell>& corners, std::size_t next, int left,
                        std::vector<Position>& boards) {
  if (next == corners.size()) {
    boards.push_back(position);
    return;
  }
  placeFences(position, corners, next + 1, left, boards);
  if (left == 0) return;
  for (const char direction : {'h', 'v'})
    if (judgePlace(position, corners[next], direction) == Refusal::Legal)
      placeFences(withFence(position, corners[next], direction), corners, next + 1, left - 1, boards);
}

std::vector<Cell> allCorners(const Position& position) {
  std::vector<Cell> all;
  for (int column = 0; column + 1 < position.columns; ++column)
    for (int row = 0; row + 1 < position.rows; ++row) all.push_back({column, row});
  return all;
}

std::vector<Cell> allSquares(const Position& position) {
  std::vector<Cell> all;
  for (int column = 0; column < position.columns; ++column)
    for (int row = 0; row < position.rows; ++row) all.push_back({column, row});
  return all;
}

std::string nameOf(Cell cell) { return {static_cast<char>('a' + cell.column), static_cast<char>('1' + cell.row)}; }

std::string idOf(const Size& size) {
  return "quoridor:" + std::to_string(size.columns) + "x" + std::to_string(size.rows) +
         ",fences=" + std::to_string(size.firstFences) + "-" + std::to_string(size.secondFences);
}

Position startPosition(const Size& size, bool diagonal) {
  Position position = emptyBoard(size);
  const int middle = (size.columns + 1) / 2 - 1;
  position.pawns = {Cell{middle, 0}, Cell{diagonal ? middle + 1 : middle, size.rows - 1}};
  position.hands = {size.firstFences, size.secondFences};
  return position;
}

Position randomPosition(const Size& size, std::mt19937_64& random) {
  const auto oneOf = [&random](std::size_t count) { return std::uniform_int_distribution<std::size_t>(0, count - 1)(random); };
  for (;;) {
    Position position = emptyBoard(size);
    const std::vector<Cell> squares = allSquares(position);
    position.side = static_cast<int>(oneOf(2));
    position.pawns[0] = squares[oneOf(squares.size())];
    position.pawns[1] = oneOf(2) == 0 ? position.pawns[0] + directions[oneOf(4)] : squares[oneOf(squares.size())];
    if (!isOnBoard(position, position.pawns[1]) || !isLegal(position)) continue;
    const std::vector<Cell> corners = allCorners(position);
    const auto wanted = static_cast<int>(oneOf(static_cast<std::size_t>(size.firstFences + size.secondFences + 1)));
    for (int tries = 0; tries < 4 * wanted && fencesOnBoard(position) < wanted; ++tries) {
      const Cell corner = corners[oneOf(corners.size())];
      const char direction = oneOf(2) == 0 ? 'h' : 'v';
      if (judgePlace(position, corner, direction) != Refusal::Legal) continue;
      if (const Position more = withFence(position, corner, direction); havePaths(more)) position = more;
    }
    const auto ways = handsWith(size, fencesOnBoard(position));
    position.hands = ways[oneOf(ways.size())];
    return position;
  }
}

std::vector<Position> allPositions(const Size& size) {
  std::vector<Position> boards;
  const Position none = emptyBoard(size);
  placeFences(none, allCorners(none), 0, size.firstFences + size.secondFences, boards);
  std::vector<Position> all;
  for (Position board : boards) {
    const auto ways = handsWith(size, fencesOnBoard(board));
    for (const Cell first : allSquares(board))
      for (const Cell second : allSquares(board))
        for (const int side : {0, 1}) {
          board.pawns = {first, second};
          board.side = side;
          if (!isLegal(board)) continue;
          for (const auto& hands : ways) {
            board.hands = hands;
            all.push_back(board);
          }
        }
  }
  return all;
}

std::string toText(const Position& position) {
  std::string fences;
  for (const Cell corner : allCorners(position)) {  // sorted by column, then by row, as in the notation
    const char letter = cornerAt(position, corner);
    if (letter != '.') fences += (fences.empty() ? "" : ",") + nameOf(corner) + letter;
  }
  std::ostringstream text;
  text << position.columns << 'x' << position.rows << ' ' << nameOf(position.pawns[0]) << ' ' << nameOf(position.pawns[1]) << ' '
       << position.hands[0] << ' ' << position.hands[1] << ' ' << (fences.empty() ? "-" : fences) << ' ' << position.side + 1;
  return text.str();
}

Position fromText(const std::string& text) {
  std::istringstream words(text);
  std::string size;
  std::string first;
  std::string second;
  std::string fences;
  int firstHand = 0;
  int secondHand = 0;
  int side = 0;
  words >> size >> first >> second >> firstHand >> secondHand >> fences >> side;
  const auto cell = [](const std::string& name) { return Cell{name[0] - 'a', name[1] - '1'}; };
  Position position = emptyBoard({size[0] - '0', size[2] - '0', 0, 0});
  position.pawns = {cell(first), cell(second)};
  position.hands = {firstHand, secondHand};
  position.side = side - 1;
  for (std::size_t at = 0; fences != "-" && at < fences.size(); at += 4)
    position = withFence(position, cell(fences.substr(at, 2)), fences[at + 2]);
  return position;
}

bool isLost(const Position& position) { return stands(position, 1 - position.side); }

bool isOpen(const Position& position, Cell from, Cell to) {
  const Cell low = std::min(from, to);
  // Between squares of the same row, a vertical fence at either end of their common edge blocks the step.
  if (from.row == to.row) {
    return cornerAt(position, low) != 'v' && cornerAt(position, {low.column, low.row - 1}) != 'v';
  }
  return cornerAt(position, low) != 'h' && cornerAt(position, {low.column - 1, low.row}) != 'h';
}

Walk::Walk(const Position& position, Cell from)
    : m_columns(position.columns), m_steps(static_cast<std::size_t>(position.columns * position.rows), -1) {
  std::vector<Cell> open{from};
  m_steps[place(from)] = 0;
  for (std::size_t next = 0; next < open.size(); ++next) {
    const Cell here = open[next];
    for (const Cell direction : directions) {
      const Cell there = here + direction;
      if (!isOnBoard(position, there) || m_steps[place(there)] >= 0 || !isOpen(position, here, there)) continue;
      m_steps[place(there)] = m_steps[place(here)] + 1;
      open.push_back(there);
    }
  }
}

int stepsToGoal(const Position& position, int side) {
  const Walk walk(position, position.pawns[static_cast<std::size_t>(side)]);
  int fewest = -1;
  for (int column = 0; column < position.columns; ++column) {
    const int steps = walk.stepsTo({column, goalRow(position, side)});
    if (steps >= 0 && (fewest < 0 || steps < fewest)) fewest = steps;
  }
  return fewest;
}

bool isLegal(const Position& position) {
  return position.pawns[0] != position.pawns[1] && !stands(position, position.side) && havePaths(position);
}

Position withFence(const Position& position, Cell corner, char direction) {
  Position after = position;
  after.corners[static_cast<std::size_t>(corner.row)][static_cast<std::size_t>(corner.column)] = direction;
  return after;
}

Refusal judge(const Position& position, Cell corner, char direction) {
  if (position.hands[static_cast<std::size_t>(position.side)] == 0) return Refusal::NoneLeft;
  const Refusal place = judgePlace(position, corner, direction);
  if (place != Refusal::Legal) return place;
  return havePaths(withFence(position, corner, direction)) ? Refusal::Legal : Refusal::ClosesPath;
}

std::set<Cell> jumps(const Position& position) {
  std::set<Cell> targets;
  const Cell own = position.pawns[static_cast<std::size_t>(position.side)];
  const Cell other = position.pawns[static_cast<std::size_t>(1 - position.side)];
  for (const Cell direction : directions) {
    if (own + direction != other || !isOpen(position, own, other)) continue;
    const Cell behind = other + direction;
    if (isOnBoard(position, behind) && isOpen(position, other, behind)) return {behind};
    for (const Cell sideways : {Cell{direction.row, direction.column}, Cell{-direction.row, -direction.column}}) {
      const Cell beside = other + sideways;
      if (isOnBoard(position, beside) && isOpen(position, other, beside)) targets.insert(beside);
    }
  }
  return targets;
}

std::map<std::string, Position> moves(const Position& position) {
  std::map<std::string, Position> result;
  if (isLost(position)) return result;
  const auto mover = static_cast<std::size_t>(position.side);
  const Cell own = position.pawns[mover];
  std::set<Cell> targets = jumps(position);
  for (const Cell direction : directions) {
    const Cell next = own + direction;
    if (isOnBoard(position, next) && isOpen(position, own, next) && next != position.pawns[1 - mover]) targets.insert(next);
  }
  for (const Cell target : targets) {
    Position after = passed(position);
    after.pawns[mover] = target;
    result[nameOf(target)] = after;
  }
  for (const Cell corner : allCorners(position))
    for (const char direction : {'h', 'v'}) {
      if (judge(position, corner, direction) != Refusal::Legal) continue;
      Position after = passed(withFence(position, corner, direction));
      --after.hands[mover];
      result[nameOf(corner) + direction] = after;
    }
  return result;
}

std::uint64_t perft(const Position& position, int plies) {
  if (plies == 0) return 1;
  const auto all = moves(position);
  if (plies == 1) return all.size();
  std::uint64_t count = 0;
  for (const auto& [text, after] : all) count += perft(after, plies - 1);
  return count;
}

Position passed(const Position& position) {
  Position after = position;
  after.side = 1 - position.side;
  return after;
}

Position mirrored(const Position& position) {
  Position result = position;
  for (Cell& pawn : result.pawns) pawn.column = position.columns - 1 - pawn.column;
  for (std::string& row : result.corners) std::reverse(row.begin(), row.end());
  return result;
}

Position turned(const Position& position) {
  Position result = mirrored(position);
  for (Cell& pawn : result.pawns) pawn.row = position.rows - 1 - pawn.row;
  std::reverse(result.corners.begin(), result.corners.end());
  std::swap(result.pawns[0], result.pawns[1]);
  std::swap(result.hands[0], result.hands[1]);
  result.side = 1 - position.side;
  return result;
}

Position canonical(const Position& position) {
  const Position upwards = position.side == 0 ? position : turned(position);
  return std::min(upwards, mirrored(upwards));
}

}  // namespace slow_quoridor
