#include "core/players/perfect_player.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/analysis/moves.h"

namespace kotai {

namespace {

/// How many replies keep the value, and how many the outcome.
std::pair<std::ptrdiff_t, std::ptrdiff_t> goodReplies(const Solution& solution, const AnyPosition& position) {
  const std::vector<MoveValue> replies = moveValues(solution, position);
  return {std::ranges::count(replies, true, &MoveValue::perfect), std::ranges::count(replies, true, &MoveValue::keepsOutcome)};
}

}  // namespace

AnyMove PerfectPlayer::choose(const AnyPosition& position) {
  std::vector<MoveValue> moves = moveValues(*m_solution, position);
  std::erase_if(moves, [](const MoveValue& move) { return !move.perfect; });
  if (moves.size() == 1) return moves.front().move;
  std::vector<AnyMove> hardest;
  std::pair<std::ptrdiff_t, std::ptrdiff_t> fewest;
  for (const MoveValue& move : moves) {
    const auto replies = goodReplies(*m_solution, move.after);
    if (!hardest.empty() && replies > fewest) continue;
    if (replies != fewest) hardest.clear();
    fewest = replies;
    hardest.push_back(move.move);
  }
  return hardest[m_random.below(hardest.size())];
}

}  // namespace kotai
