// The players of `move` for simultaneous games, and the evaluation of positions by the game.
#include <fmt/format.h>

#include <memory>
#include <random>

#include "app/cli/domineering/domineering_commands.h"
#include "app/cli/domineering/domineering_knowledge.h"
#include "app/cli/domineering/domineering_strings.h"
#include "core/games/domineering/evaluation.h"
#include "core/simultaneous/registry.h"
#include "solvers/domineering/players/player.h"

namespace kotai::cli {

namespace {

constexpr const char* perfect = "perfect";

/// Draws from the optimal strategies, or plays the strategies of a proof. A side without any is left out.
std::vector<MoveChooser> perfectChoosers(const Knowledge& knowledge, const AnyPosition& position, std::uint64_t seed) {
  std::ignore = knowledge.worth(position);  // reports an unknown position
  std::vector<MoveChooser> choosers;
  for (const ChoiceList& list : knowledge.choices(position)) {
    if (list.choices.empty()) continue;
    std::vector<double> chances;
    for (const Choice& choice : list.choices) chances.push_back(choice.chance.value());
    choosers.push_back([choices = list.choices, random = std::mt19937_64(seed),
                        draw = std::discrete_distribution<std::size_t>(chances.begin(), chances.end())]() mutable {
      return choices[draw(random)].text;
    });
  }
  return choosers;
}

}  // namespace

std::vector<MoveChooser> domineeringChoosers(Context& context, const MoveArguments& arguments, const AnyPosition& position,
                                             const std::stop_token& stop) {
  const SimultaneousVariantPtr variant = domineeringVariant(context, arguments.variant);
  if (arguments.player == perfect) return perfectChoosers(DomineeringKnowledge(context, variant, stop), position, arguments.seed);
  const bool solved = SimultaneousSolution::exists(context.dataDirectory(), *variant);
  const SimultaneousSolutionPtr solution = solved ? domineeringSolution(context, variant) : nullptr;
  std::vector<MoveChooser> choosers;
  for (const Side side : {Side::First, Side::Second}) {
    const domineering::PlayerSetup setup{variant, side, arguments.seed, solution};
    std::shared_ptr<domineering::Player> player =
        readText("player", arguments.player, [&setup](const std::string& text) { return domineering::makePlayer(text, setup); });
    choosers.push_back(
        [variant, side, position, stop, player] { return variant->formatMove(side, player->choose(position, stop)); });
  }
  return choosers;
}

/// Counts of the search of Komori et al. for both sides, and its evaluation for Vertical.
Judged domineeringEvaluation(const Play& play, const AnyPosition& position) {
  const SimultaneousVariantPtr variant = parseSimultaneousVariant(play.id()).value();
  const auto& board = dynamic_cast<const domineering::DomineeringVariant&>(*variant);
  const domineering::DominoCounts vertical = domineering::dominoCounts(board, position, Side::First);
  const domineering::DominoCounts horizontal = domineering::dominoCounts(board, position, Side::Second);
  const int value = domineering::evaluation(board, position, Side::First);
  const auto counts = [](const domineering::DominoCounts& each) { return Json{{"rm", each.remaining}, {"sm", each.safe}}; };
  return {fmt::format("{}\t{}\t{}\t{}\t{}", vertical.remaining, vertical.safe, horizontal.remaining, horizontal.safe, value),
          Json{{"vertical", counts(vertical)}, {"horizontal", counts(horizontal)}, {"value", value}}};
}

}  // namespace kotai::cli
