#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "tests/core/explain/true_motifs.h"
#include "tests/core/quoridor/slow_game.h"

namespace kotai::test {

using slow_quoridor::stepsToGoal;

static std::size_t place(int side) { return static_cast<std::size_t>(side); }

static std::string nameOf(int side) { return "Player " + std::to_string(side + 1); }

/// Goes square by square, but never to the square of the other pawn.
static bool canPass(const slow_quoridor::Position& position, int side) {
  std::set<slow_quoridor::Cell> seen{position.pawns[place(side)]};
  const int goal = side == 0 ? position.rows - 1 : 0;
  for (bool grows = true; grows;) {
    grows = false;
    for (const slow_quoridor::Cell& to : slow_quoridor::allSquares(position))
      for (const slow_quoridor::Cell& from : std::set<slow_quoridor::Cell>(seen))
        if (std::abs(from.column - to.column) + std::abs(from.row - to.row) == 1 && to != position.pawns[place(1 - side)] &&
            slow_quoridor::isOpen(position, from, to))
          grows = seen.insert(to).second || grows;
  }
  return std::ranges::any_of(seen, [goal](const slow_quoridor::Cell& cell) { return cell.row == goal; });
}

/// Positions from before the first move to the end of a line.
static std::vector<slow_quoridor::Position> positionsOf(const std::string& text, const std::vector<std::string>& line) {
  std::vector<slow_quoridor::Position> positions{slow_quoridor::fromText(text)};
  for (const std::string& move : line) positions.push_back(slow_quoridor::moves(positions.back()).at(move));
  return positions;
}

/// Adds every sentence about a move of the winner after the first move of the line.
static void addEvents(const std::string& text, const std::vector<std::string>& line, int winner, const std::string& winners,
                      const std::string& losers, std::set<std::string>& found) {
  const auto positions = positionsOf(text, line);
  std::string start = "In the line " + line.front();
  for (std::size_t i = 1; i < line.size(); ++i) {
    start += " " + line[i];
    const slow_quoridor::Position &before = positions[i], &after = positions[i + 1];
    if (before.side != winner) continue;
    const int loserBefore = stepsToGoal(before, 1 - winner), loser = stepsToGoal(after, 1 - winner);
    const int ownBefore = stepsToGoal(before, winner), own = stepsToGoal(after, winner);
    if (before.corners != after.corners && loser > loserBefore)
      found.insert(fmt::format("{}, the {}'s fence at the end lengthens the {}'s path from {} to {}; the {}'s own path is {}.",
                               start, winners, losers, loserBefore, loser, winners, own));
    for (const slow_quoridor::Cell& target : slow_quoridor::jumps(before))
      if (slow_quoridor::nameOf(target) == line[i] && own < ownBefore)
        found.insert(fmt::format("{}, the {}'s pawn jumps at the end and shortens its path from {} to {}; the {}'s path is {}.",
                                 start, winners, ownBefore, own, losers, loser));
    if (!canPass(after, 1 - winner))
      found.insert(
          fmt::format("{}, the {}'s pawn on {} then stands in the {}'s only way; steps left: {} for the {}, {} for the {}; "
                      "fences left: {} and {}.",
                      start, winners, slow_quoridor::nameOf(after.pawns[place(winner)]), losers, own, winners, loser, losers,
                      after.hands[place(winner)], after.hands[place(1 - winner)]));
  }
}

/// Adds every sentence about the mistake, the reply and the end of a lost line.
static void addLost(const std::string& text, const std::vector<std::string>& line, std::set<std::string>& found) {
  const auto positions = positionsOf(text, line);
  const int own = positions.front().side, winner = 1 - own;
  found.insert(fmt::format("When the opponent arrives in a perfect line after {}, the mover's path is {} long.", line.front(),
                           stepsToGoal(positions.back(), own)));
  if (line.size() < 2) return;
  std::array<int, 4> paths{stepsToGoal(positions[0], winner), stepsToGoal(positions[1], winner), stepsToGoal(positions[1], own),
                           stepsToGoal(positions[2], own)};
  if (positions[0].corners != positions[1].corners && positions[1].corners != positions[2].corners && paths[0] < paths[1] &&
      paths[2] < paths[3])
    found.insert(
        fmt::format("{} lengthens the opponent's path from {} to {}, but the reply {} lengthens the mover's path from {} to {}.",
                    line[0], paths[0], paths[1], line[1], paths[2], paths[3]));
}

std::set<std::string> trueQuoridorCourses(const std::string& text, const std::vector<std::string>& lost,
                                          const std::vector<std::string>& won) {
  const int own = slow_quoridor::fromText(text).side;
  std::set<std::string> found;
  if (!lost.empty()) {
    addEvents(text, lost, 1 - own, "opponent", "mover", found);
    addLost(text, lost, found);
  }
  if (!won.empty()) addEvents(text, won, own, "mover", "opponent", found);
  if (lost.empty() || won.empty()) return found;
  const auto weak = positionsOf(text, lost), strong = positionsOf(text, won);
  const int before = stepsToGoal(weak[0], 1 - own), after = stepsToGoal(weak[1], 1 - own);
  const int better = stepsToGoal(strong[1], 1 - own);
  if (weak[0].corners != weak[1].corners && strong[0].corners != strong[1].corners && before < after && after < better)
    found.insert(
        fmt::format("{} lengthens the opponent's path only from {} to {}, but {} lengthens it to {}, and the mover's own "
                    "path is then {}.",
                    lost[0], before, after, won[0], better, stepsToGoal(strong[1], own)));
  return found;
}

std::set<std::string> trueQuoridorMotifs(const std::string& text, const std::string& move) {
  const slow_quoridor::Position start = slow_quoridor::fromText(text);
  const int own = start.side, enemy = 1 - own;
  const int mine = stepsToGoal(start, own), theirs = stepsToGoal(start, enemy);
  const std::string me = nameOf(own), them = nameOf(enemy);
  if (move.empty())
    return {fmt::format("Shortest paths: {} for {}, who is to move, and {} for {}; fences left: {} and {}.", mine, me, theirs,
                        them, start.hands[place(own)], start.hands[place(enemy)])};
  const slow_quoridor::Position after = slow_quoridor::moves(start).at(move);
  const int mineNow = stepsToGoal(after, own), theirsNow = stepsToGoal(after, enemy);
  std::set<std::string> found{
      fmt::format("After {} the shortest paths are {} for {} and {} for {}; fences left: {} and {}; {} is to move.", move,
                  mineNow, me, theirsNow, them, after.hands[place(own)], after.hands[place(enemy)], them)};
  if (after.corners != start.corners) {
    if (theirsNow > theirs && mineNow > mine)
      found.insert(fmt::format("{} lengthens {}'s path from {} to {}, and {}'s own path from {} to {}.", move, them, theirs,
                               theirsNow, me, mine, mineNow));
    if (theirsNow > theirs && mineNow == mine)
      found.insert(
          fmt::format("{} lengthens {}'s path from {} to {}; {}'s own path is {}.", move, them, theirs, theirsNow, me, mineNow));
    if (theirsNow == theirs && mineNow > mine)
      found.insert(fmt::format("{} lengthens only {}'s own path, from {} to {}.", move, me, mine, mineNow));
    if (theirsNow == theirs && mineNow == mine) found.insert(fmt::format("{} makes no path longer.", move));
    return found;
  }
  if (mineNow >= mine)
    found.insert(fmt::format("{} brings the pawn no nearer to its goal: the length of its path was {} and is now {}.", move, mine,
                             mineNow));
  for (const slow_quoridor::Cell& jump : slow_quoridor::jumps(start))
    if (slow_quoridor::nameOf(jump) == move)
      found.insert(fmt::format("{} jumps over {}'s pawn and shortens {}'s path from {} to {}; {}'s path is {}.", move, them, me,
                               mine, mineNow, them, theirsNow));
  return found;
}

}  // namespace kotai::test
