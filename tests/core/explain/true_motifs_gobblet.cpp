#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <optional>
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

constexpr std::array<std::array<std::size_t, 3>, 8> rows{
    {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}};

/// Returns texts such as "a1-b2-c3": the lines that a side has. If a square is given, only lines that contain it count.
std::set<std::string> linesOf(const Position& position, char side, std::optional<std::size_t> through = std::nullopt) {
  std::set<std::string> found;
  for (const auto& row : rows) {
    const bool isSeen = std::ranges::all_of(
        row, [&](std::size_t square) { return !position.stacks[square].empty() && isOf(position.stacks[square].back(), side); });
    if (isSeen && (!through || std::ranges::count(row, *through) > 0))
      found.insert(fmt::format("{}-{}-{}", nameOf(row[0]), nameOf(row[1]), nameOf(row[2])));
  }
  return found;
}

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

/// Returns the squares on which the side to move can complete a line that contains a square.
std::set<std::string> completingThrough(const Position& position, std::size_t square) {
  std::set<std::string> found;
  for (const auto& [move, next] : slow_gobblet::moves(position))
    if (next.losingLift.empty() && !linesOf(next, position.side, square).empty()) found.insert(move.substr(move.size() - 2));
  return found;
}

/// Joins the names of squares in the order a1, b1, c1, a2 and so on.
std::string listed(const std::set<std::string>& squares, const char* separator) {
  std::string all;
  for (std::size_t square = 0; square < 9; ++square)
    if (squares.contains(nameOf(square))) all += (all.empty() ? "" : separator) + nameOf(square);
  return all;
}

std::set<std::string> targetsOf(const Position& position) {
  std::set<std::string> found;
  for (const auto& [square, moves] : completing(position)) found.insert(square);
  return found;
}

/// Returns the squares that all sets have in common, or the squares of any set if there are none.
std::set<std::string> shared(const std::vector<std::set<std::string>>& sets) {
  std::set<std::string> all, common;
  for (const auto& each : sets) all.insert(each.begin(), each.end());
  for (const std::string& square : all)
    if (std::ranges::all_of(sets, [&square](const auto& each) { return each.contains(square); })) common.insert(square);
  return common.empty() ? all : common;
}

/// Returns the sentence that says why every move loses at once. Returns an empty text if some move does not.
std::string whyEveryMoveLoses(const Position& position, const std::string& line) {
  const auto moves = slow_gobblet::moves(position);
  if (moves.empty()) return "";
  const char winner = otherSide(position.side);
  const std::string them = nameOf(winner), me = nameOf(position.side);
  const std::set<std::string> threats = targetsOf(withSide(position, winner));
  std::map<std::string, std::vector<std::set<std::string>>> byOrigin;
  std::map<std::string, std::set<std::string>> stopping;
  std::set<std::string> pinned;
  for (const auto& [move, next] : moves) {
    const std::string origin = move[1] == '@' ? move.substr(0, 1) : move.substr(0, 2);
    if (!next.losingLift.empty()) {
      pinned.insert(origin);
      continue;
    }
    const std::set<std::string> allowed = targetsOf(next);
    if (slow_gobblet::hasLine(next, position.side) || allowed.empty()) return "";
    byOrigin[origin].push_back(allowed);
    if (std::ranges::none_of(allowed, [&threats](const std::string& each) { return threats.contains(each); }))
      stopping[move] = allowed;
  }
  const std::string start = fmt::format("After {} {} threatens ", line, them);
  if (byOrigin.empty()) return fmt::format("After {} every move by {} uncovers {}'s line.", line, me, them);
  if (threats.empty()) {
    if (byOrigin.size() > 6) return fmt::format("{}nothing yet, but every move by {} lets {} win at once.", start, me, them);
    std::string pieces;
    for (const char* origin : {"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3", "S", "M", "L"})
      if (byOrigin.contains(origin))
        pieces += fmt::format("{}{} ({})", pieces.empty() ? "" : ", ", origin, listed(shared(byOrigin[origin]), "/"));
    const std::string lifts =
        pinned.empty() ? "" : fmt::format("Lifting the piece on {} uncovers {}'s line. ", listed(pinned, " or "), them);
    return fmt::format(
        "{}nothing yet, but {} must move. {}Whichever {}piece moves, {} can complete a line on a square in "
        "brackets: {}.",
        start, me, lifts, pinned.empty() ? "" : "other ", them, pieces);
  }
  const bool isOne = threats.size() == 1;
  const std::string makes = fmt::format("{}to complete {} on {}", start, isOne ? "a line" : "lines", listed(threats, " and "));
  if (stopping.empty()) return fmt::format("{}, and no move by {} stops {}.", makes, me, isOne ? "that" : "them all");
  std::vector<std::set<std::string>> instead;
  std::string names;
  for (const auto& [move, allowed] : stopping) {
    names += (names.empty() ? "" : " or ") + move;
    instead.push_back(allowed);
  }
  const std::string those = stopping.size() > 2 ? "Every move that stops " : "Only " + names + " stops ";
  return fmt::format("{}. {}{}{} lets {} complete a line on {}.", makes, those, isOne ? "that" : "them all",
                     stopping.size() > 2 ? "" : ", but", them, listed(shared(instead), " or "));
}

/// Returns the sentence about the moves that do not lose at once, if there are at most three.
std::string whatStaysSafe(const Position& position, const std::string& reply) {
  std::string safe;
  int count = 0;
  for (const auto& [move, next] : slow_gobblet::moves(position)) {
    if (!next.losingLift.empty() || !completing(next).empty()) continue;
    safe += (safe.empty() ? "" : " or ") + move;
    ++count;
  }
  if (count == 0 || count > 3) return "";
  return fmt::format("{} threatens nothing, but then only {} keeps {} from winning at once. ", reply, safe,
                     nameOf(otherSide(position.side)));
}

/// Adds sentences about the threats of one side in a line. The first threat on several squares, or the first zugzwang, after the
/// first two moves counts, and the first move after which every answer loses at once.
void addThreats(Position position, const std::vector<std::string>& line, char winner, bool isOwn, std::set<std::string>& found) {
  const std::string who = nameOf(winner);
  std::string all, until, annotated = line.front(), quiet;
  bool isEvery = true, isFound = false, isLost = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const bool isWinners = position.side == winner;
    position = slow_gobblet::moves(position).at(line[i]);
    if (i > 0) until += " " + line[i];
    if (i > 0) annotated += " " + line[i];
    if (i > 0 || isWinners) all += (all.empty() ? "" : isWinners ? ", " : " ") + line[i];
    if (!isWinners || slow_gobblet::hasLine(position, winner)) continue;
    const std::string squares = slow_gobblet::moves(position).empty() ? "" : squaresOf(withSide(position, winner));
    isEvery = isEvery && !squares.empty();
    all += " (" + squares + ")";
    const bool isLong = i > 3 && annotated.find('(') != std::string::npos;
    const std::string why = whyEveryMoveLoses(position, isLong ? line[i] : line.front() + until);
    if (!isOwn && !isLost && !why.empty() && !isLong && i <= 7) found.insert(why);
    if (!isOwn && !isLost && !why.empty() && isLong && i <= 7)
      found.insert(fmt::format("In the line {}, the squares in brackets are those on which {} threatens to complete a line. {}{}",
                               annotated, who, quiet, why));
    if (squares.empty() && !slow_gobblet::moves(position).empty()) quiet = whatStaysSafe(position, line[i]);
    if (!squares.empty()) annotated += " (" + listed(targetsOf(withSide(position, winner)), ", ") + ")";
    isLost = isLost || !why.empty();
    const bool isQuiet = squares.empty() && !why.empty();
    if (i < 2 || i > (isQuiet ? 6 : 8) || (squares.size() < 3 && !isQuiet) || isFound) continue;
    isFound = true;
    if (isQuiet)
      found.insert(fmt::format("At the end of the {}line {}{}, {} threatens nothing, but every move by {} lets {} win at once.",
                               isOwn ? "better " : "", line.front(), until, who, nameOf(otherSide(winner)), who));
    else
      found.insert(fmt::format("At the end of the {}line {}{}, {} threatens to complete lines on {}.", isOwn ? "better " : "",
                               line.front(), until, who, squares));
  }
  if (isEvery && line.size() <= 13)
    found.insert(
        fmt::format("In a line of best play {}, each move by {} completes a line or threatens one on the square in brackets: {}.",
                    isOwn ? "from " + line.front() + " on" : "after " + line.front(), who, all));
}

/// Adds sentences about the squares on which the other side can complete a line after a move, but not before.
void addAllowed(const Position& start, const std::string& move, const Position& after, std::set<std::string>& found) {
  const std::string theirs = nameOf(after.side);
  const std::set<std::string> allowed = targetsOf(after), before = targetsOf(withSide(start, after.side));
  if (allowed.empty()) return;
  const std::string squares = listed(allowed, " or ");
  found.insert(fmt::format("After {} {} can complete a line on {}.", move, theirs, squares));
  const bool isNew = std::ranges::none_of(allowed, [&before](const std::string& each) { return before.contains(each); });
  for (std::size_t from = 0; from < 9 && isNew; ++from) {
    const std::string& stack = start.stacks[from];
    if (!move.starts_with(nameOf(from))) continue;
    if (squares == nameOf(from))
      found.insert(fmt::format("{} takes {} away from {}, where {} can then complete a line.", move, sizeOf(stack.back()),
                               nameOf(from), theirs));
    if (stack.size() > 1 && isOf(stack[stack.size() - 2], after.side) && completingThrough(after, from) == allowed)
      found.insert(fmt::format("{} uncovers {} of {} on {}, so {} can complete a line on {}.", move,
                               sizeOf(stack[stack.size() - 2]), theirs, nameOf(from), theirs, squares));
  }
}

/// Returns the lines on which a side has covered a piece on this square, has another piece, and can complete the line next.
std::set<std::string> linesOpenedAt(const Position& after, std::size_t square, char side) {
  const std::set<std::string> next = targetsOf(withSide(after, side));
  std::set<std::string> found;
  for (const auto& row : rows) {
    if (std::ranges::count(row, square) == 0) continue;
    int own = 0;
    bool canComplete = false;
    for (const std::size_t each : row) {
      const std::string& stack = after.stacks[each];
      if (!stack.empty() && isOf(stack.back(), side))
        ++own;
      else
        canComplete = next.contains(nameOf(each));
    }
    if (own == 2 && canComplete) found.insert(fmt::format("{}-{}-{}", nameOf(row[0]), nameOf(row[1]), nameOf(row[2])));
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
  std::set<std::string> found;
  if (!after.losingLift.empty()) {
    Position lifted = start;
    for (std::size_t square = 0; square < 9; ++square)
      if (move.starts_with(nameOf(square))) lifted.stacks[square].pop_back();
    for (const std::string& line : linesOf(lifted, enemy))
      found.insert(fmt::format("{} uncovers {}'s line {}, so {} wins.", move, theirs, line, theirs));
    return found;
  }
  for (const std::string& line : linesOf(after, own))
    found.insert(fmt::format("{} completes the line {} for {}.", move, line, mine));
  if (!found.empty()) return found;
  addAllowed(start, move, after, found);
  const std::string squares = squaresOf(withSide(after, own));
  if (squares.size() > 2) found.insert(fmt::format("{} threatens to complete lines on {}.", move, squares));
  if (squares.size() == 2) found.insert(fmt::format("{} threatens to complete a line on {}.", move, squares));
  std::set<std::string> stopped = targetsOf(withSide(start, enemy));
  for (const std::string& square : targetsOf(after)) stopped.erase(square);
  const std::string prevented = listed(stopped, " or ");
  for (std::size_t square = 0; square < 9; ++square) {
    const std::string name = nameOf(square);
    if (isPinned(after, square, enemy) && !isPinned(start, square, enemy))
      found.insert(fmt::format("After {} {} must not lift {} on {}: that would uncover {}'s line.", move, theirs,
                               sizeOf(after.stacks[square].back()), name, mine));
    const std::string& stack = start.stacks[square];
    if (stack.empty()) continue;
    if (name == move.substr(move.size() - 2) && isOf(stack.back(), enemy)) {
      const std::string covers = fmt::format("{} covers {} of {} on {}", move, sizeOf(stack.back()), theirs, name);
      found.insert(covers + ".");
      const std::set<std::string> through = completingThrough(withSide(start, enemy), square);
      if (std::ranges::includes(through, stopped))
        found.insert(fmt::format("{}, which stops {} from completing a line on {}.", covers, theirs, prevented));
      for (const std::string& line : linesOpenedAt(after, square, own))
        found.insert(fmt::format("{}, which stood in the way of {}'s line {}.", covers, mine, line));
    }
    if (move.starts_with(name) && stack.size() > 1 && isOf(stack[stack.size() - 2], enemy))
      found.insert(fmt::format("{} uncovers {} of {} on {}.", move, sizeOf(stack[stack.size() - 2]), theirs, name));
  }
  if (!stopped.empty()) found.insert(fmt::format("{} stops {} from completing a line on {}.", move, theirs, prevented));
  return found;
}

}  // namespace kotai::test
