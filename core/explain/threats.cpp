#include "core/explain/threats.h"

#include <algorithm>

#include "core/explain/explain.h"
#include "core/game/variant.h"

namespace kotai {

std::optional<Threat> threatAgainst(const Solution& solution, const AnyPosition& position, Value value) {
  const Variant& variant = *solution.variant();
  const auto passed = variant.passed(position);
  if (!passed || variant.finishedValue(*passed)) return std::nullopt;
  const Value after = solution.value(*passed);
  if (after.outcome != Outcome::Win || after.distancePlies > longestThreatPlies) return std::nullopt;
  if (preference(valueForMover(after), value) >= 0) return std::nullopt;
  return Threat{*passed, moveValues(solution, *passed).front()};
}

bool hasThreat(const Solution& solution, const AnyPosition& position, const Threat& threat) {
  const auto passed = solution.variant()->passed(position);
  if (!passed || solution.variant()->finishedValue(*passed)) return false;
  return std::ranges::any_of(moveValues(solution, *passed), [&threat](const MoveValue& each) {
    return each.move == threat.move.move && preference(each.value, threat.move.value) >= 0;
  });
}

std::optional<FactMove> bestRecapture(const Solution& solution, const FactMove& move) {
  const Variant& variant = *solution.variant();
  const AnyPosition after = variant.play(move.before, move.move);
  const auto target = variant.moveSquares(move.before, move.move).to;
  for (const MoveValue& each : moveValues(solution, after))
    if (each.perfect && captureSquare(variant, after, each.move) == target) return FactMove{after, each.move, each.text};
  return std::nullopt;
}

}  // namespace kotai
