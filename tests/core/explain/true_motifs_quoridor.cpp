#include <fmt/format.h>

#include "tests/core/explain/true_motifs.h"
#include "tests/core/quoridor/slow_game.h"

namespace kotai::test {

static int idleIn(const std::string& text, const std::vector<std::string>& line, int side) {
  slow_quoridor::Position position = slow_quoridor::fromText(text);
  int idle = 0;
  for (const std::string& move : line) {
    const slow_quoridor::Position after = slow_quoridor::moves(position).at(move);
    const int before = slow_quoridor::stepsToGoal(position, side);
    if (position.side == side && slow_quoridor::stepsToGoal(after, side) >= before) ++idle;
    position = after;
  }
  return idle;
}

/// Adds sentences about the winner's moves after the first.
static void addEvents(const std::string& text, const std::vector<std::string>& line, int winner, const std::string& fence,
                      const std::string& jump, std::set<std::string>& found) {
  slow_quoridor::Position position = slow_quoridor::fromText(text), end = position;
  for (const std::string& move : line) end = slow_quoridor::moves(end).at(move);
  const int atEnd = slow_quoridor::stepsToGoal(end, 1 - winner);
  for (std::size_t i = 0; i < line.size(); ++i) {
    const slow_quoridor::Position after = slow_quoridor::moves(position).at(line[i]);
    const int before = slow_quoridor::stepsToGoal(position, 1 - winner), now = slow_quoridor::stepsToGoal(after, 1 - winner);
    if (i > 1 && position.side == winner && after.corners != position.corners && now > before)
      found.insert(fmt::format(fmt::runtime(fence), line.front(), line[i], before, now, atEnd));
    if (i > 1 && position.side == winner && after.corners == position.corners)
      for (const slow_quoridor::Cell& target : slow_quoridor::jumps(position))
        if (slow_quoridor::nameOf(target) == line[i]) found.insert(fmt::format(fmt::runtime(jump), line.front(), line[i], atEnd));
    position = after;
  }
}

std::set<std::string> trueQuoridorCourses(const std::string& text, const std::vector<std::string>& lost,
                                          const std::vector<std::string>& won) {
  const int own = slow_quoridor::fromText(text).side;
  std::set<std::string> found;
  if (!lost.empty())
    addEvents(text, lost, 1 - own,
              "In a perfect line after {}, the opponent's fence {} lengthens the mover's path from {} to {}; at the end "
              "the length of the mover's path is still {}.",
              "In a perfect line after {}, the opponent's pawn jumps over the mover's with {}; at the end the length of the "
              "mover's path is still {}.",
              found);
  if (!won.empty())
    addEvents(text, won, own,
              "In a perfect line after {}, the mover's fence {} lengthens the opponent's path from {} to {}; at the "
              "end the length of the opponent's path is still {}.",
              "In a perfect line after {}, the mover's pawn jumps over the opponent's with {}; at the end the length of "
              "the opponent's path is still {}.",
              found);
  if (!lost.empty() && !won.empty())
    found.insert(fmt::format(
        "Moves that do not shorten the player's own path, in a perfect line starting with {}: {} by the mover, {} by the "
        "opponent; starting with {}: {} and {}.",
        lost.front(), idleIn(text, lost, own), idleIn(text, lost, 1 - own), won.front(), idleIn(text, won, own),
        idleIn(text, won, 1 - own)));
  return found;
}

std::set<std::string> trueQuoridorMotifs(const std::string& text, const std::string& move) {
  using slow_quoridor::stepsToGoal;
  const slow_quoridor::Position start = slow_quoridor::fromText(text);
  const int own = start.side, enemy = 1 - own;
  const int mine = stepsToGoal(start, own), theirs = stepsToGoal(start, enemy);
  if (move.empty())
    return {fmt::format("Shortest paths: {} for the side to move, {} for the opponent; fences in hand: {} and {}.", mine, theirs,
                        start.hands[static_cast<std::size_t>(own)], start.hands[static_cast<std::size_t>(enemy)])};
  const slow_quoridor::Position after = slow_quoridor::moves(start).at(move);
  const int mineNow = stepsToGoal(after, own), theirsNow = stepsToGoal(after, enemy);
  std::set<std::string> found{fmt::format("After {} the shortest paths are {} for the side that moved and {} for the opponent.",
                                          move, mineNow, theirsNow)};
  if (after.corners != start.corners) {
    if (theirsNow > theirs && mineNow > mine)
      found.insert(fmt::format("{} lengthens the opponent's path from {} to {}, and the mover's own path from {} to {}.", move,
                               theirs, theirsNow, mine, mineNow));
    if (theirsNow > theirs && mineNow == mine)
      found.insert(fmt::format("{} lengthens the opponent's path from {} to {}.", move, theirs, theirsNow));
    if (theirsNow == theirs && mineNow > mine)
      found.insert(fmt::format("{} lengthens only the mover's own path, from {} to {}.", move, mine, mineNow));
    if (theirsNow == theirs && mineNow == mine) found.insert(fmt::format("{} makes no path longer.", move));
    return found;
  }
  if (mineNow >= mine)
    found.insert(fmt::format("{} brings the pawn no nearer to its goal: the length of its path was {} and is now {}.", move, mine,
                             mineNow));
  for (const slow_quoridor::Cell& jump : slow_quoridor::jumps(start))
    if (slow_quoridor::nameOf(jump) == move)
      found.insert(fmt::format("{} jumps over the other pawn and shortens its path from {} to {}.", move, mine, mineNow));
  return found;
}

}  // namespace kotai::test
