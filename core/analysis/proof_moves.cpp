#include "core/analysis/proof_moves.h"

#include <algorithm>
#include <optional>

namespace kotai {

/// Returns the place of the position, or nothing if it is not stored.
static std::optional<Location> placeOf(const Variant& variant, const AnyPosition& position) {
  if (!variant.isStored(position)) return std::nullopt;
  return variant.locate(variant.canonical(position));
}

std::vector<MoveValue> proofMoves(const Solution& solution, const AnyPosition& position) {
  std::vector<MoveValue> moves = moveValues(solution, position);
  if (moves.empty() || moves.front().value.outcome == Outcome::Loss) return moves;
  if (moves.front().value.outcome == Outcome::Draw) return {};
  const Variant& variant = *solution.variant();
  std::erase_if(moves, [](const MoveValue& move) { return !move.perfect; });
  const auto first = std::ranges::min_element(moves, [&](const MoveValue& left, const MoveValue& right) {
    const auto one = placeOf(variant, left.after);
    const auto other = placeOf(variant, right.after);
    return one && (!other || *one < *other);
  });
  return {*first};
}

}  // namespace kotai
