#include "core/analysis/moves.h"

#include <algorithm>
#include <unordered_set>

namespace kotai {

std::vector<MoveValue> moveValues(const Solution& solution, const AnyPosition& position) {
  const Variant& variant = *solution.variant();
  std::vector<MoveValue> moves;
  for (const AnyMove move : variant.legalMoves(position)) {
    MoveValue each;
    each.move = move;
    each.text = variant.formatMove(position, move);
    each.after = variant.play(position, move);
    each.value = valueForMover(solution.value(each.after));
    moves.push_back(std::move(each));
  }
  std::stable_sort(moves.begin(), moves.end(),
                   [](const MoveValue& left, const MoveValue& right) { return preference(left.value, right.value) > 0; });
  for (MoveValue& each : moves) {
    const Value best = moves.front().value;
    each.keepsOutcome = each.value.outcome == best.outcome;
    each.perfect = each.value == best;
    if (each.keepsOutcome)
      each.wastedPlies =
          std::max(each.value.distancePlies, best.distancePlies) - std::min(each.value.distancePlies, best.distancePlies);
  }
  return moves;
}

/// Returns the first perfect move in a won or lost position, or nothing in a draw. Does not read the values of later
/// moves.
static std::optional<MoveValue> firstPerfect(const Solution& solution, const AnyPosition& position) {
  const Variant& variant = *solution.variant();
  const Value best = solution.value(position);
  if (best.outcome == Outcome::Draw) return std::nullopt;
  for (const AnyMove move : variant.legalMoves(position)) {
    const AnyPosition after = variant.play(position, move);
    if (valueForMover(solution.value(after)) != best) continue;
    MoveValue found;
    found.move = move;
    found.text = variant.formatMove(position, move);
    found.after = after;
    found.value = best;
    found.keepsOutcome = found.perfect = true;
    return found;
  }
  return std::nullopt;
}

PerfectLine perfectLine(const Solution& solution, const AnyPosition& position, std::size_t maxPlies, const TieRule& choose) {
  const Variant& variant = *solution.variant();
  PerfectLine line;
  line.last = position;
  std::unordered_set<AnyPosition> seen{position};
  while (!variant.finishedValue(line.last)) {
    if (line.moves.size() >= maxPlies) {
      line.cut = true;
      break;
    }
    std::optional<MoveValue> first = choose ? std::nullopt : firstPerfect(solution, line.last);
    std::vector<MoveValue> equal = first ? std::vector{*std::move(first)} : moveValues(solution, line.last);
    std::erase_if(equal, [&](const MoveValue& each) { return !each.perfect || seen.contains(each.after); });
    if (equal.empty()) {
      line.repeats = true;
      break;
    }
    line.moves.push_back(choose ? choose(std::move(equal)) : std::move(equal.front()));
    line.last = line.moves.back().after;
    seen.insert(line.last);
  }
  return line;
}

std::optional<Square> captureSquare(const Variant& variant, const AnyPosition& position, AnyMove move) {
  const Side mover = variant.sideToMove(position);
  for (const Transition::Step& step : variant.transition(position, move).steps)
    if (step.piece.owner != mover) return step.piece.square;
  return std::nullopt;
}

}  // namespace kotai
