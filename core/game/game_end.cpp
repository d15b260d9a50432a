#include "core/game/game_end.h"

#include <algorithm>

#include "core/game/game.h"

namespace kotai {

std::optional<Side> decidedWinner(const Variant& variant, const AnyPosition& position) {
  const auto decided = variant.game().decided;
  return decided ? decided(variant, position) : std::nullopt;
}

std::optional<GameEnd> endByRules(const Variant& variant, const AnyPosition& position) {
  const auto value = variant.finishedValue(position);
  if (!value) {
    const auto winner = decidedWinner(variant, position);
    return winner ? std::optional(GameEnd{EndCause::Rules, winner}) : std::nullopt;
  }
  const Side toMove = variant.sideToMove(position);
  if (value->outcome == Outcome::Draw) return GameEnd{};
  return GameEnd{EndCause::Rules, value->outcome == Outcome::Win ? toMove : other(toMove)};
}

int timesOnBoard(std::span<const AnyPosition> game) {
  return game.empty() ? 0 : static_cast<int>(std::ranges::count(game, game.back()));
}

std::optional<GameEnd> endOf(const Variant& variant, std::span<const AnyPosition> game) {
  if (game.empty()) return std::nullopt;
  if (const auto end = endByRules(variant, game.back())) return end;
  const int allowed = variant.game().drawnAtOccurrence;
  if (allowed == 0 || timesOnBoard(game) < allowed) return std::nullopt;
  return GameEnd{EndCause::Repetition, std::nullopt};
}

}  // namespace kotai
