#include "core/players/perfect_player.h"

#include <algorithm>
#include <utility>

namespace kotai {

/// Returns the number of replies that keep the value, and the number that keep the outcome.
static std::pair<std::ptrdiff_t, std::ptrdiff_t> goodReplies(const Solution& solution, const AnyPosition& position) {
  const std::vector<MoveValue> replies = moveValues(solution, position);
  return {std::ranges::count(replies, true, &MoveValue::perfect), std::ranges::count(replies, true, &MoveValue::keepsOutcome)};
}

static std::vector<MoveValue> perfectMoves(const Solution& solution, const AnyPosition& position) {
  std::vector<MoveValue> moves = moveValues(solution, position);
  std::erase_if(moves, [](const MoveValue& move) { return !move.perfect; });
  return moves;
}

std::vector<MoveValue> hardestOf(const Solution& solution, std::vector<MoveValue> moves) {
  std::vector<MoveValue> hardest;
  std::pair<std::ptrdiff_t, std::ptrdiff_t> fewest;
  for (MoveValue& move : moves) {
    const auto replies = goodReplies(solution, move.after);
    if (!hardest.empty() && replies > fewest) continue;
    if (replies != fewest) hardest.clear();
    fewest = replies;
    hardest.push_back(std::move(move));
  }
  return hardest;
}

std::vector<MoveValue> hardestMoves(const Solution& solution, const AnyPosition& position) {
  std::vector<MoveValue> perfect = perfectMoves(solution, position);
  return perfect.size() == 1 ? perfect : hardestOf(solution, std::move(perfect));
}

AnyMove PerfectPlayer::choose(const AnyPosition& position) {
  std::vector<MoveValue> perfect = perfectMoves(*m_solution, position);
  if (perfect.size() == 1) return perfect.front().move;
  const std::vector<MoveValue> hardest = hardestOf(*m_solution, std::move(perfect));
  return hardest[m_random.below(hardest.size())].move;
}

}  // namespace kotai
