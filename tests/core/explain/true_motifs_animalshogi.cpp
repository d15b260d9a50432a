#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <optional>
#include <string_view>

#include "tests/core/animalshogi/slow_game.h"
#include "tests/core/explain/true_motifs.h"

namespace kotai::test {

namespace shogi_words {
namespace {

using slow_shogi::Position;

struct Cell {
  int column = 0;
  int row = 0;  ///< row counted from the top
  friend auto operator<=>(const Cell&, const Cell&) = default;
};

char at(const Position& position, Cell cell) {
  return position.rows[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)];
}
std::string nameOf(Cell cell) { return {static_cast<char>('A' + cell.column), static_cast<char>('1' + cell.row)}; }
bool isOf(char piece, char side) {
  return piece != '.' && (std::isupper(static_cast<unsigned char>(piece)) != 0) == (side == 'b');
}
char otherSide(char side) { return side == 'b' ? 'w' : 'b'; }
const char* nameOf(char side) { return side == 'b' ? "Player 1" : "Player 2"; }
std::string pieceOn(const Position& position, Cell cell) {
  const char piece = at(position, cell);
  switch (std::toupper(static_cast<unsigned char>(piece))) {
    case 'C': return "the chick";
    case 'G': return "the giraffe";
    case 'E': return "the elephant";
    case 'H': return "the hen";
    default: return "the lion";
  }
}

std::vector<Cell> cells() {
  std::vector<Cell> all;
  for (int row = 0; row < 4; ++row)
    for (int column = 0; column < 3; ++column) all.push_back({column, row});
  return all;
}

/// Returns whether a piece on one square attacks another square, whatever is on that square.
bool reaches(const Position& position, Cell from, Cell to) {
  const char piece = at(position, from);
  const int forward = std::isupper(static_cast<unsigned char>(piece)) != 0 ? from.row - to.row : to.row - from.row;
  const int across = std::abs(from.column - to.column), along = std::abs(forward);
  if (from == to || across > 1 || along > 1) return false;
  switch (std::toupper(static_cast<unsigned char>(piece))) {
    case 'C': return across == 0 && forward == 1;
    case 'G': return across + along == 1;
    case 'E': return across + along == 2;
    case 'H': return across + along == 1 || forward == 1;
    default: return true;
  }
}

int reaching(const Position& position, char side, Cell target) {
  return static_cast<int>(std::ranges::count_if(
      cells(), [&](Cell from) { return isOf(at(position, from), side) && reaches(position, from, target); }));
}

Cell lionOf(const Position& position, char side) {
  for (const Cell cell : cells())
    if (at(position, cell) == (side == 'b' ? 'L' : 'l')) return cell;
  return {-1, -1};
}

bool isUnguarded(const Position& position, Cell cell, char side) {
  const char piece = at(position, cell);
  return isOf(piece, side) && std::toupper(static_cast<unsigned char>(piece)) != 'L' &&
         reaching(position, otherSide(side), cell) > 0 && reaching(position, side, cell) == 0;
}

std::vector<Cell> safeSteps(const Position& position, char side) {
  std::vector<Cell> safe;
  for (const Cell cell : cells())
    if (reaches(position, lionOf(position, side), cell) && !isOf(at(position, cell), side) &&
        reaching(position, otherSide(side), cell) == 0)
      safe.push_back(cell);
  return safe;
}

bool canReachFarRow(const Position& position, char side) {
  return std::ranges::any_of(safeSteps(position, side), [side](Cell cell) { return cell.row == (side == 'b' ? 0 : 3); });
}

/// Returns whether no reply ends the game and the lion can be captured after every reply.
bool isMate(const Position& position) {
  return std::ranges::all_of(slow_shogi::moves(position), [](const auto& reply) {
    return !slow_shogi::isLost(reply.second) && slow_shogi::canCaptureLion(reply.second);
  });
}

std::set<std::string> ofPosition(const Position& start) {
  std::set<std::string> found;
  const Cell lion = lionOf(start, start.side);
  if (reaching(start, otherSide(start.side), lion) > 0)
    found.insert(fmt::format("{}'s lion on {} is attacked.", nameOf(start.side), nameOf(lion)));
  if (canReachFarRow(start, start.side)) found.insert(fmt::format("{}'s lion can reach the far row safely.", nameOf(start.side)));
  for (const Cell cell : cells())
    if (isUnguarded(start, cell, start.side))
      found.insert(fmt::format("{} can capture {} on {}, and nothing guards it.", nameOf(otherSide(start.side)),
                               pieceOn(start, cell), nameOf(cell)));
  return found;
}

void addChecks(const Position& after, char own, Cell to, const std::string& move, std::set<std::string>& found) {
  const char enemy = otherSide(own);
  const Cell lion = lionOf(after, enemy);
  if (reaching(after, own, lion) == 0) return;
  found.insert(fmt::format("{} is check.", move));
  if (reaches(after, to, lion) && reaching(after, own, to) > 0)
    found.insert(fmt::format("{} attacks {}'s lion with a guarded piece.", move, nameOf(enemy)));
  if (isMate(after))
    found.insert(fmt::format("{} is checkmate: whatever {} plays, {} can capture the lion.", move, nameOf(enemy), nameOf(own)));
  if (safeSteps(after, enemy).empty())
    found.insert(fmt::format("{} attacks {}'s lion, which has no safe square.", move, nameOf(enemy)));
  for (const Cell cell : cells())
    if (cell != lion && isOf(at(after, cell), enemy) && reaches(after, to, cell) && reaches(after, to, lion) &&
        reaching(after, enemy, to) == 0)
      found.insert(fmt::format("{} attacks {}'s lion and {} on {} at the same time.", move, nameOf(enemy), pieceOn(after, cell),
                               nameOf(cell)));
}

void addLionsRoom(const Position& start, const Position& after, const std::string& move, std::set<std::string>& found) {
  const char own = start.side, enemy = otherSide(own);
  const std::vector<Cell> room = safeSteps(after, enemy);
  const std::size_t roomBefore = safeSteps(start, enemy).size();
  if (canReachFarRow(start, enemy) && !canReachFarRow(after, enemy))
    found.insert(fmt::format("{} keeps {}'s lion off the far row.", move, nameOf(enemy)));
  if (room.empty() && roomBefore > 0)
    found.insert(fmt::format("After {} {}'s lion has no safe square to go to.", move, nameOf(enemy)));
  if (room.size() == 1 && roomBefore > 1)
    found.insert(
        fmt::format("After {} {}'s lion has only one safe square to go to, {}.", move, nameOf(enemy), nameOf(room.front())));
  std::vector<std::string> left;
  for (const Cell cell : room) left.push_back(nameOf(cell));
  std::ranges::sort(left);
  const auto isTaken = [&](Cell cell) { return reaching(after, own, cell) > 0; };
  if (std::ranges::any_of(safeSteps(start, enemy), isTaken) && (left.size() == 2 || left.size() == 3))
    found.insert(fmt::format("After {} {}'s lion can go safely only to {}.", move, nameOf(enemy), fmt::join(left, " and ")));
  if (reaching(start, enemy, lionOf(start, own)) > 0)
    found.insert(fmt::format("After {} {}'s lion is no longer attacked.", move, nameOf(own)));
}

void addPieces(const Position& start, const Position& after, Cell to, const std::string& move, std::set<std::string>& found) {
  const char own = start.side, enemy = otherSide(own);
  const auto hangsIn = [own](const Position& position, Cell cell) { return isUnguarded(position, cell, own); };
  for (const Cell cell : cells()) {
    const bool isMoved = move[1] != '*' && nameOf(cell) == move.substr(0, 2);
    if (hangsIn(start, cell) && !hangsIn(after, isMoved ? to : cell))
      found.insert(fmt::format("{} saves {} on {}, which {} attacked and nothing guarded.", move, pieceOn(start, cell),
                               nameOf(cell), nameOf(enemy)));
  }
  for (const Cell cell : cells()) {
    const std::string name = nameOf(cell);
    if (cell != to && isUnguarded(after, cell, own) && !isUnguarded(start, cell, own))
      found.insert(fmt::format("After {} {} can capture {} on {}, and nothing guards it.", move, nameOf(enemy),
                               pieceOn(after, cell), name));
    const int against = reaching(after, enemy, cell), guards = reaching(after, own, cell);
    if (isOf(at(after, cell), own) && cell != lionOf(after, own) && guards > 0 && against > guards)
      found.insert(fmt::format("After {} {} attacks {} on {} with {} pieces, and {} guards it with only {}.", move, nameOf(enemy),
                               pieceOn(after, cell), name, against, nameOf(own), guards));
    if (isUnguarded(after, cell, enemy) && reaches(after, to, cell))
      found.insert(fmt::format("{} attacks {} on {}, which nothing guards.", move, pieceOn(after, cell), name));
    const bool isByChick = std::toupper(static_cast<unsigned char>(at(after, to))) == 'C' && reaching(after, own, to) > 0;
    const bool isDear = std::string_view("GEHgeh").find(at(after, cell)) != std::string_view::npos;
    if (isByChick && isDear && isOf(at(after, cell), enemy) && reaches(after, to, cell))
      found.insert(
          fmt::format("{} attacks {} on {} with a guarded chick, which is worth less.", move, pieceOn(after, cell), name));
  }
}

/// Adds pieces that get more attackers than guards, and pieces of the mover that get another guard.
void addNumbers(const Position& start, const Position& after, Cell to, const std::string& move, std::set<std::string>& found) {
  const char own = start.side, enemy = otherSide(own);
  const auto isOutnumbered = [](const Position& position, Cell cell, char side) {
    const int guards = reaching(position, side, cell);
    return guards > 0 && reaching(position, otherSide(side), cell) > guards;
  };
  for (const Cell cell : cells()) {
    const int mine = reaching(after, own, cell), theirs = reaching(after, enemy, cell);
    if (isOf(at(after, cell), enemy) && cell != lionOf(after, enemy) && isOutnumbered(after, cell, enemy) &&
        !isOutnumbered(start, cell, enemy))
      found.insert(fmt::format("After {} {} attacks {} on {} with {} pieces, and {} guards it with only {}.", move, nameOf(own),
                               pieceOn(after, cell), nameOf(cell), mine, nameOf(enemy), theirs));
    if (cell != to && isOf(at(after, cell), own) && cell != lionOf(after, own) && theirs > 0 && mine > reaching(start, own, cell))
      found.insert(fmt::format("{} gives {} on {} another guard against {}'s attack.", move, pieceOn(after, cell), nameOf(cell),
                               nameOf(enemy)));
  }
}

/// Facts about a line: whether the other side always gives check, and whether that side wins with its lion on
/// the far row.
struct Story {
  bool everyCheck = true, endsOnFarRow = false;
};

Story storyOf(Position position, const std::vector<std::string>& line) {
  Story story;
  const char own = position.side;
  for (const std::string& move : line) {
    const char mover = position.side, enemy = otherSide(mover);
    const Cell to{move[move.size() - 2] - 'A', move[move.size() - 1] - '1'};
    const bool capturesLion = lionOf(position, enemy) == to;
    position = slow_shogi::moves(position).at(move);
    if (mover == own) continue;
    if (!capturesLion && reaching(position, mover, lionOf(position, enemy)) == 0) story.everyCheck = false;
    story.endsOnFarRow = !capturesLion && slow_shogi::isLost(position) && lionOf(position, mover).row == (mover == 'b' ? 0 : 3);
  }
  return story;
}

/// Names captured pieces: giraffes, then elephants, chicks and hens, in pairs if there are two.
std::string listed(const std::string& pieces) {
  std::string text;
  for (const char piece : std::string_view("GECH")) {
    const std::string name = piece == 'G' ? "giraffe" : piece == 'E' ? "elephant" : piece == 'C' ? "chick" : "hen";
    auto count = std::ranges::count(pieces, piece);
    for (; count > 0; count -= 2) text += (text.empty() ? "" : " and ") + (count > 1 ? "two " + name + "s" : "the " + name);
  }
  return text;
}

bool takes(const Position& position, const std::string& move) {
  return at(position, {move[move.size() - 2] - 'A', move[move.size() - 1] - '1'}) != '.';
}

/// Pieces that a side gains and loses in a line, and the moves up to the last capture.
struct GainInLine {
  std::string gained, lost;
  std::vector<std::string> moves;
};

/// Splits the line at quiet moves, and finds the first part after which a side is ahead. The side makes every
/// second move of the line, beginning with move number `first`.
std::optional<GainInLine> gainOf(Position position, const std::vector<std::string>& line, std::size_t first) {
  const char winner = first == 0 ? position.side : otherSide(position.side);
  std::string taken;
  GainInLine found;
  std::vector<bool> hangs;                // whether the winner's piece that has just moved can be captured and nothing guards it
  for (const std::string& move : line) {  // appends one letter per move: the captured piece or '.'
    const Cell to{move[move.size() - 2] - 'A', move[move.size() - 1] - '1'};
    taken += static_cast<char>(std::toupper(static_cast<unsigned char>(at(position, to))));
    position = slow_shogi::moves(position).at(move);
    hangs.push_back(isUnguarded(position, to, winner));
  }
  const auto worth = [](const std::string& pieces, std::string_view cheap) {
    int sum = 0;
    for (const char piece : pieces) sum += cheap.find(piece) == std::string_view::npos ? 3 : 1;
    return sum;
  };
  for (std::size_t i = 0; i + 1 < taken.size() && i <= 9 && taken[i] != 'L'; ++i) {
    if (i >= first || taken[i] != '.') found.moves.push_back(line[i]);
    if (taken[i] == '.') continue;
    (i % 2 == first ? found.gained : found.lost) += taken[i];
    if (taken[i + 1] == '.' && !hangs[i] && worth(found.gained, "CH") > worth(found.lost, "C")) return found;
  }
  return std::nullopt;
}

/// Returns the moves of a gain. A gain of more than five moves is not named.
std::string shownMoves(const GainInLine& gain) { return fmt::format(": {}.", fmt::join(gain.moves, " ")); }

}  // namespace
}  // namespace shogi_words

std::set<std::string> trueAnimalShogiCourses(const std::string& text, const std::vector<std::string>& lost,
                                             const std::vector<std::string>& won) {
  using namespace shogi_words;
  const Position start = slow_shogi::fromText(text);
  std::set<std::string> found;
  const char* const own = nameOf(start.side);
  if (const auto gain = won.empty() ? std::nullopt : gainOf(start, won, 0); gain && gain->moves.size() <= 5)
    found.insert(fmt::format("In a line of best play from {} on, {} would have won {} and lost {}{}", won.front(), own,
                             listed(gain->gained), gain->lost.empty() ? "nothing" : "only " + listed(gain->lost),
                             shownMoves(*gain)));
  if (const auto gain = won.empty() ? std::nullopt : gainOf(start, won, 0); gain && gain->moves.size() == 1)
    found.insert(fmt::format("{} would have won {}, and {} would have got nothing in return.", won.front(), listed(gain->gained),
                             nameOf(otherSide(start.side))));
  if (lost.empty()) return found;
  const char* const enemy = nameOf(otherSide(start.side));
  const Story story = storyOf(start, lost);
  if (const auto gain = gainOf(start, lost, 1); gain && gain->moves.size() <= 5)
    found.insert(fmt::format("In a line of best play {}, {} loses {} and gets {} in return{}",
                             (takes(start, lost.front()) ? "from " + lost.front() + " on" : "after " + lost.front()), own,
                             listed(gain->gained), gain->lost.empty() ? "nothing" : "only " + listed(gain->lost),
                             shownMoves(*gain)));
  if (const auto gain = gainOf(start, lost, 1); gain && gain->moves.size() == 1)
    found.insert(
        fmt::format("With {} {} wins {}, and {} gets nothing in return.", gain->moves.front(), enemy, listed(gain->gained), own));
  if (story.everyCheck)
    found.insert(
        fmt::format("In a line of best play after {}, every move by {} attacks the lion or captures it.", lost.front(), enemy));
  if (story.endsOnFarRow)
    found.insert(fmt::format("In a line of best play after {}, {}'s lion reaches the far row safely.", lost.front(), enemy));
  return found;
}

std::set<std::string> trueAnimalShogiMotifs(const std::string& text, const std::string& move) {
  using namespace shogi_words;
  const Position start = slow_shogi::fromText(text);
  if (move.empty()) return ofPosition(start);
  const Position after = slow_shogi::moves(start).at(move);
  const char own = start.side, enemy = otherSide(own);
  const Cell to{move[move.size() - 2] - 'A', move[move.size() - 1] - '1'};
  const Cell lion = lionOf(after, own);
  if (lionOf(after, enemy).row < 0) return {fmt::format("{} captures {}'s lion.", move, nameOf(enemy))};
  if (slow_shogi::isLost(after) && lion.row == (own == 'b' ? 0 : 3))
    return {fmt::format("{} brings {}'s lion to the far row, where nothing can capture it.", move, nameOf(own))};
  if (reaching(after, enemy, lion) > 0) {
    std::set<std::string> left;
    for (const Cell cell : cells()) {
      if (!isOf(at(after, cell), enemy) || !reaches(after, cell, lion)) continue;
      const std::string attacker = pieceOn(after, cell) + " on " + nameOf(cell);
      if (lion == to)
        left.insert(fmt::format("{} moves {}'s lion to a square where {} can capture it.", move, nameOf(own), attacker));
      else if (reaching(start, enemy, lion) > 0)
        left.insert(fmt::format("After {} {} still attacks {}'s lion on {}.", move, attacker, nameOf(own), nameOf(lion)));
    }
    return left;
  }
  std::set<std::string> found;
  addChecks(after, own, to, move, found);
  const bool takeable = reaching(after, enemy, to) > 0;
  const bool captures = isOf(at(start, to), enemy);
  const bool onlyLion = reaching(after, enemy, to) == 1 && reaches(after, lionOf(after, enemy), to);
  if (captures && onlyLion && reaching(after, own, to) > 0)
    found.insert(fmt::format("{} captures {} on {}, and {} cannot safely recapture: the square is guarded.", move,
                             pieceOn(start, to), nameOf(to), nameOf(enemy)));
  else if (captures)
    found.insert(fmt::format("{} captures {} on {}, and {} can recapture.", move, pieceOn(start, to), nameOf(to),
                             takeable ? nameOf(enemy) : "no piece"));
  if (captures && pieceOn(after, to) == "the chick" && pieceOn(start, to) != "the chick")
    found.insert(fmt::format("{} captures {} on {} with a chick, which is worth less.", move, pieceOn(start, to), nameOf(to)));
  if (canReachFarRow(after, enemy))
    found.insert(fmt::format("After {} {}'s lion can reach the far row safely.", move, nameOf(enemy)));
  if (canReachFarRow(after, own) && !canReachFarRow(start, own))
    found.insert(fmt::format("{} threatens to bring {}'s lion to the far row.", move, nameOf(own)));
  if (!captures && isUnguarded(after, to, own))
    found.insert(fmt::format("{} puts {} on a square where {} can capture it and nothing guards it.", move, pieceOn(after, to),
                             nameOf(enemy)));
  if (move[1] != '*' && pieceOn(start, {move[0] - 'A', move[1] - '1'}) == "the chick" && pieceOn(after, to) == "the hen")
    found.insert(fmt::format("{} turns {}'s chick into a hen.", move, nameOf(own)));
  addPieces(start, after, to, move, found);
  addNumbers(start, after, to, move, found);
  addLionsRoom(start, after, move, found);
  return found;
}

}  // namespace kotai::test
