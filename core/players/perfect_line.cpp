#include "core/players/perfect_line.h"

#include <algorithm>

#include "core/players/judge.h"
#include "core/players/perfect_player.h"

namespace kotai {

/// Returns the evaluation of a move for the player who makes it.
static double look(const Variant& variant, const MoveValue& move) { return -evaluation(variant, move.after); }

/// Returns the first of the moves with the best evaluation.
static MoveValue bestEvaluated(const Variant& variant, const std::vector<MoveValue>& moves) {
  return *std::ranges::max_element(moves, {}, [&](const MoveValue& move) { return look(variant, move); });
}

TieRule tieRule(const Solution& solution, LineTies ties) {
  if (ties == LineTies::First) return {};
  return [&solution, ties](std::vector<MoveValue> equal) {
    if (ties == LineTies::Hardest && equal.size() > 1) equal = hardestOf(solution, std::move(equal));
    return bestEvaluated(*solution.variant(), equal);
  };
}

}  // namespace kotai
