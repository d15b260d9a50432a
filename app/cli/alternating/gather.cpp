// `gather` for alternating games: joins the shards of a solution into one file and checks that file.
#include <fmt/format.h>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/base/format.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/base/messages.h"
#include "app/cli/output/progress_line.h"
#include "core/tables/solution_gather.h"

namespace kotai::cli {

static Summary summaryOf(const Solution& solution, const GatherReport& report) {
  Summary summary;
  summary.add("variant", solution.variant()->id(), "variant", solution.variant()->id());
  summary.add("positions", grouped(solution.positions()), "positions", solution.positions());
  summary.add("shards", fmt::format("{}, not needed any more", report.shards.size()), "shards", report.shards.size());
  summary.add("file",
              fmt::format("{}, {}", visibleText(solution.file().string()), bytesText(static_cast<double>(solution.fileBytes()))),
              "file", Json{{"path", solution.file().string()}, {"bytes", solution.fileBytes()}});
  return summary;
}

int gatherAlternating(Context& context, const GatherArguments& options) {
  const VariantPtr variant = context.variant(options.variant);
  const std::vector<std::filesystem::path> further(options.from.begin(), options.from.end());
  const std::uint64_t tiers = variant->tierGraph().tierCount();
  const Interrupt interrupt;
  GatherReport report;
  {
    ProgressLine line(context.showsProgress());
    const auto progress = [&](std::uint64_t done) {
      if (line.due()) line.show(fmt::format("{} of {} tiers", grouped(done), grouped(tiers)));
    };
    report = gatherSolution(context.dataDirectory(), FileShape::of(*variant), further, progress, interrupt.token());
  }
  if (!report.finished) {
    printNote(fmt::format("Stopped. Finished parts are kept. Continue with: {}",
                          suggestedCommand("gather", variant->id(), context.dataOption)));
    return exitInterrupted;
  }
  if (!report.gathered) {
    printNote(fmt::format("{} is already one file.", variant->id()));
    return exitDone;
  }
  summaryOf(*context.solution(variant), report).print(context.json);
  return exitDone;
}

}  // namespace kotai::cli
