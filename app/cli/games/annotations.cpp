#include "app/cli/games/annotations.h"

#include <fmt/format.h>

#include "app/cli/base/english_strings.h"
#include "app/cli/base/format.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/commands/registry.h"
#include "core/analysis/accuracy.h"

namespace kotai::cli {

namespace {

std::string lostWords(Outcome before, Outcome after) {
  const std::string_view given = before == Outcome::Win ? "win" : "draw";
  return fmt::format("threw the {} away, {}", given, after == Outcome::Loss ? "now lost" : "now a draw");
}

/// Returns the verdict on a move. \p best: the value of the position for the mover. \p made: the value of the move for the same
/// player.
std::string verdict(Value best, Value made) {
  if (made.outcome < best.outcome) return lostWords(best.outcome, made.outcome);
  if (made.outcome == Outcome::Draw || made == best) return "perfect";
  const bool won = made.outcome == Outcome::Win;
  const std::uint32_t plies = won ? made.distancePlies - best.distancePlies : best.distancePlies - made.distancePlies;
  return fmt::format("{} {} {}", won ? "wins" : "loses", plies == 1 ? "1 ply" : fmt::format("{} plies", plies),
                     won ? "later" : "sooner");
}

/// Returns the sentences after the verdict on a mistake: ". After c2c3 the reply b2b3 wins in 6. ..."
std::string reasons(const std::vector<Fact>& facts) {
  std::string text = ".";
  for (const Fact& fact : facts) text += ' ' + englishText(fact);
  return text;
}

Annotation ofPayoff(const Worth& worth) {
  const double value = std::get<GameValue>(worth).value;
  const std::string text = sixDecimals(value);
  return {text.starts_with('-') ? text : '+' + text, {{"value", value}}};
}

Annotation ofStart(const Worth& worth) {
  const auto* const value = std::get_if<Value>(&worth);
  return value ? Annotation{toText(*value), {{"value", toJson(*value)}}} : ofPayoff(worth);
}

/// Adds the annotations of the moves of a game with alternating moves.
void addMoves(std::vector<Annotation>& annotations, const Knowledge& knowledge, const ReadGame& game,
              const std::vector<AnyPosition>& positions, const std::vector<Worth>& worths, const Interrupt& interrupt) {
  for (std::size_t i = 0; i < game.moves.size(); ++i) {
    interrupt.check();
    const auto before = static_cast<std::size_t>(game.moves[i].parent);
    const Value best = std::get<Value>(worths[before]);
    const Value after = std::get<Value>(worths[i + 1]), made = valueForMover(after);
    const std::string said = verdict(best, made);
    const SideMove move{game.variant->sideToMove(positions[before]), game.moves[i].move};
    const bool isMistake = made.outcome < best.outcome || losesAtOnce(best, after);
    const std::string why = isMistake ? reasons(knowledge.facts(positions[before], move)) : "";
    annotations.push_back({fmt::format("{}; {}{}", toText(made), said, why), {{"value", toJson(made)}, {"verdict", said}}});
  }
}

}  // namespace

std::vector<Annotation> annotationsOf(Context& context, const SavedGame& game) {
  const PlayPtr play = context.play(game.variantId());
  const auto* const inTurn = std::get_if<ReadGame>(&game.game);
  const Interrupt interrupt;
  const KnowledgePtr knowledge = commandsFor(play->id()).knowledge(context, *play, interrupt.token());
  const std::vector<AnyPosition> positions = positionsOf(game);
  std::vector<Worth> worths;
  for (const AnyPosition& position : positions) {
    interrupt.check();
    worths.push_back(knowledge->worth(position));
    // Verdicts compare distances, which a file of outcomes does not contain.
    if (inTurn && std::holds_alternative<Outcome>(worths.back())) context.failWithoutDistances(*inTurn->variant);
  }
  std::vector<Annotation> annotations{ofStart(worths.front())};
  if (inTurn)
    addMoves(annotations, *knowledge, *inTurn, positions, worths, interrupt);
  else
    for (std::size_t i = 1; i < worths.size(); ++i) annotations.push_back(ofPayoff(worths[i]));
  interrupt.check();
  return annotations;
}

}  // namespace kotai::cli
