#include "core/explain/lines.h"

#include "core/explain/explain.h"
#include "core/game/variant.h"

namespace kotai {

std::string written(const std::vector<FactMove>& line) {
  std::string text;
  for (const FactMove& each : line) text += (text.empty() ? "" : " ") + each.text;
  return text;
}

std::vector<FactMove> playedOut(const Solution& solution, std::vector<FactMove> beginning, std::size_t mostMoves) {
  AnyPosition now = solution.variant()->play(beginning.back().before, beginning.back().move);
  for (const MoveValue& each : perfectLine(solution, now, mostMoves).moves) {
    beginning.push_back({now, each.move, each.text});
    now = each.after;
  }
  return beginning;
}

std::vector<FactMove> playedOutSoon(const Solution& solution, const AnyPosition& position, const MoveValue& winning) {
  if (winning.value.outcome != Outcome::Win || winning.value.distancePlies > longestLinePlies) return {};
  return playedOut(solution, {{position, winning.move, winning.text}});
}

bool shareSquare(const Variant& variant, const AnyPosition& position, AnyMove one, AnyMove other) {
  const MoveSquares first = variant.moveSquares(position, one), second = variant.moveSquares(position, other);
  return first.from == second.from || first.to == second.to;
}

std::optional<MoveValue> answerTo(const Solution& solution, const AnyPosition& position, AnyMove move) {
  const std::vector<MoveValue> answers = moveValues(solution, solution.variant()->play(position, move));
  if (answers.empty() || answers.back().keepsOutcome) return std::nullopt;
  return answers.front();
}

std::optional<Outcome> betterPass(const Solution& solution, const AnyPosition& position) {
  const Variant& variant = *solution.variant();
  const auto passed = variant.finishedValue(position) ? std::nullopt : variant.passed(position);
  if (!passed) return std::nullopt;
  const Outcome passing = opposite(solution.value(*passed).outcome);
  return passing > solution.value(position).outcome ? std::optional(passing) : std::nullopt;
}

}  // namespace kotai
