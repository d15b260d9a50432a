#include "core/analysis/giveaway.h"

#include <algorithm>
#include <vector>

#include "core/analysis/moves.h"

namespace kotai {

/// Returns whether a move captures a piece, does not end the game, and cannot be answered by a capture on the same square.
static bool isFreeCapture(const Variant& variant, const AnyPosition& position, AnyMove move) {
  const auto square = captureSquare(variant, position, move);
  if (!square) return false;
  const AnyPosition after = variant.play(position, move);
  if (variant.finishedValue(after)) return false;
  return std::ranges::none_of(variant.legalMoves(after),
                              [&](AnyMove answer) { return captureSquare(variant, after, answer) == square; });
}

static bool allowsFreeCapture(const Variant& variant, const AnyPosition& position) {
  return !variant.finishedValue(position) && std::ranges::any_of(variant.legalMoves(position), [&](AnyMove reply) {
    return isFreeCapture(variant, position, reply);
  });
}

/// Returns a best reply that captures a piece for nothing.
static std::optional<AnyMove> bestFreeCapture(const Solution& solution, const AnyPosition& position) {
  if (!allowsFreeCapture(*solution.variant(), position)) return std::nullopt;
  for (const MoveValue& reply : moveValues(solution, position))
    if (reply.perfect && isFreeCapture(*solution.variant(), position, reply.move)) return reply.move;
  return std::nullopt;
}

std::optional<Giveaway> giveawayBy(const Solution& solution, const AnyPosition& position, AnyMove move) {
  const Variant& variant = *solution.variant();
  // Tests the rules first, because they are faster than the table.
  if (!allowsFreeCapture(variant, variant.play(position, move)) || captureSquare(variant, position, move)) return std::nullopt;
  const std::vector<MoveValue> moves = moveValues(solution, position);
  const MoveValue& made = *std::ranges::find(moves, move, &MoveValue::move);
  if (!made.keepsOutcome) return std::nullopt;
  if (made.value.outcome != Outcome::Draw && made.wastedPlies < fewestPliesOfGiveaway) return std::nullopt;
  const auto reply = bestFreeCapture(solution, made.after);
  if (!reply) return std::nullopt;
  const auto better = std::ranges::find_if(
      moves, [&](const MoveValue& each) { return each.keepsOutcome && !bestFreeCapture(solution, each.after); });
  return better == moves.end() ? std::nullopt : std::optional(Giveaway{*reply, better->move});
}

}  // namespace kotai
