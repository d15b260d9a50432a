#include <fmt/format.h>

#include "tests/core/explain/true_motifs.h"
#include "tests/core/quoridor/slow_game.h"

namespace kotai::test {

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
    found.insert(
        fmt::format("{} brings the pawn no nearer to the goal: its path was {} long and is now {}.", move, mine, mineNow));
  for (const slow_quoridor::Cell& jump : slow_quoridor::jumps(start))
    if (slow_quoridor::nameOf(jump) == move)
      found.insert(fmt::format("{} jumps over the other pawn and shortens its path from {} to {}.", move, mine, mineNow));
  return found;
}

}  // namespace kotai::test
