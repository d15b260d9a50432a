#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <utility>

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
static void addEvents(const std::string& text, const std::vector<std::string>& line, int winner, std::set<std::string>& found) {
  const auto positions = positionsOf(text, line);
  const std::string winners = nameOf(winner), losers = nameOf(1 - winner);
  std::string moves = line.front();
  for (std::size_t i = 1; i < line.size(); ++i) {
    moves += " " + line[i];
    const std::string start = "In the line " + moves;
    const slow_quoridor::Position &before = positions[i], &after = positions[i + 1];
    if (before.side != winner) continue;
    const int loserBefore = stepsToGoal(before, 1 - winner), loser = stepsToGoal(after, 1 - winner);
    const int ownBefore = stepsToGoal(before, winner), own = stepsToGoal(after, winner);
    if (before.corners != after.corners && loser > loserBefore)
      found.insert(fmt::format("{}, {}'s fence at the end lengthens {}'s path from {} to {}; {}'s own path is {}.", start,
                               winners, losers, loserBefore, loser, winners, own));
    for (const slow_quoridor::Cell& target : slow_quoridor::jumps(before))
      if (slow_quoridor::nameOf(target) == line[i] && own < ownBefore)
        found.insert(fmt::format("{}, {}'s pawn jumps at the end and shortens its path from {} to {}; {}'s path is {}.", start,
                                 winners, ownBefore, own, losers, loser));
    if (!canPass(after, 1 - winner))
      found.insert(fmt::format(
          "After the line {}, {}'s pawn on {} stands on {}'s only path; steps left: {} for {} and {} for {}, who is to move; "
          "fences left: {} and {}.",
          moves, winners, slow_quoridor::nameOf(after.pawns[place(winner)]), losers, own, winners, loser, losers,
          after.hands[place(winner)], after.hands[place(1 - winner)]));
  }
}

/// Returns the positions in which the pawns are neighbours after all shortest walks of both to their goals. Returns nothing if a
/// step of such a walk does not lead towards the other pawn.
static std::set<slow_quoridor::Position> meetings(const slow_quoridor::Position& position) {
  std::set<slow_quoridor::Position> now{position};
  for (int left = slow_quoridor::Walk(position, position.pawns[0]).stepsTo(position.pawns[1]) - 1; left > 0; --left) {
    std::set<slow_quoridor::Position> next;
    for (const slow_quoridor::Position& each : now) {
      const slow_quoridor::Cell from = each.pawns[place(each.side)];
      bool isStuck = true;
      for (const slow_quoridor::Cell& step : slow_quoridor::allSquares(each)) {
        if (std::abs(step.column - from.column) + std::abs(step.row - from.row) != 1) continue;
        slow_quoridor::Position after = each;
        after.pawns[place(each.side)] = step;
        after.side = 1 - each.side;
        if (!slow_quoridor::isOpen(each, from, step) || stepsToGoal(after, each.side) >= stepsToGoal(each, each.side)) continue;
        if (slow_quoridor::Walk(after, step).stepsTo(after.pawns[place(after.side)]) != left) return {};
        isStuck = false;
        next.insert(after);
      }
      if (isStuck) return {};
    }
    now = std::move(next);
  }
  return now;
}

/// Adds every sentence about two pawns that walk towards each other. The jump and the steps after it must be certain.
static void addMeetings(const std::string& start, const slow_quoridor::Position& position, std::set<std::string>& found) {
  const int own = position.side, winner = 1 - own;
  const std::string me = nameOf(own), them = nameOf(winner);
  const int apart = slow_quoridor::Walk(position, position.pawns[0]).stepsTo(position.pawns[1]);
  if (apart % 2 != 0 || position.hands[place(own)] > 0) return;
  std::set<std::string> ends;
  for (const slow_quoridor::Position& met : meetings(position)) {
    const auto jumps = slow_quoridor::jumps(met);
    if (jumps.empty() || canPass(met, own)) return;
    std::set<int> steps;
    for (const slow_quoridor::Cell& target : jumps) {
      slow_quoridor::Position after = met;
      after.pawns[place(winner)] = target;
      steps.insert(stepsToGoal(after, winner));
    }
    ends.insert(*steps.begin() == 0 ? " and reaches the goal."
                                    : fmt::format(". Steps left after the jump: {} for {}, {} for {}.", *steps.begin(), them,
                                                  stepsToGoal(met, own), me));
  }
  if (ends.size() != 1) return;
  const std::string comes =
      fmt::format("{}, the pawns walk towards each other, {} steps apart, an even number. {} is to move", start, apart, me);
  const std::string jumps = fmt::format("so {} can jump over {}'s pawn{}", them, me, *ends.begin());
  found.insert(comes + " and has no fence to wait with, " + jumps);
  found.insert(comes + ", " + jumps);  // after the last fence
}

/// Returns the legal fences of a side by name, as if the side were to move.
static std::map<std::string, slow_quoridor::Position> fencesOf(slow_quoridor::Position position, int side) {
  position.side = side;
  std::map<std::string, slow_quoridor::Position> found;
  for (const auto& [name, after] : slow_quoridor::moves(position))
    if (after.corners != position.corners) found.emplace(name, after);
  return found;
}

/// Returns the longest path that the other side can have after a fence of a side, or without it.
static int longestPath(const slow_quoridor::Position& position, int side) {
  int longest = stepsToGoal(position, 1 - side);
  for (const auto& [name, after] : fencesOf(position, side)) longest = std::max(longest, stepsToGoal(after, 1 - side));
  return longest;
}

/// Adds every sentence about a position after a move of the winner, with the other side to move.
static void addCounts(const std::string& start, const slow_quoridor::Position& position, std::set<std::string>& found) {
  const int own = position.side, winner = 1 - own;
  const std::string me = nameOf(own), them = nameOf(winner);
  const int mine = stepsToGoal(position, own), theirs = stepsToGoal(position, winner);
  const bool hasFence = position.hands[place(own)] > 0;
  addMeetings(start, position, found);
  if (!hasFence && theirs < mine)
    found.insert(fmt::format("{}, {} is to move and needs {} steps, but {} needs only {}, and {} has no fence left to stop {}.",
                             start, me, mine, them, theirs, me, them));
  if (position.hands[place(own)] == 1 && theirs < mine) {
    const int longest = longestPath(position, own);
    found.insert(fmt::format("{}, {} is to move and needs {} steps, but {} needs only {}, and {}'s last fence cannot {}.", start,
                             me, mine, them, theirs, me,
                             longest == theirs ? fmt::format("lengthen {}'s path", them)
                                               : fmt::format("make {}'s path longer than {}", them, longest)));
  }
  for (const auto& [name, after] : fencesOf(position, winner)) {
    const std::string lengthens = fmt::format(
        "{}, {} still has the fence {}, which would lengthen {}'s path from {} to {}; {}'s own path would be {}, and ", start,
        them, name, me, mine, stepsToGoal(after, own), them, stepsToGoal(after, winner));
    if (hasFence) {
      if (stepsToGoal(after, own) > mine && position.hands[place(own)] == 1)
        found.insert(lengthens + fmt::format("no fence of {} could then make it longer than {}.", me, longestPath(after, own)));
      continue;
    }
    if (stepsToGoal(after, own) > mine) found.insert(lengthens + me + " has no fence left.");
    for (const auto& [second, last] : fencesOf(after, winner))
      if (stepsToGoal(last, own) > mine)
        found.insert(
            fmt::format("{}, {} still has fences such as {} and {}, which together would lengthen {}'s path from {} to {}; "
                        "{}'s own path would be {}, and {} has no fence left.",
                        start, them, name, second, me, mine, stepsToGoal(last, own), them, stepsToGoal(last, winner), me));
  }
}

/// Adds every sentence about a mistake that places the last fence of its side, and the reply.
static void addAfterLastFence(const std::vector<slow_quoridor::Position>& positions, const std::vector<std::string>& line,
                              std::set<std::string>& found) {
  const int own = positions[0].side;
  if (line.size() < 3 || positions[0].hands[place(own)] != 1 || positions[1].hands[place(own)] != 0) return;
  const std::string me = nameOf(own), them = nameOf(1 - own);
  std::set<std::string> meetings;
  addMeetings("After " + line[1], positions[2], meetings);
  for (const std::string& each : meetings)
    found.insert(fmt::format("{} is {}'s last fence, so {} can no longer wait for a turn. {}", line[0], me, me, each));
  const int mine = stepsToGoal(positions[2], own), theirs = stepsToGoal(positions[2], 1 - own);
  if (theirs < mine)
    found.insert(
        fmt::format("After {} {}, {} is to move and needs {} steps, but {} needs only {}. {} was {}'s last fence, so {} "
                    "can no longer stop {}.",
                    line[0], line[1], me, mine, them, theirs, line[0], me, me, them));
}

/// Adds every sentence about a lost line.
static void addLost(const std::string& text, const std::vector<std::string>& line, std::set<std::string>& found) {
  if (line.size() < 2) return;
  const auto positions = positionsOf(text, line);
  const int own = positions.front().side, winner = 1 - own;
  std::string start = "After " + line.front();
  for (std::size_t i = 1; i + 1 < line.size(); ++i) {
    start += " " + line[i];
    if (positions[i + 1].side == own) addCounts(start, positions[i + 1], found);
  }
  addAfterLastFence(positions, line, found);
  const int mine = positions[2].hands[place(own)], others = positions[2].hands[place(winner)];
  if (positions[1].hands[place(own)] < positions[0].hands[place(own)] && mine < others)
    found.insert(fmt::format("After {} {}, {} needs {} steps and {} needs {}, but {} has more fences left: {} against {}.",
                             line[0], line[1], nameOf(own), stepsToGoal(positions[2], own), nameOf(winner),
                             stepsToGoal(positions[2], winner), nameOf(winner), others, mine));
  std::array<int, 4> paths{stepsToGoal(positions[0], winner), stepsToGoal(positions[1], winner), stepsToGoal(positions[1], own),
                           stepsToGoal(positions[2], own)};
  if (positions[0].corners != positions[1].corners && positions[1].corners != positions[2].corners && paths[0] < paths[1] &&
      paths[2] < paths[3])
    found.insert(fmt::format("{} lengthens {}'s path from {} to {}, but the reply {} lengthens {}'s path from {} to {}.", line[0],
                             nameOf(winner), paths[0], paths[1], line[1], nameOf(own), paths[2], paths[3]));
}

/// Adds every fence that a mistaken fence makes impossible for its own side, if the side still has fences.
static void addForbidden(const std::string& text, const std::string& mistake, std::set<std::string>& found) {
  const auto positions = positionsOf(text, {mistake});
  const int own = positions[0].side, theirs = 1 - own;
  if (positions[0].corners == positions[1].corners || positions[1].hands[place(own)] == 0) return;
  const auto left = fencesOf(positions[1], own);
  for (const auto& [name, after] : fencesOf(positions[0], own))
    if (name != mistake && !left.contains(name))
      found.insert(
          fmt::format("After {}, {} can no longer place the fence {}, which would have lengthened {}'s path from {} to {}.",
                      mistake, nameOf(own), name, nameOf(theirs), stepsToGoal(positions[0], theirs), stepsToGoal(after, theirs)));
}

/// Adds every sentence that compares the mistake with the better move.
static void addComparisons(const std::string& text, const std::vector<std::string>& lost, const std::vector<std::string>& won,
                           std::set<std::string>& found) {
  const auto weak = positionsOf(text, lost), strong = positionsOf(text, won);
  const int own = weak.front().side, theirs = 1 - own;
  const std::string me = nameOf(own), them = nameOf(theirs);
  const int before = stepsToGoal(weak[0], theirs), after = stepsToGoal(weak[1], theirs), better = stepsToGoal(strong[1], theirs);
  if (weak[0].corners != weak[1].corners && strong[0].corners != strong[1].corners && before < after && after < better)
    found.insert(
        fmt::format("{} lengthens {}'s path only from {} to {}. {} would have lengthened it to {}, and {}'s own path would then "
                    "have been {}.",
                    lost[0], them, before, after, won[0], better, me, stepsToGoal(strong[1], own)));
  const int mine = stepsToGoal(weak[1], own), mineBefore = stepsToGoal(weak[0], own), mineThen = stepsToGoal(strong[1], own);
  const bool isFence = weak[0].corners != weak[1].corners, isStep = strong[0].corners == strong[1].corners;
  if (isFence && isStep && after == before + 1 && mine == mineBefore && mineThen < mineBefore)
    found.insert(
        fmt::format("The fence {} lengthens {}'s path only from {} to {}. {} would have gained as much and saved the "
                    "fence: this pawn move shortens {}'s path from {} to {}.",
                    lost[0], them, before, after, won[0], me, mineBefore, mineThen));
  if (isFence && isStep && weak[1].hands[place(own)] == 0)
    found.insert(fmt::format("{} is {}'s last fence. After {}, {} would still have a fence to stop {} or to wait with.", lost[0],
                             me, won[0], me, them));
  if (better - mineThen > after - mine)
    found.insert(fmt::format("After {}, {}'s path is {} and {}'s path is {}; after {} they would have been {} and {}.", lost[0],
                             me, mine, them, after, won[0], mineThen, better));
  if (lost.size() < 3 || won.size() < 3) return;
  if (weak[1].corners != weak[2].corners && stepsToGoal(weak[1], own) < stepsToGoal(weak[2], own))
    found.insert(
        fmt::format("After {} the fence {} lengthens {}'s path from {} to {}; after {} no fence of {} could have made it "
                    "longer than {}.",
                    lost[0], lost[1], me, stepsToGoal(weak[1], own), stepsToGoal(weak[2], own), won[0], them,
                    longestPath(strong[1], theirs)));
}

/// Returns whether a side can place a fence after every pawn move of the other side, and then has the shorter path.
static bool isInescapable(const slow_quoridor::Position& position, int side, const std::string& fence) {
  for (const auto& [name, after] : slow_quoridor::moves(position)) {
    if (after.corners != position.corners) continue;
    const auto fences = fencesOf(after, side);
    const auto placed = fences.find(fence);
    if (placed == fences.end() || stepsToGoal(placed->second, 1 - side) <= stepsToGoal(placed->second, side)) return false;
  }
  return true;
}

/// Adds every sentence about the fence of the reply after the better move, and about a fence that the better move prepares.
static void addLaterFences(const std::string& text, const std::vector<std::string>& lost, const std::vector<std::string>& won,
                           std::set<std::string>& found) {
  if (lost.size() < 3 || won.size() < 3) return;
  const auto weak = positionsOf(text, lost), strong = positionsOf(text, won);
  const int own = weak.front().side, theirs = 1 - own;
  const int limit = longestPath(weak[2], own), now = stepsToGoal(weak[2], own);
  for (const auto& [name, after] : fencesOf(strong[1], own))
    if (stepsToGoal(after, theirs) > limit && isInescapable(strong[1], own, name))
      found.insert(
          fmt::format("After {} {}, no fence of {} makes {}'s path longer than {}. {} prepares the fence {}, which would "
                      "make it {} steps long.",
                      lost[0], lost[1], nameOf(own), nameOf(theirs), limit, won[0], name, stepsToGoal(after, theirs)));
  const auto replies = fencesOf(strong[1], theirs);
  if (weak[1].corners == weak[2].corners || !replies.contains(lost[1])) return;
  const int then = stepsToGoal(replies.at(lost[1]), own);
  if (then < now)
    found.insert(
        fmt::format("After {} the fence {} lengthens {}'s path from {} to {}; after {} and the same fence, the path "
                    "would be only {}.",
                    lost[0], lost[1], nameOf(own), stepsToGoal(weak[1], own), now, won[0], then));
}

std::set<std::string> trueQuoridorCourses(const std::string& text, const std::vector<std::string>& lost,
                                          const std::vector<std::string>& won) {
  const int own = slow_quoridor::fromText(text).side;
  std::set<std::string> found;
  if (!lost.empty()) {
    addEvents(text, lost, 1 - own, found);
    addLost(text, lost, found);
    addForbidden(text, lost.front(), found);
  }
  if (!lost.empty() && !won.empty()) addComparisons(text, lost, won, found);
  if (!lost.empty() && !won.empty()) addLaterFences(text, lost, won, found);
  if (won.empty()) return found;
  addEvents(text, won, own, found);
  const auto strong = positionsOf(text, won);
  if (strong[0].corners != strong[1].corners)
    found.insert(fmt::format("{} would have lengthened {}'s path from {} to {}; {}'s own path would have been {}.", won[0],
                             nameOf(1 - own), stepsToGoal(strong[0], 1 - own), stepsToGoal(strong[1], 1 - own), nameOf(own),
                             stepsToGoal(strong[1], own)));
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
  if (mineNow < mine)
    found.insert(fmt::format("{} shortens {}'s path from {} to {}; {}'s path is {}.", move, me, mine, mineNow, them, theirsNow));
  for (const slow_quoridor::Cell& jump : slow_quoridor::jumps(start))
    if (slow_quoridor::nameOf(jump) == move)
      found.insert(fmt::format("{} jumps over {}'s pawn and shortens {}'s path from {} to {}; {}'s path is {}.", move, them, me,
                               mine, mineNow, them, theirsNow));
  return found;
}

}  // namespace kotai::test
