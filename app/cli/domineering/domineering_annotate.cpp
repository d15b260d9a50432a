// Annotations of simultaneous games for `game annotate`.
#include <fmt/format.h>

#include "app/cli/base/interrupt.h"
#include "app/cli/domineering/domineering_commands.h"
#include "app/cli/domineering/domineering_knowledge.h"
#include "app/cli/domineering/domineering_strings.h"
#include "core/record/saved_game.h"

namespace kotai::cli {

std::vector<Annotation> annotateDomineering(Context& context, const SavedGame& saved) {
  const ReadTurnGame& game = std::get<ReadTurnGame>(saved.game);
  const SimultaneousVariantPtr variant = domineeringVariant(context, game.variant->id());
  const Interrupt interrupt;
  const DomineeringKnowledge knowledge(context, variant, interrupt.token());
  std::vector<Annotation> annotations;
  for (const AnyPosition& position : positionsOf(saved)) {
    const double value = std::get<GameValue>(knowledge.worth(position)).value;
    annotations.push_back({fmt::format("{:+.6f}", value), {{"value", value}}});
  }
  return annotations;
}

}  // namespace kotai::cli
