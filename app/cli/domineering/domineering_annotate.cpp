// The annotations of `game annotate` in games with simultaneous moves.
#include <fmt/format.h>

#include "app/cli/base/interrupt.h"
#include "app/cli/domineering/domineering_commands.h"
#include "app/cli/domineering/domineering_strings.h"
#include "core/record/saved_game.h"

namespace kotai::cli {

std::vector<std::string> annotateDomineering(Context& context, const SavedGame& saved) {
  const ReadTurnGame& game = std::get<ReadTurnGame>(saved.game);
  const SimultaneousVariantPtr variant = domineeringVariant(context, game.variant->id());
  const Interrupt interrupt;
  const PositionValuesPtr values = valuesFrom(context, variant, game.start, interrupt.token());
  std::vector<std::string> words;
  for (const AnyPosition& position : positionsOf(saved))
    words.push_back(fmt::format("{:+.6f}", knownValue(*values, position).value));
  return words;
}

}  // namespace kotai::cli
