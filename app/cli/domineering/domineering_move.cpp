// `move` for simultaneous games: how often each side's player chooses each move.
#include <fmt/format.h>

#include <random>

#include "app/cli/base/interrupt.h"
#include "app/cli/base/visible_text.h"
#include "app/cli/domineering/domineering_commands.h"
#include "app/cli/domineering/domineering_strings.h"
#include "app/cli/domineering/proved_values.h"
#include "app/cli/output/move_counts.h"
#include "solvers/domineering/players/player.h"

namespace kotai::cli {

namespace {

constexpr const char* perfect = "perfect";

using Chosen = std::map<std::string, std::uint64_t>;

/// From the optimal strategies, or the strategies of a proof.
Chosen perfectMoves(const SimultaneousVariant& variant, Side side, const TurnStrategies& both, const MoveArguments& arguments) {
  const auto which = static_cast<std::size_t>(side);
  Chosen chosen;
  if (both.moves[which].empty()) return chosen;
  std::mt19937_64 random(arguments.seed);
  std::discrete_distribution<std::size_t> choice(both.chances[which].begin(), both.chances[which].end());
  for (std::uint64_t game = 0; game < arguments.games; ++game)
    ++chosen[variant.formatMove(side, both.moves[which][choice(random)])];
  return chosen;
}

std::unique_ptr<domineering::Player> playerOf(const MoveArguments& arguments, const domineering::PlayerSetup& setup) {
  checkReadable("player", arguments.player);
  auto player = domineering::makePlayer(arguments.player, setup);
  if (!player) throw TextFailure("player", arguments.player, player.error());
  return std::move(*player);
}

Chosen movesOf(const MoveArguments& arguments, const domineering::PlayerSetup& setup, const AnyPosition& position,
               const Interrupt& interrupt) {
  const auto player = playerOf(arguments, setup);
  Chosen chosen;
  for (std::uint64_t game = 0; game < arguments.games; ++game) {
    ++chosen[setup.variant->formatMove(setup.side, player->choose(position, interrupt.token()))];
    interrupt.check();
  }
  return chosen;
}

}  // namespace

int moveDomineering(Context& context, const MoveArguments& arguments) {
  const SimultaneousVariantPtr variant = domineeringVariant(context, arguments.variant);
  const AnyPosition position = domineeringPosition(*variant, arguments.position);
  const std::string text = variant->formatPosition(position);
  if (variant->finished(position)) throw Failure(fmt::format("in position '{}' the game is over", shortenedText(text)));
  const Interrupt interrupt;
  const bool solved = SimultaneousSolution::exists(context.dataDirectory(), *variant);
  TurnStrategies both;
  if (arguments.player == perfect) {
    const PositionValuesPtr values = valuesFrom(context, variant, position, interrupt.token());
    knownValue(*values, position);  // reports an unknown position
    both = strategiesOf(*values, position).value_or(TurnStrategies{});
  }
  std::vector<MoveCount> counts;
  for (const Side side : {Side::First, Side::Second}) {
    const domineering::PlayerSetup setup{variant, side, arguments.seed, solved ? domineeringSolution(context, variant) : nullptr};
    const Chosen chosen = arguments.player == perfect ? perfectMoves(*variant, side, both, arguments)
                                                      : movesOf(arguments, setup, position, interrupt);
    for (MoveCount& each : mostFrequentFirst(chosen)) counts.push_back(std::move(each));
  }
  printMoveCounts(context, arguments, text, counts);
  return exitDone;
}

}  // namespace kotai::cli
