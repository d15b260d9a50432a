// Annotations of alternating games for `game annotate`.
#include <fmt/format.h>

#include "app/cli/alternating/alternating_commands.h"
#include "core/explain/explain.h"
#include "core/record/saved_game.h"

namespace kotai::cli {

namespace {

std::string lostWords(Outcome before, Outcome after) {
  const std::string_view given = before == Outcome::Win ? "win" : "draw";
  return fmt::format("threw the {} away, {}", given, after == Outcome::Loss ? "now lost" : "now a draw");
}

/// \p best is the value of the position for the mover, and \p made the value of the move for the same player.
std::string verdict(Value best, Value made) {
  if (made.outcome < best.outcome) return lostWords(best.outcome, made.outcome);
  if (made.outcome == Outcome::Draw || made == best) return "perfect";
  const bool won = made.outcome == Outcome::Win;
  const std::uint32_t plies = won ? made.distancePlies - best.distancePlies : best.distancePlies - made.distancePlies;
  return fmt::format("{} {} {}", won ? "wins" : "loses", plies == 1 ? "1 ply" : fmt::format("{} plies", plies),
                     won ? "later" : "sooner");
}

/// The sentences after the verdict on a mistake: ". After c2c3 the reply b2b3 wins in 6. ..."
std::string reasons(const std::vector<Fact>& facts) {
  std::string text = ".";
  for (const Fact& fact : facts) text += ' ' + englishText(fact);
  return text;
}

}  // namespace

std::vector<Annotation> annotateAlternating(Context& context, const SavedGame& saved) {
  const ReadGame& game = std::get<ReadGame>(saved.game);
  const SolutionPtr solution = context.values(game.variant);
  const std::vector<AnyPosition> positions = positionsOf(saved);
  std::vector<Value> values;
  for (const AnyPosition& position : positions) values.push_back(solution->value(position));
  std::vector<Annotation> annotations{{toText(values.front()), {{"value", toJson(values.front())}}}};
  for (std::size_t i = 0; i < game.moves.size(); ++i) {
    const Value made = valueForMover(values[i + 1]);
    const auto before = static_cast<std::size_t>(game.moves[i].parent);
    const std::string said = verdict(values[before], made);
    const bool isMistake = made.outcome < values[before].outcome;
    const std::string why = isMistake ? reasons(explain(*solution, positions[before], game.moves[i].move)) : "";
    annotations.push_back({fmt::format("{}; {}{}", toText(made), said, why), {{"value", toJson(made)}, {"verdict", said}}});
  }
  return annotations;
}

}  // namespace kotai::cli
