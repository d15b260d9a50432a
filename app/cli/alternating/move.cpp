// `move` for alternating games: how often a player chooses each move of a position.
#include <fmt/format.h>

#include <map>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/alternating/alternating_players.h"
#include "app/cli/base/format.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/base/visible_text.h"
#include "app/cli/output/move_counts.h"
#include "app/cli/output/progress_line.h"

namespace kotai::cli {

int moveAlternating(Context& context, const MoveArguments& options) {
  const VariantPtr variant = context.variant(options.variant);
  const AnyPosition position = context.position(*variant, options.position);
  const std::string text = variant->formatPosition(position);
  if (variant->finishedValue(position)) throw Failure(fmt::format("in position '{}' the game is over", shortenedText(text)));
  const Interrupt interrupt;
  const auto players = makePlayers(context, variant, {{options.player, options.seed}}, interrupt.token());
  std::map<std::string, std::uint64_t> chosen;
  {
    ProgressLine line(context.showsProgress());
    for (std::uint64_t game = 0; game < options.games; ++game) {
      interrupt.check();
      ++chosen[variant->formatMove(position, players.front()->choose(position))];
      if (line.due()) line.show(fmt::format("asked {} of {} times", grouped(game + 1), grouped(options.games)));
    }
  }
  printMoveCounts(context, options, text, mostFrequentFirst(chosen));
  return exitDone;
}

}  // namespace kotai::cli
