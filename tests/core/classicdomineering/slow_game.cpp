#include "tests/core/classicdomineering/slow_game.h"

#include <algorithm>

namespace slow_domineering {

static std::string squareName(std::size_t column, std::size_t row) {
  return std::string(1, static_cast<char>('a' + column)) + std::to_string(row + 1);
}

/// Calls visit(column, row, next column, next row) for each pair of neighbouring squares that a domino of the
/// side could cover, if both squares contain the character `look`.
template <class Visit>
static void forEachPair(const Drawing& drawing, char side, char look, Visit visit) {
  for (std::size_t column = 0; column < drawing.rows[0].size(); ++column)
    for (std::size_t row = 0; row < drawing.rows.size(); ++row) {
      const std::size_t nextColumn = side == 'h' ? column + 1 : column;
      const std::size_t nextRow = side == 'v' ? row + 1 : row;
      if (nextColumn == drawing.rows[0].size() || nextRow == drawing.rows.size()) continue;
      if (drawing.rows[row][column] == look && drawing.rows[nextRow][nextColumn] == look) visit(column, row, nextColumn, nextRow);
    }
}

Drawing emptyBoard(int columns, int rows, char toMove) {
  return {std::vector<std::string>(static_cast<std::size_t>(rows), std::string(static_cast<std::size_t>(columns), '.')), toMove};
}

std::string toText(const Drawing& drawing) {
  std::string text;
  for (auto row = drawing.rows.rbegin(); row != drawing.rows.rend(); ++row) {
    if (!text.empty()) text += '/';
    for (std::size_t place = 0; place < row->size();) {
      const std::size_t end = std::min(row->find('#', place), row->size());
      if (end > place) text += std::to_string(end - place);
      if (end < row->size()) text += '#';
      place = end + 1;
    }
  }
  return text + ' ' + drawing.toMove;
}

Drawing fromText(const std::string& text) {
  Drawing drawing{{""}, text.back()};
  for (const char letter : text.substr(0, text.find(' '))) {
    if (letter == '/')
      drawing.rows.emplace_back();
    else if (letter == '#')
      drawing.rows.back() += letter;
    else
      drawing.rows.back().append(static_cast<std::size_t>(letter - '0'), '.');
  }
  std::ranges::reverse(drawing.rows);
  return drawing;
}

std::map<std::string, Drawing> moves(const Drawing& drawing) {
  std::map<std::string, Drawing> result;
  forEachPair(drawing, drawing.toMove, '.', [&](std::size_t column, std::size_t row, std::size_t column2, std::size_t row2) {
    Drawing after = drawing;
    after.rows[row][column] = after.rows[row2][column2] = '#';
    after.toMove = drawing.toMove == 'v' ? 'h' : 'v';
    result.emplace(squareName(column, row) + squareName(column2, row2), after);
  });
  return result;
}

std::vector<Drawing> before(const Drawing& drawing) {
  std::vector<Drawing> result;
  const char mover = drawing.toMove == 'v' ? 'h' : 'v';
  forEachPair(drawing, mover, '#', [&](std::size_t column, std::size_t row, std::size_t column2, std::size_t row2) {
    Drawing earlier = drawing;
    earlier.rows[row][column] = earlier.rows[row2][column2] = '.';
    earlier.toMove = mover;
    result.push_back(earlier);
  });
  return result;
}

kotai::Value Solver::value(const Drawing& drawing) {
  if (const auto known = m_known.find(drawing); known != m_known.end()) return known->second;
  kotai::Value best = kotai::Value::loss(0);
  for (const auto& [move, after] : moves(drawing)) {
    const kotai::Value reply = value(after);
    const bool wins = reply.outcome == kotai::Outcome::Loss;
    const kotai::Value mine{wins ? kotai::Outcome::Win : kotai::Outcome::Loss, reply.distancePlies + 1};
    const bool winning = best.outcome == kotai::Outcome::Win;
    if (wins ? !winning || mine.distancePlies < best.distancePlies : !winning && mine.distancePlies > best.distancePlies)
      best = mine;
  }
  return m_known[drawing] = best;
}

}  // namespace slow_domineering
