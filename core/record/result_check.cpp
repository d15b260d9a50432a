#include "core/record/result_check.h"

#include <algorithm>

#include "core/game/game.h"
#include "core/record/end_words.h"

namespace kotai {

/// Returns the result by the rules, or nothing if the rules determine no result. Players may continue after a
/// decided position, so the result counts only if the stated reason is `rules`.
static std::optional<GameResult> resultOnBoard(const ReadGame& game, const AnyPosition& last, bool byRules) {
  if (!byRules && !game.variant->finishedValue(last)) return std::nullopt;
  const auto end = endByRules(*game.variant, last);
  return end ? std::optional(resultOf(*end)) : std::nullopt;
}

static std::optional<GameResult> resultOnBoard(const ReadTurnGame& game, const AnyPosition& last, bool) {
  const auto payoff = game.variant->finished(last);
  if (!payoff) return std::nullopt;
  if (*payoff == Payoff::Draw) return GameResult::Draw;
  return *payoff == Payoff::FirstWins ? GameResult::FirstWins : GameResult::SecondWins;
}

/// Returns whether a position occurred often enough for a draw. Matches may end by repetition even if the game has no such rule.
static bool hasRepeated(const ReadGame& game, const std::vector<AnyPosition>& line) {
  return timesOnBoard(line) >= std::max(game.variant->game().drawnAtOccurrence, 2);
}

static bool hasRepeated(const ReadTurnGame&, const std::vector<AnyPosition>&) { return false; }

std::optional<ResultFault> resultFault(const SavedGame& saved) {
  using enum ResultFault::Kind;
  const GameHeader& header = saved.header();
  const auto cause = endCauseFromText(header.reason);
  if (!saved.damage().empty() || (!cause && header.result == GameResult::Open)) return std::nullopt;
  if (header.result == GameResult::Open) return ResultFault{StillOpen};

  const std::vector<AnyPosition> line = mainLineOf(saved);
  const bool byRules = cause == EndCause::Rules;
  const auto shown = std::visit([&](const auto& game) { return resultOnBoard(game, line.back(), byRules); }, saved.game);
  if (shown && *shown != header.result) return ResultFault{OtherResult, *shown};
  if (byRules && !shown) return ResultFault{NotEnded};
  const bool repeats = cause == EndCause::Repetition;
  if (repeats && !std::visit([&](const auto& game) { return hasRepeated(game, line); }, saved.game))
    return ResultFault{NotRepeated};
  const bool needsDraw = repeats || cause == EndCause::Agreement;
  if (cause && !byRules && needsDraw != (header.result == GameResult::Draw)) return ResultFault{OtherReason};
  return std::nullopt;
}

}  // namespace kotai
