// `estimate` for alternating games: what solving would need, before it starts.
#include <cmath>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/base/english_strings.h"
#include "app/cli/base/format.h"
#include "app/cli/base/position_count.h"

namespace kotai::cli {

int estimateAlternating(Context& context, const SolveArguments& arguments) {
  const VariantPtr variant = context.variant(arguments.variant);
  const retrograde::Estimate estimate = retrograde::estimate(variant, solveOptions(context, arguments));
  Summary summary;
  summary.add("variant", variant->id(), "variant", variant->id());
  const PositionCount positions = positionCount(*variant);
  if (positions.kind != PositionCount::Kind::AtLeast) summary.add("tiers", grouped(estimate.tiers), "tiers", estimate.tiers);
  positions.addTo(summary, "positions");
  const std::string lowerBound = positions.kind == PositionCount::Kind::AtLeast ? "more than " : "";
  summary.add("memory", bytesText(estimate.memoryBytes) + " at least", "memoryBytes", countToJson(estimate.memoryBytes));
  summary.add("comfortable", bytesText(estimate.comfortableMemoryBytes) + " of memory, with which no table is read back",
              "comfortableMemoryBytes", countToJson(estimate.comfortableMemoryBytes));
  summary.add("planned", bytesText(estimate.plannedMemoryBytes) + " is what solve would take here", "plannedMemoryBytes",
              countToJson(estimate.plannedMemoryBytes));
  summary.add("memory there", bytesText(estimate.availableMemoryBytes), "availableMemoryBytes",
              countToJson(estimate.availableMemoryBytes));
  summary.add("disk", lowerBound + bytesText(estimate.diskBytes), "diskBytes", countToJson(estimate.diskBytes));
  summary.add("disk free", bytesText(estimate.availableDiskBytes), "availableDiskBytes",
              countToJson(estimate.availableDiskBytes));
  summary.add("time", (lowerBound.empty() ? "about " : lowerBound) + roughDurationText(estimate.seconds), "seconds",
              estimate.seconds);
  if (estimate.refusal) {
    const std::string reason = englishText(*estimate.refusal, variant->id(), context.dataOption);
    summary.add("solve", "would be refused: " + reason, "refusal", reason);
  }
  summary.print(context.json);
  return exitDone;
}

}  // namespace kotai::cli
