// `stats --evaluation` for simultaneous games: the evaluation of Komori et al. against the values of all unfinished positions.
#include <fmt/format.h>

#include "app/cli/base/interrupt.h"
#include "app/cli/domineering/domineering_commands.h"
#include "app/cli/domineering/domineering_strategy.h"
#include "app/cli/domineering/domineering_strings.h"
#include "app/cli/output/accuracy.h"
#include "app/cli/output/progress_line.h"
#include "core/games/domineering/evaluation.h"
#include "core/simultaneous/position_list.h"

namespace kotai::cli {

int evaluationStatsDomineering(Context& context, const StatsArguments& arguments) {
  constexpr std::uint64_t pagePositions = 4096;
  const SimultaneousVariantPtr variant = domineeringVariant(context, arguments.variant);
  requireValues(context, *variant);
  const Interrupt interrupt;
  const SimultaneousPositionList list(domineeringSolution(context, variant), {}, interrupt.token());
  interrupt.check();
  const auto& board = dynamic_cast<const domineering::DomineeringVariant&>(*variant);
  EvaluationAccuracy accuracy;
  ProgressLine line(context.showsProgress());
  for (std::uint64_t first = 0; first < list.count(); first += pagePositions) {
    for (const ListedGamePosition& listed : list.page(first, pagePositions, interrupt.token()))
      accuracy.add(domineering::evaluation(board, listed.position, Side::First), listed.value.value,
                   static_cast<std::uint32_t>(listed.covered));
    interrupt.check();
    if (line.due())
      line.show(fmt::format("{:.0f} % looked through", 100.0 * static_cast<double>(first) / static_cast<double>(list.count())));
  }
  line.clear();
  printAccuracy(context, variant->id(), accuracy, {"covered squares", "covered", [](std::uint32_t covered) {
                                                     return std::array{covered, covered};
                                                   }});
  return exitDone;
}

}  // namespace kotai::cli
