#include "tests/core/dodgem/slow_game.h"

#include <algorithm>
#include <utility>

namespace slow {

/// Returns the name of a cell, given its line and column in the drawing.
static std::string squareName(int size, int line, int column) {
  std::string name(1, static_cast<char>('a' + column));
  name.append(std::to_string(size - line));
  return name;
}

static char& cell(Position& position, int line, int column) {
  return position.rows[static_cast<std::size_t>(line)][static_cast<std::size_t>(column)];
}

static char cell(const Position& position, int line, int column) {
  return position.rows[static_cast<std::size_t>(line)][static_cast<std::size_t>(column)];
}

static char otherSide(char side) { return side == '^' ? '>' : '^'; }

/// Tries one step of the piece at (line, column). Only forward steps may leave the board.
static void tryStep(const Position& position, int line, int column, int toLine, int toColumn, bool forward,
                    std::map<std::string, Position>& result) {
  const int size = position.size();
  const bool inside = toLine >= 0 && toLine < size && toColumn >= 0 && toColumn < size;
  if (!inside && !forward) return;
  if (inside && cell(position, toLine, toColumn) != '.') return;
  Position after = position;
  const char piece = std::exchange(cell(after, line, column), '.');
  if (inside) cell(after, toLine, toColumn) = piece;
  after.side = otherSide(position.side);
  const std::string target = inside ? squareName(size, toLine, toColumn) : "off";
  result.emplace(squareName(size, line, column) + target, std::move(after));
}

static void fillFrom(Position& position, int place, int leftUp, int leftRight, std::vector<Position>& all) {
  const int size = position.size();
  if (place == size * size) {
    all.push_back(position);
    return;
  }
  char& here = cell(position, place / size, place % size);
  fillFrom(position, place + 1, leftUp, leftRight, all);
  if (leftUp > 0) {
    here = '^';
    fillFrom(position, place + 1, leftUp - 1, leftRight, all);
  }
  if (leftRight > 0) {
    here = '>';
    fillFrom(position, place + 1, leftUp, leftRight - 1, all);
  }
  here = '.';
}

static Position emptyBoard(int size) {
  const auto length = static_cast<std::size_t>(size);
  return {std::vector<std::string>(length, std::string(length, '.')), '^'};
}

Position startPosition(int size) {
  Position position = emptyBoard(size);
  for (int i = 1; i < size; ++i) {
    cell(position, size - 1, i) = '^';
    cell(position, size - 1 - i, 0) = '>';
  }
  return position;
}

Position randomPosition(int size, std::mt19937_64& random) {
  Position position = emptyBoard(size);
  std::vector<int> places;
  for (int place = 0; place < size * size; ++place) places.push_back(place);
  std::shuffle(places.begin(), places.end(), random);
  std::uniform_int_distribution<int> pieceCount(0, size - 1);
  for (const char kind : {'^', '>'}) {
    for (int left = pieceCount(random); left > 0; --left) {
      cell(position, places.back() / size, places.back() % size) = kind;
      places.pop_back();
    }
  }
  position.side = std::uniform_int_distribution<int>(0, 1)(random) == 0 ? '^' : '>';
  return position;
}

std::string toText(const Position& position) {
  std::string text;
  for (const std::string& row : position.rows) {
    if (!text.empty()) text += '/';
    for (std::size_t i = 0; i < row.size();) {
      const std::size_t end = std::min(row.find_first_not_of('.', i), row.size());
      if (end > i) {
        text += std::to_string(end - i);
        i = end;
      } else {
        text += row[i++];
      }
    }
  }
  return text + ' ' + position.side;
}

std::map<std::string, Position> moves(const Position& position) {
  std::map<std::string, Position> result;
  for (int line = 0; line < position.size(); ++line) {
    for (int column = 0; column < position.size(); ++column) {
      if (cell(position, line, column) != position.side) continue;
      const bool up = position.side == '^';
      tryStep(position, line, column, line - 1, column, up, result);
      tryStep(position, line, column, line, column + 1, !up, result);
      if (up) {
        tryStep(position, line, column, line, column - 1, false, result);
      } else {
        tryStep(position, line, column, line + 1, column, false, result);
      }
    }
  }
  return result;
}

std::uint64_t perft(const Position& position, int plies) {
  if (plies == 0) return 1;
  std::uint64_t count = 0;
  for (const auto& [text, after] : moves(position)) count += perft(after, plies - 1);
  return count;
}

Position canonical(const Position& position) {
  if (position.side == '^') return position;
  const int size = position.size();
  Position turned = emptyBoard(size);
  for (int line = 0; line < size; ++line) {
    for (int column = 0; column < size; ++column) {
      // Swaps (row from below, column) with (column, row from below).
      const char piece = cell(position, size - 1 - column, size - 1 - line);
      cell(turned, line, column) = piece == '.' ? '.' : otherSide(piece);
    }
  }
  return turned;
}

Position passed(const Position& position) { return {position.rows, otherSide(position.side)}; }

int pieces(const Position& position, char kind) {
  int count = 0;
  for (const std::string& row : position.rows) count += static_cast<int>(std::count(row.begin(), row.end(), kind));
  return count;
}

std::vector<Position> allPositions(int size) {
  Position position = emptyBoard(size);
  std::vector<Position> all;
  fillFrom(position, 0, size - 1, size - 1, all);
  return all;
}

}  // namespace slow
