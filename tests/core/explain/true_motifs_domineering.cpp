#include <fmt/format.h>

#include <algorithm>
#include <map>

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

}  // namespace

std::set<std::string> trueDomineeringMotifs(const std::string& position, const std::string& move) {
  const Drawing start = slow_domineering::fromText(position);
  const char own = start.toMove, enemy = own == 'v' ? 'h' : 'v';
  if (move.empty())
    return {fmt::format("Safe dominoes: {} for the side to move, {} for the opponent; room for {} and {} at most.",
                        safe(start, own), safe(start, enemy), room(start, own), room(start, enemy))};
  const Drawing after = slow_domineering::moves(start).at(move);
  const int ownSafe = safe(after, own), enemySafe = safe(after, enemy), enemyRoom = room(after, enemy);
  std::set<std::string> found{fmt::format(
      "Safe dominoes after {}: {} for the side that moved, {} for the opponent, who is to move; room for {} and {} at most.",
      move, ownSafe, enemySafe, room(after, own), enemyRoom)};
  if (slow_domineering::moves(after).empty()) found.insert(fmt::format("After {} the opponent has no room for a domino.", move));
  if (ownSafe >= enemyRoom)
    found.insert(fmt::format(
        "After {} the side that moved has at least as many safe dominoes ({}) as the opponent, who is to move, has room for "
        "({}): the opponent runs out first.",
        move, ownSafe, enemyRoom));
  if (safeMoves(start, own).contains(move))
    found.insert(fmt::format("{} uses up a safe domino: the opponent could never have covered these squares.", move));
  if (const int before = safe(start, enemy); enemySafe > before)
    found.insert(fmt::format("{} raises the number of the opponent's safe dominoes from {} to {}.", move, before, enemySafe));
  if (const int before = safe(start, own); ownSafe > before)
    found.insert(fmt::format("{} raises the number of the mover's safe dominoes from {} to {}.", move, before, ownSafe));
  if (const int before = room(start, enemy); enemyRoom < before)
    found.insert(
        fmt::format("{} lowers the number of dominoes the opponent has room for: {} instead of {}.", move, enemyRoom, before));
  return found;
}

}  // namespace kotai::test
