#include <fmt/format.h>

#include <cctype>
#include <sstream>

#include "tests/core/explain/true_motifs.h"
#include "tests/core/gobblet/slow_game.h"

namespace kotai::test {

namespace gobblet_words {
namespace {

using slow_gobblet::Position;

/// Parses a position text, which begins with the top row. Stacks are numbered from a1 upwards.
Position readGobblet(const std::string& text) {
  Position position;
  std::istringstream rows(text.substr(0, text.find(' ')));
  std::string row;
  for (int line = 2; std::getline(rows, row, '/'); --line) {
    std::istringstream cells(row);
    std::string cell;
    for (int column = 0; std::getline(cells, cell, ','); ++column)
      if (cell != ".") position.stacks[static_cast<std::size_t>(line * 3 + column)] = cell;
  }
  position.side = text[text.find(' ') + 1];
  return position;
}

char otherSide(char side) { return side == 'o' ? 'b' : 'o'; }
bool isOf(char piece, char side) { return (std::isupper(static_cast<unsigned char>(piece)) != 0) == (side == 'o'); }
std::string nameOf(std::size_t square) { return {static_cast<char>('a' + square % 3), static_cast<char>('1' + square / 3)}; }

Position withSide(Position position, char side) {
  position.side = side;
  return position;
}

/// Returns the moves with which the side to move completes a line, indexed by their target square.
std::map<std::string, std::set<std::string>> completing(const Position& position) {
  std::map<std::string, std::set<std::string>> found;
  for (const auto& [move, next] : slow_gobblet::moves(position))
    if (next.losingLift.empty() && slow_gobblet::hasLine(next, position.side)) found[move.substr(move.size() - 2)].insert(move);
  return found;
}

std::string squaresOf(const Position& position) {
  std::string all;
  for (std::size_t square = 0; square < 9; ++square)
    if (completing(position).contains(nameOf(square))) all += (all.empty() ? "" : ", ") + nameOf(square);
  return all;
}

/// Returns whether the other side has a line while the top piece of this square is lifted.
bool isPinned(const Position& position, std::size_t square, char side) {
  const std::string& stack = position.stacks[square];
  if (stack.empty() || !isOf(stack.back(), side)) return false;
  Position lifted = position;
  lifted.stacks[square].pop_back();
  return slow_gobblet::hasLine(lifted, otherSide(side));
}

std::set<std::string> ofPosition(const Position& start) {
  std::set<std::string> found;
  if (const std::string own = squaresOf(start); !own.empty())
    found.insert(fmt::format("The side to move can complete a line on {}.", own));
  if (const std::string theirs = squaresOf(withSide(start, otherSide(start.side))); !theirs.empty())
    found.insert(fmt::format("The opponent threatens to complete a line on {}.", theirs));
  for (std::size_t square = 0; square < 9; ++square)
    if (isPinned(start, square, start.side))
      found.insert(fmt::format("Lifting the piece on {} would uncover the opponent's line.", nameOf(square)));
  return found;
}

/// Adds sentences about the threats of one side in a line.
void addThreats(Position position, const std::vector<std::string>& line, char winner, const std::string& every,
                const std::string& later, std::set<std::string>& found) {
  bool isEvery = true;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const bool isWinners = position.side == winner;
    position = slow_gobblet::moves(position).at(line[i]);
    if (!isWinners || slow_gobblet::hasLine(position, winner)) continue;
    const std::string squares = slow_gobblet::moves(position).empty() ? "" : squaresOf(withSide(position, winner));
    isEvery = isEvery && !squares.empty();
    if (i > 1 && squares.size() > 2) found.insert(fmt::format(fmt::runtime(later), line.front(), line[i], squares));
  }
  if (isEvery) found.insert(fmt::format(fmt::runtime(every), line.front()));
}

}  // namespace
}  // namespace gobblet_words

std::set<std::string> trueGobbletCourses(const std::string& text, const std::vector<std::string>& lost,
                                         const std::vector<std::string>& won) {
  using namespace gobblet_words;
  const Position start = readGobblet(text);
  std::set<std::string> found;
  if (!lost.empty())
    addThreats(start, lost, otherSide(start.side),
               "In a perfect line after {}, every move by the opponent completes a line or threatens to.",
               "In a perfect line after {}, the opponent's {} threatens to complete lines on several squares: {}.", found);
  if (!won.empty())
    addThreats(start, won, start.side,
               "In a perfect line starting with {}, every move by the mover completes a line or threatens to.",
               "In a perfect line after {}, the mover's {} threatens to complete lines on several squares: {}.", found);
  return found;
}

std::set<std::string> trueGobbletMotifs(const std::string& text, const std::string& move) {
  using namespace gobblet_words;
  const Position start = readGobblet(text);
  if (move.empty()) return ofPosition(start);
  const Position after = slow_gobblet::moves(start).at(move);
  const char own = start.side, enemy = otherSide(own);
  if (!after.losingLift.empty()) return {fmt::format("{} uncovers the opponent's line, so the opponent wins.", move)};
  if (slow_gobblet::hasLine(after, own)) return {fmt::format("{} completes a line.", move)};
  std::set<std::string> found;
  for (const auto& [square, moves] : completing(after))
    for (const std::string& reply : moves)
      found.insert(fmt::format("After {} the opponent can complete a line with {}.", move, reply));
  const std::string squares = squaresOf(withSide(after, own));
  if (squares.size() > 2) found.insert(fmt::format("{} threatens to complete lines on several squares: {}.", move, squares));
  if (squares.size() == 2) found.insert(fmt::format("{} threatens to complete a line on {}.", move, squares));
  for (std::size_t square = 0; square < 9; ++square) {
    if (isPinned(after, square, enemy) && !isPinned(start, square, enemy))
      found.insert(
          fmt::format("After {} the opponent must not lift the piece on {}: that would uncover a line.", move, nameOf(square)));
    const std::string& stack = start.stacks[square];
    if (nameOf(square) == move.substr(move.size() - 2) && !stack.empty() && isOf(stack.back(), enemy))
      found.insert(fmt::format("{} covers the opponent's piece on {}.", move, nameOf(square)));
  }
  return found;
}

}  // namespace kotai::test
