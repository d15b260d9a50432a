// `stats --evaluation` for alternating games: the evaluation of the game against the values of all unfinished positions.
#include <fmt/format.h>

#include <bit>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/output/accuracy.h"
#include "app/cli/output/progress_line.h"
#include "core/players/judge.h"
#include "core/query/search.h"

namespace kotai::cli {

namespace {

/// Groups of distances that double: 1, 2, 3-4, 5-8, ...
std::uint32_t groupOf(std::uint32_t distancePlies) { return static_cast<std::uint32_t>(std::bit_width(distancePlies - 1)); }

std::array<std::uint32_t, 2> distancesOf(std::uint32_t group) {
  const std::uint32_t last = 1U << group;
  return {group == 0 ? 1 : last / 2 + 1, last};
}

}  // namespace

int evaluationStatsAlternating(Context& context, const StatsArguments& options) {
  const VariantPtr variant = context.variant(options.variant);
  const SolutionPtr solution = context.solution(variant);
  const Interrupt interrupt;
  ProgressLine line(context.showsProgress());
  EvaluationAccuracy accuracy;
  query::SearchOptions search;
  search.keep = query::Keep::Hits;
  search.progress = [&](const query::Progress& now) { line.show(fmt::format("{:.0f} % looked through", 100 * now.share)); };
  search.take = [&](query::Found&& found) {
    for (const query::Hit& hit : found.hits) {
      const AnyPosition position = variant->positionAt(hit.location);
      if (variant->finishedValue(position)) continue;
      const bool decided = hit.value.outcome != Outcome::Draw;
      const double value = !decided ? 0 : hit.value.outcome == Outcome::Win ? 1 : -1;
      accuracy.add(evaluation(*variant, position), value, decided ? groupOf(hit.value.distancePlies) : 0);
    }
  };
  query::search(query::Prepared(solution, query::ofAll(variant), interrupt.token()), search, interrupt.token());
  interrupt.check();
  line.clear();
  printAccuracy(context, variant->id(), accuracy, {"plies to the end", "distances", distancesOf});
  return exitDone;
}

}  // namespace kotai::cli
