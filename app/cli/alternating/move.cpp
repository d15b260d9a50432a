// `move` of games in which the players alternate: how often a player chooses each move of a position.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/alternating/alternating_players.h"
#include "app/cli/base/format.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/base/visible_text.h"
#include "app/cli/output/progress_line.h"

namespace kotai::cli {

namespace {

using Count = std::pair<std::string, std::uint64_t>;

/// The most frequent move first, those of the same frequency by their text.
std::vector<Count> sorted(const std::map<std::string, std::uint64_t>& chosen) {
  std::vector<Count> counts(chosen.begin(), chosen.end());
  std::ranges::stable_sort(counts, std::ranges::greater(), &Count::second);
  return counts;
}

void print(const Context& context, const MoveArguments& options, const std::string& position, const std::vector<Count>& counts) {
  if (!context.json) {
    for (const auto& [move, count] : counts) fmt::print("{}\t{}\n", move, count);
    return;
  }
  Json moves = Json::array();
  for (const auto& [move, count] : counts) moves.push_back({{"move", move}, {"count", count}});
  const Json json{
      {"position", position}, {"player", options.player}, {"games", options.games}, {"seed", options.seed}, {"moves", moves}};
  fmt::print("{}\n", json.dump(2));
}

}  // namespace

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
  print(context, options, text, sorted(chosen));
  return exitDone;
}

}  // namespace kotai::cli
