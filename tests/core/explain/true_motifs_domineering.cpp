#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "tests/core/classicdomineering/slow_game.h"
#include "tests/core/explain/true_motifs.h"

namespace kotai::test {

namespace {

using slow_domineering::Drawing;

Drawing withMove(Drawing drawing, char side) {
  drawing.toMove = side;
  return drawing;
}

bool isFree(const Drawing& drawing, const std::string& square) {
  return drawing.rows.at(static_cast<std::size_t>(square[1] - '1')).at(static_cast<std::size_t>(square[0] - 'a')) == '.';
}

/// Returns the largest number of moves on one line that do not share a square, by trying all combinations.
int mostInLine(const std::set<std::string>& moves) {
  if (moves.empty()) return 0;
  const std::string first = *moves.begin();
  std::set<std::string> without = moves, apart;
  without.erase(first);
  for (const std::string& each : without)
    if (!each.starts_with(first.substr(2)) && !each.ends_with(first.substr(0, 2))) apart.insert(each);
  return std::max(mostInLine(without), 1 + mostInLine(apart));
}

/// Returns the largest number of dominoes that a side can place. Its dominoes in different columns or rows
/// never share a square.
int most(const std::set<std::string>& moves, char side) {
  std::map<char, std::set<std::string>> lines;
  for (const std::string& move : moves) lines[side == 'v' ? move[0] : move[1]].insert(move);
  int sum = 0;
  for (const auto& [line, inLine] : lines) sum += mostInLine(inLine);
  return sum;
}

std::set<std::string> movesOf(const Drawing& drawing, char side) {
  std::set<std::string> found;
  for (const auto& [move, after] : slow_domineering::moves(withMove(drawing, side))) found.insert(move);
  return found;
}

/// Returns the moves of a side that stay legal whatever domino the other side places.
std::set<std::string> safeMoves(const Drawing& drawing, char side) {
  const auto isSafe = [&](const std::string& move) {
    const auto replies = slow_domineering::moves(withMove(drawing, side == 'v' ? 'h' : 'v'));
    return std::ranges::all_of(replies, [&](const auto& reply) {
      return isFree(reply.second, move.substr(0, 2)) && isFree(reply.second, move.substr(2));
    });
  };
  std::set<std::string> found;
  for (const std::string& move : movesOf(drawing, side))
    if (isSafe(move)) found.insert(move);
  return found;
}

int safe(const Drawing& drawing, char side) { return most(safeMoves(drawing, side), side); }
int room(const Drawing& drawing, char side) { return most(movesOf(drawing, side), side); }

/// Lists safe dominoes row by row from a1 on, and leaves out those that share a square with an earlier one.
std::string safeList(const Drawing& drawing, char side) {
  std::vector<std::string> moves;
  for (const std::string& move : safeMoves(drawing, side)) moves.push_back(move);
  std::ranges::sort(moves, {}, [](const std::string& move) { return std::pair(move[1], move[0]); });
  std::string list, taken;
  for (const std::string& move : moves) {
    if (taken.find(move.substr(0, 2)) != std::string::npos || taken.find(move.substr(2)) != std::string::npos) continue;
    taken += move + ' ';
    list += (list.empty() ? "" : ", ") + move;
  }
  return list;
}

}  // namespace

std::set<std::string> trueDomineeringMotifs(const std::string& position, const std::string& move) {
  const Drawing start = slow_domineering::fromText(position);
  const char own = start.toMove, enemy = own == 'v' ? 'h' : 'v';
  const std::string mine = own == 'v' ? "Vertical" : "Horizontal", theirs = own == 'v' ? "Horizontal" : "Vertical";
  if (move.empty())
    return {fmt::format("Safe dominoes: {} for {}, {} for {}. Room: {} for {}, {} for {}. It is {}'s turn.", safe(start, own),
                        mine, safe(start, enemy), theirs, room(start, own), mine, room(start, enemy), theirs, mine)};
  const Drawing after = slow_domineering::moves(start).at(move);
  const int ownSafe = safe(after, own), enemySafe = safe(after, enemy), enemyRoom = room(after, enemy);
  std::set<std::string> found{
      fmt::format("After {} it is {}'s turn. Safe dominoes: {} for {}, {} for {}. Room: {} for {}, {} for {}.", move, theirs,
                  ownSafe, mine, enemySafe, theirs, room(after, own), mine, enemyRoom, theirs)};
  if (slow_domineering::moves(after).empty()) found.insert(fmt::format("After {} {} has no room for a domino.", move, theirs));
  if (ownSafe >= enemyRoom)
    found.insert(fmt::format(
        "After {} it is {}'s turn. Safe dominoes of {}: {} ({}). Room for dominoes of {}: {} at most. So {} runs out first.",
        move, theirs, mine, ownSafe, safeList(after, own), theirs, enemyRoom, theirs));
  if (safeMoves(start, own).contains(move))
    found.insert(fmt::format("{} uses up a safe domino of {}: {} could never have covered these squares.", move, mine, theirs));
  const auto raised = [&](const std::string& whose, int from, int to, char side) {
    return fmt::format("{} raises the number of safe dominoes of {} from {} to {} ({}).", move, whose, from, to,
                       safeList(after, side));
  };
  if (const int before = safe(start, enemy); enemySafe > before) found.insert(raised(theirs, before, enemySafe, enemy));
  if (const int before = safe(start, own); ownSafe > before) found.insert(raised(mine, before, ownSafe, own));
  if (const int before = room(start, enemy); enemyRoom < before)
    found.insert(
        fmt::format("{} lowers the number of dominoes that {} has room for from {} to {}.", move, theirs, before, enemyRoom));
  return found;
}

}  // namespace kotai::test
