#include <fmt/format.h>

#include <array>
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
const char* nameOf(char side) { return side == 'o' ? "Orange" : "Blue"; }
bool isOf(char piece, char side) { return (std::isupper(static_cast<unsigned char>(piece)) != 0) == (side == 'o'); }
std::string sizeOf(char piece) {
  const int letter = std::toupper(static_cast<unsigned char>(piece));
  return letter == 'S' ? "the small piece" : letter == 'M' ? "the medium piece" : "the large piece";
}
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

std::string squaresOf(const Position& position, const char* separator = " and ") {
  std::string all;
  for (std::size_t square = 0; square < 9; ++square)
    if (completing(position).contains(nameOf(square))) all += (all.empty() ? "" : separator) + nameOf(square);
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
  if (const std::string own = squaresOf(start, " or "); !own.empty())
    found.insert(fmt::format("{} can complete a line on {}.", nameOf(start.side), own));
  if (const std::string theirs = squaresOf(withSide(start, otherSide(start.side)), " or "); !theirs.empty())
    found.insert(fmt::format("{} threatens to complete a line on {}.", nameOf(otherSide(start.side)), theirs));
  for (std::size_t square = 0; square < 9; ++square)
    if (isPinned(start, square, start.side))
      found.insert(fmt::format("Lifting {} on {} would uncover {}'s line.", sizeOf(start.stacks[square].back()), nameOf(square),
                               nameOf(otherSide(start.side))));
  return found;
}

/// Returns whether each move lets the other side complete a line, or uncovers one.
bool isZugzwang(const Position& position) {
  for (const auto& [move, next] : slow_gobblet::moves(position)) {
    if (!next.losingLift.empty()) continue;
    if (slow_gobblet::hasLine(next, position.side) || completing(next).empty()) return false;
  }
  return true;
}

/// Adds sentences about the threats of one side in a line. The first threat on several squares, or the first zugzwang, after the
/// first two moves counts.
void addThreats(Position position, const std::vector<std::string>& line, char winner, bool isOwn, std::set<std::string>& found) {
  const std::string who = nameOf(winner);
  std::string every, until;
  bool isEvery = true, isFound = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const bool isWinners = position.side == winner;
    position = slow_gobblet::moves(position).at(line[i]);
    if (i > 0) until += (until.empty() ? "" : " ") + line[i];
    if (!isWinners) continue;
    every += (every.empty() ? "" : ", ") + line[i];
    if (slow_gobblet::hasLine(position, winner)) continue;
    const std::string squares = slow_gobblet::moves(position).empty() ? "" : squaresOf(withSide(position, winner));
    isEvery = isEvery && !squares.empty();
    every += " (" + squares + ")";
    const bool isQuiet = squares.empty() && !slow_gobblet::moves(position).empty() && isZugzwang(position);
    if (i < 2 || i > (isQuiet ? 6 : 8) || (squares.size() < 3 && !isQuiet) || isFound) continue;
    isFound = true;
    if (isQuiet)
      found.insert(fmt::format("At the end of the {}line {} {}, {} threatens nothing, but every move by {} lets {} win at once.",
                               isOwn ? "better " : "", line.front(), until, who, nameOf(otherSide(winner)), who));
    else
      found.insert(fmt::format("At the end of the {}line {} {}, {} threatens to complete lines on {}.", isOwn ? "better " : "",
                               line.front(), until, who, squares));
  }
  if (isEvery && line.size() <= 13)
    found.insert(
        fmt::format("In a line of best play {}, each move by {} completes a line or threatens one on the square in brackets: {}.",
                    isOwn ? "from " + line.front() + " on" : "after " + line.front(), who, every));
}

/// Returns texts such as "a1-b2-c3": the lines of a side on which the other side's piece on this square is the only one.
std::set<std::string> linesBlockedBy(const Position& position, std::size_t square, char side) {
  std::set<std::string> found;
  for (const std::array<std::size_t, 3>& line :
       {std::array<std::size_t, 3>{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}) {
    int own = 0, others = 0;
    bool isOn = false;
    for (const std::size_t each : line) {
      isOn = isOn || each == square;
      const std::string& stack = position.stacks[each];
      if (!stack.empty()) ++(isOf(stack.back(), side) ? own : others);
    }
    if (isOn && own > 0 && others == 1) found.insert(fmt::format("{}-{}-{}", nameOf(line[0]), nameOf(line[1]), nameOf(line[2])));
  }
  return found;
}

}  // namespace
}  // namespace gobblet_words

std::set<std::string> trueGobbletCourses(const std::string& text, const std::vector<std::string>& lost,
                                         const std::vector<std::string>& won) {
  using namespace gobblet_words;
  const Position start = readGobblet(text);
  std::set<std::string> found;
  if (!lost.empty()) addThreats(start, lost, otherSide(start.side), false, found);
  if (!won.empty()) addThreats(start, won, start.side, true, found);
  return found;
}

std::set<std::string> trueGobbletMotifs(const std::string& text, const std::string& move) {
  using namespace gobblet_words;
  const Position start = readGobblet(text);
  if (move.empty()) return ofPosition(start);
  const Position after = slow_gobblet::moves(start).at(move);
  const char own = start.side, enemy = otherSide(own);
  const std::string mine = nameOf(own), theirs = nameOf(enemy);
  if (!after.losingLift.empty()) return {fmt::format("{} uncovers {}'s line, so {} wins.", move, theirs, theirs)};
  if (slow_gobblet::hasLine(after, own)) return {fmt::format("{} completes three in a row for {}.", move, mine)};
  std::set<std::string> found;
  const std::string allowed = squaresOf(after, " or ");
  if (!allowed.empty()) found.insert(fmt::format("After {} {} can complete a line on {}.", move, theirs, allowed));
  const std::string squares = squaresOf(withSide(after, own));
  if (squares.size() > 2) found.insert(fmt::format("{} threatens to complete lines on {}.", move, squares));
  if (squares.size() == 2) found.insert(fmt::format("{} threatens to complete a line on {}.", move, squares));
  std::string stopped;
  for (std::size_t square = 0; square < 9; ++square) {
    const std::string name = nameOf(square);
    if (completing(withSide(start, enemy)).contains(name) && !completing(after).contains(name))
      stopped += (stopped.empty() ? "" : " or ") + name;
    if (isPinned(after, square, enemy) && !isPinned(start, square, enemy))
      found.insert(fmt::format("After {} {} must not lift {} on {}: that would uncover {}'s line.", move, theirs,
                               sizeOf(after.stacks[square].back()), name, mine));
    const std::string& stack = start.stacks[square];
    if (stack.empty()) continue;
    if (name == move.substr(move.size() - 2) && isOf(stack.back(), enemy)) {
      const std::string covers = fmt::format("{} covers {} of {} on {}", move, sizeOf(stack.back()), theirs, name);
      found.insert(covers + ".");
      for (const std::string& line : linesBlockedBy(start, square, own))
        found.insert(fmt::format("{}, which stood in the way of {}'s line {}.", covers, mine, line));
    }
    if (move.starts_with(name) && stack.size() > 1 && isOf(stack[stack.size() - 2], enemy))
      found.insert(fmt::format("{} uncovers {} of {} on {}.", move, sizeOf(stack[stack.size() - 2]), theirs, name));
  }
  if (!stopped.empty()) found.insert(fmt::format("{} stops {} from completing a line on {}.", move, theirs, stopped));
  return found;
}

}  // namespace kotai::test
