// `estimate` and `solve` for alternating games: estimates the cost, solves a variant, resumes an interrupted run, and prints the
// result.
#include <fmt/format.h>

#include <algorithm>
#include <atomic>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/base/english_strings.h"
#include "app/cli/base/format.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/position_count.h"
#include "app/cli/base/process_memory.h"
#include "app/cli/base/solve_options.h"
#include "app/cli/output/progress_line.h"
#include "app/cli/output/stored_positions.h"
#include "core/analysis/aggregate.h"
#include "core/game/free_start.h"

namespace kotai::cli {

static double shareDone(const retrograde::SolveProgress& progress) {
  if (progress.positionsTotal == 0) return 0;
  return static_cast<double>(progress.positionsDone) / static_cast<double>(progress.positionsTotal);
}

static std::string tiersText(const retrograde::SolveProgress& progress) {
  return fmt::format("{} of {} tiers, {} positions, {}", grouped(progress.tiersDone), grouped(progress.tiersTotal),
                     grouped(progress.positionsDone), rateText(progress.positionsPerSecond, "positions"));
}

/// Returns the name of the current stage, for a variant with a single tier.
static std::string stageText(const retrograde::SolveProgress& progress) {
  using retrograde::SolveStage;
  switch (progress.stage) {
    case SolveStage::Tiers: return tiersText(progress);
    case SolveStage::Preparing: return "preparing: what is won or lost at once";
    case SolveStage::Propagation:
      return fmt::format("spreading values back: {} plies from the end, {} positions", progress.plies,
                         grouped(progress.positionsDone));
    case SolveStage::Reachable: return "searching what can be reached from the start";
    case SolveStage::Marking: return "marking mates and zugzwangs";
    case SolveStage::Writing: return "writing the file";
  }
  return {};
}

static std::string progressText(const retrograde::SolveProgress& progress) {
  using retrograde::SolveStage;
  // Once every value is known, the share of positions is meaningless.
  const bool known = progress.stage >= SolveStage::Reachable;
  std::string text = known ? fmt::format("values known; {}, {:.0f} s", stageText(progress), progress.elapsedSeconds)
                           : fmt::format("{:3.0f} %  {}", 100 * shareDone(progress), stageText(progress));
  // The first tiers are too small for a prediction based on their speed.
  if (progress.remainingSeconds >= 0 && progress.elapsedSeconds > 0.5)
    text += fmt::format(", {} left", durationText(progress.remainingSeconds));
  if (progress.tableBytes > 0) text += fmt::format(", {} of tables", bytesText(static_cast<double>(progress.tableBytes)));
  return text;
}

static void addResult(Summary& summary, const Solution& solution) {
  const Variant& variant = *solution.variant();
  const Value start = solution.value(variant.start());
  const Totals all = totals(solution);
  const auto count = [&all](Outcome outcome) { return all.outcomes[static_cast<std::size_t>(outcome)]; };
  summary.add("variant", variant.id(), "variant", variant.id());
  summary.add("start", toText(start), "start", toJson(start));
  summary.add("positions", grouped(all.positions()), "positions", all.positions());
  addStored(summary, variant, all.positions());
  summary.add("win", grouped(count(Outcome::Win)), "win", count(Outcome::Win));
  summary.add("draw", grouped(count(Outcome::Draw)), "draw", count(Outcome::Draw));
  summary.add("loss", grouped(count(Outcome::Loss)), "loss", count(Outcome::Loss));
}

static void addRun(Summary& summary, const retrograde::SolveReport& report) {
  const double rate = report.seconds > 0 ? static_cast<double>(report.positionsSolved) / report.seconds : 0;
  std::string time = durationText(report.seconds);
  if (report.tiersResumed > 0) time += fmt::format(", going on from {} finished tiers", grouped(report.tiersResumed));
  if (report.resumed) time += ", going on from what an earlier run had saved";
  summary.add("time", time, "seconds", report.seconds);
  summary.set("tiersResumed", report.tiersResumed);
  summary.add("rate", rateText(rate, "positions"), "positionsPerSecond", rate);
  if (report.unmoves == 0) return;
  const double back = static_cast<double>(report.unmoves) / std::max(report.valueSeconds, 1e-9);
  summary.add("moves back", fmt::format("{}, {}", grouped(report.unmoves), rateText(back, "moves")), "movesBack", report.unmoves);
  summary.add("values known", "after " + durationText(report.valueSeconds), "valueSeconds", report.valueSeconds);
}

/// Adds rows for the peak memory and the file. \p peak: peak memory in bytes, measured before the solution was
/// opened, because opening also needs memory.
static void addMemoryAndFile(Summary& summary, const Solution& solution, std::uint64_t peak) {
  summary.add("peak memory", bytesText(static_cast<double>(peak)), "peakMemoryBytes", peak);
  summary.add("file",
              fmt::format("{}, {}", visibleText(solution.file().string()), bytesText(static_cast<double>(solution.fileBytes()))),
              "file", Json{{"path", solution.file().string()}, {"bytes", solution.fileBytes()}});
}

static void addCache(Summary& summary, const retrograde::CacheStatistics& cache) {
  summary.add(
      "cache",
      fmt::format("{} hits, {} reloads, {} evictions, at most {} of tables", grouped(cache.hits), grouped(cache.reloads),
                  grouped(cache.evictions), bytesText(static_cast<double>(cache.peakBytes))),
      "cache",
      Json{{"hits", cache.hits}, {"reloads", cache.reloads}, {"evictions", cache.evictions}, {"peakBytes", cache.peakBytes}});
}

static int printSolved(const Context& context, const VariantPtr& variant, bool quiet) {
  const std::uint64_t peak = peakMemoryBytes();
  const SolutionPtr solution = context.figures(variant);
  printNote(solution->hasValues() ? fmt::format("{} is already solved.", variant->id())
                                  : fmt::format("The figures of {} are already there.", variant->id()));
  Summary summary;
  addResult(summary, *solution);
  addMemoryAndFile(summary, *solution, peak);
  addFiguresOnly(summary, *solution);
  if (!quiet) summary.print(context.json);
  return exitDone;
}

/// Work done by one run before it was stopped.
struct StoppedRun {
  std::uint64_t tiersDone = 0;
  bool nothingStored = false;
  bool unsaved = false;  ///< whether the user has been warned that saving failed
};

static std::string keptText(const StoppedRun& run, std::uint64_t tiers) {
  if (run.nothingStored) return "nothing was finished yet";
  if (tiers > 1) return fmt::format("{} of {} tiers are finished and kept", grouped(run.tiersDone), grouped(tiers));
  return run.unsaved ? "everything saved before this error is kept"
                     : "everything up to the last save, a few seconds ago at most, is kept";
}

static int printStopped(const Context& context, const Variant& variant, bool figuresOnly, const StoppedRun& run) {
  const FileShape shape = figuresOnly ? FileShape::figuresOf(variant) : FileShape::of(variant);
  const std::string command = suggestedCommand(figuresOnly ? "solve --figures-only" : "solve", variant.id(), context.dataOption);
  printStoppedSolve(context.dataDirectory() / shape.fileName(), keptText(run, variant.tierGraph().tierCount()), command);
  return exitInterrupted;
}

/// Returns whether the result already exists. With --repair, moves a damaged file aside.
static bool isThere(const Context& context, const SolveArguments& arguments, const Variant& variant) {
  if (const VariantPtr usual = usualVariant(variant); usual && !isThere(context, arguments, *usual)) return false;
  if (isSolvedAlready(context, arguments, FileShape::of(variant))) return true;
  return arguments.figuresOnly && isSolvedAlready(context, arguments, FileShape::figuresOf(variant));
}

static VariantPtr variantToSolve(Context& context, const SolveArguments& arguments) {
  if (arguments.exact) throw UsageError("--exact is for large boards of games with simultaneous moves");
  const VariantPtr variant = context.variant(arguments.variant);
  if (arguments.figuresOnly && !retrograde::supportsFiguresOnly(*variant))
    throw UsageError(fmt::format("--figures-only: {} is solved in one piece and always keeps its values", variant->id()));
  return variant;
}

int estimateAlternating(Context& context, const SolveArguments& arguments) {
  const VariantPtr variant = context.variant(arguments.variant);
  const retrograde::Estimate estimate = retrograde::estimate(variant, solveOptions(context, arguments));
  Summary summary;
  summary.add("variant", variant->id(), "variant", variant->id());
  const PositionCount positions = positionCount(*variant);
  if (positions.kind != PositionCount::Kind::AtLeast) summary.add("tiers", grouped(estimate.tiers), "tiers", estimate.tiers);
  positions.addTo(summary, "positions");
  const std::string lowerBound = positions.kind == PositionCount::Kind::AtLeast ? "more than " : "";
  summary.add("memory", bytesText(estimate.memoryBytes) + " is enough", "memoryBytes", countToJson(estimate.memoryBytes));
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

double secondsToSolve(Context& context, const SolveArguments& arguments) {
  return retrograde::estimate(context.variant(arguments.variant), solveOptions(context, arguments)).seconds;
}

int solveAlternating(Context& context, const SolveArguments& arguments) {
  const VariantPtr variant = variantToSolve(context, arguments);
  retrograde::SolveOptions options = solveOptions(context, arguments);
  if (isThere(context, arguments, *variant)) return printSolved(context, variant, arguments.quiet);
  const Interrupt interrupt;
  retrograde::SolveReport report;
  std::atomic<std::uint64_t> tiersDone = 0;
  UnsavedWarning warning;
  {
    ProgressLine line(context.showsProgress());
    options.progress = [&](const retrograde::SolveProgress& progress) {
      tiersDone = progress.tiersDone;
      warning.report(line, progress.unsaved);
      if (line.due()) line.show(progressText(progress));
    };
    report = retrograde::solve(variant, options, interrupt.token());
  }
  const std::uint64_t peak = peakMemoryBytes();
  if (report.discardedOldWork)
    printNote(
        "The earlier run could not be resumed, because values that other tiers need were missing or damaged. Solving started "
        "again.");
  if (!report.finished)
    return printStopped(context, *variant, arguments.figuresOnly, {tiersDone, report.nothingStored, warning.isUnsaved()});

  const SolutionPtr solution = context.figures(variant);
  Summary summary;
  addResult(summary, *solution);
  addRun(summary, report);
  addMemoryAndFile(summary, *solution, peak);
  addFiguresOnly(summary, *solution);
  if (variant->tierGraph().tierCount() > 1) addCache(summary, report.cache);
  if (!arguments.quiet) summary.print(context.json);
  return exitDone;
}

}  // namespace kotai::cli
