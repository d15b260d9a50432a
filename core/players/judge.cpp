#include "core/players/judge.h"

#include "core/game/game.h"

namespace kotai {

/// Number of additional legal moves that count as an advantage of one move.
constexpr double choicesPerMove = 3;

/// Returns the difference of the numbers of legal moves, in moves. Counts only the side to move if passing is
/// impossible.
static double mobility(const Variant& variant, const AnyPosition& position) {
  const auto choices = [&variant](const AnyPosition& each) { return static_cast<double>(variant.successors(each).size()); };
  const auto passed = variant.finishedValue(position) ? std::nullopt : variant.passed(position);
  return (choices(position) - (passed ? choices(*passed) : 0)) / choicesPerMove;
}

double evaluation(const Variant& variant, const AnyPosition& position) {
  const Judgement& judgement = variant.game().judgement;
  return judgement.evaluate ? judgement.evaluate(variant, position) : mobility(variant, position);
}

bool isAimless(const Variant& variant, const AnyPosition& position, AnyMove move) {
  const Judgement& judgement = variant.game().judgement;
  return judgement.isAimless && judgement.isAimless(variant, position, move);
}

}  // namespace kotai
