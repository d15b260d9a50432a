// The annotations of `game annotate` in games in which the players alternate.
#include <fmt/format.h>

#include "app/cli/alternating/alternating_commands.h"
#include "core/record/saved_game.h"

namespace kotai::cli {

namespace {

std::string lostWords(Outcome before, Outcome after) {
  const std::string_view given = before == Outcome::Win ? "win" : "draw";
  return fmt::format("threw the {} away, {}", given, after == Outcome::Loss ? "now lost" : "now a draw");
}

/// \p best: of the position, for who moves; \p made: of the move, for the same.
std::string verdict(Value best, Value made) {
  if (made.outcome < best.outcome) return lostWords(best.outcome, made.outcome);
  if (made.outcome == Outcome::Draw || made == best) return "perfect";
  const bool won = made.outcome == Outcome::Win;
  const std::uint32_t plies = won ? made.distancePlies - best.distancePlies : best.distancePlies - made.distancePlies;
  return fmt::format("{} {} {}", won ? "wins" : "loses", plies == 1 ? "1 ply" : fmt::format("{} plies", plies),
                     won ? "later" : "sooner");
}

}  // namespace

std::vector<Annotation> annotateAlternating(Context& context, const SavedGame& saved) {
  const ReadGame& game = std::get<ReadGame>(saved.game);
  const SolutionPtr solution = context.solution(game.variant);
  std::vector<Value> values;
  for (const AnyPosition& position : positionsOf(saved)) values.push_back(solution->value(position));
  std::vector<Annotation> annotations{{toText(values.front()), {{"value", toJson(values.front())}}}};
  for (std::size_t i = 0; i < game.moves.size(); ++i) {
    const Value made = valueForMover(values[i + 1]);
    const std::string said = verdict(values[static_cast<std::size_t>(game.moves[i].parent)], made);
    annotations.push_back({fmt::format("{}; {}", toText(made), said), {{"value", toJson(made)}, {"verdict", said}}});
  }
  return annotations;
}

}  // namespace kotai::cli
