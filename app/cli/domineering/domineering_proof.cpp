#include "app/cli/domineering/domineering_proof.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "app/cli/base/interrupt.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/process_memory.h"
#include "app/cli/base/repair.h"
#include "app/cli/base/suggested_command.h"
#include "app/cli/base/visible_text.h"
#include "app/cli/domineering/domineering_strings.h"
#include "app/cli/output/progress_line.h"
#include "core/simultaneous/proved_outcome.h"
#include "solvers/domineering/exact/solve.h"
#include "solvers/domineering/proof/proof_time.h"
#include "solvers/domineering/proof/prove.h"

namespace kotai::cli {

namespace {

/// Uses the same words as the window.
std::string proofTimeText(const SimultaneousVariant& variant) {
  switch (domineering::proofTime(variant)) {
    case domineering::ProofTime::Seconds: return "It takes seconds";
    case domineering::ProofTime::LessThanAMinute: return "It takes less than a minute";
    case domineering::ProofTime::MinutesToAnHour: return "It takes from minutes to an hour";
    case domineering::ProofTime::HoursOrMore: break;
  }
  return "It takes hours, perhaps far more: such boards are open";
}

/// Adds the known result of the start, or the cost of finding it.
void addStartEstimate(Summary& summary, const Context& context, const SimultaneousVariant& variant,
                      const SolveArguments& arguments) {
  if (const auto proved = provedStartText(context, variant)) summary.add("start", *proved, "start", *proved);
  domineering::ProofOptions options;
  options.directory = context.dataDirectory();
  options.threads = arguments.threads;
  options.memoryBytes = memoryOf(arguments.memory);
  const auto memory = static_cast<double>(proofMemoryBytes(variant, options));
  const std::string time = proofTimeText(variant);
  const std::string text =
      !domineering::canSearchAllPlay(variant)
          ? "A search of play within pairs of rows or columns may prove what each side can force from the empty board. {}, and "
            "{} of memory. It can be stopped at any time and then begins the question at hand again."
          : "A search can prove what each side can force from the empty board. {}, and {} of memory. It can be stopped at any "
            "time and goes on where it was.";
  summary.add("proof", fmt::format(fmt::runtime(text), time, bytesText(memory)), "proof",
              Json{{"time", time}, {"memoryBytes", countToJson(memory)}});
}

/// Text such as "draw", or "between draw and vertical" if undecided.
std::string between(int least, int most) {
  if (least == most) return secureText(least);
  return fmt::format("between {} and {}", secureText(least), secureText(most));
}

std::string progressText(const domineering::ProofProgress& progress) {
  std::string text = fmt::format("question {} of {}: {:3.0f} %  {} nodes, {:.0f} s", progress.question + 1, progress.questions,
                                 100 * progress.done, grouped(progress.nodes), progress.seconds);
  if (progress.memoryBytes > 0) text += fmt::format(", {} of memory", bytesText(static_cast<double>(progress.memoryBytes)));
  return text;
}

void addOutcome(Summary& summary, const Context& context, const SimultaneousVariant& variant, const ProvedOutcome& proved) {
  summary.add("variant", variant.id(), "variant", variant.id());
  const auto outcome = proved.outcome();
  const std::string start = outcome ? secureText(static_cast<int>(*outcome)) + ", whatever either side tells beforehand"
                                    : between(proved.firstAtLeast, proved.secondAtMost) +
                                          (proved.settled() ? ": pure strategies do not settle it" : "");
  summary.add("start", start, "start", outcome ? Json(static_cast<int>(*outcome)) : Json(nullptr));
  const auto side = [&](const char* name, const char* key, int least, int most, const char* verb) {
    summary.add(name, fmt::format("{} {}{}", verb, between(least, most), least == most ? "" : " (open)"), key,
                Json{{"atLeast", least}, {"atMost", most}});
  };
  side("Vertical", "vertical", proved.firstAtLeast, proved.firstAtMost, "forces");
  side("Horizontal", "horizontal", proved.secondAtLeast, proved.secondAtMost, "holds Vertical to");
  summary.add("settled", proved.settled() ? "yes" : "no, questions remain open", "settled", proved.settled());
  const double rate = static_cast<double>(proved.nodes) / std::max(proved.seconds, 1e-6);
  summary.add("nodes", fmt::format("{} in all runs", grouped(proved.nodes)), "nodes", proved.nodes);
  summary.add("time", fmt::format("{} in all runs, {}", durationText(proved.seconds), rateText(rate, "nodes")), "seconds",
              proved.seconds);
  const std::string file = provedOutcomeFile(context.dataDirectory(), variant).string();
  summary.add("file", visibleText(file), "file", file);
}

void printOutcome(const Context& context, const SimultaneousVariant& variant, const domineering::ProofReport& report,
                  bool known) {
  const std::uint64_t peak = peakMemoryBytes();
  Summary summary;
  addOutcome(summary, context, variant, report.outcome);
  if (!known) summary.add("this run", durationText(report.seconds), "secondsOfThisRun", report.seconds);
  summary.add("peak memory", bytesText(static_cast<double>(peak)), "peakMemoryBytes", peak);
  summary.print(context.json);
}

}  // namespace

std::optional<std::string> provedStartText(const Context& context, const SimultaneousVariant& variant) {
  const auto proved = usableOutcome(context.dataDirectory(), variant);
  if (!proved) return std::nullopt;
  if (const auto outcome = proved->outcome()) return secureText(static_cast<int>(*outcome)) + " (proved)";
  return between(proved->firstAtLeast, proved->secondAtMost) + (proved->settled() ? " (proved)" : " (open)");
}

int printProved(const Context& context, const SimultaneousVariant& variant) {
  Summary summary;
  addOutcome(summary, context, variant, usableOutcome(context.dataDirectory(), variant).value());
  summary.note("positions", "proved from the start, not counted: only the positions of the strategies have values");
  summary.note("moves", suggestedCommand("probe --moves", variant.id(), context.dataOption) + " '" +
                            variant.formatPosition(variant.start()) + "'");
  summary.print(context.json);
  return exitDone;
}

void addProofEstimate(Summary& summary, const Context& context, const SimultaneousVariant& variant,
                      const SolveArguments& arguments) {
  const int cells = variant.columns() * variant.rows();
  if (!domineering::canBeProved(variant)) {
    summary.note("solve", fmt::format("would be refused: boards of more than {} cells with odd sides can only be played",
                                      domineering::largestProofCells));
    return;
  }
  addStartEstimate(summary, context, variant, arguments);
  const bool whole = cells <= domineering::largestSolvableCells;
  summary.add("every position",
              whole ? fmt::format("kotai-cli solve {} --exact values every position, at the costs below.", variant.id())
                    : "The board is too large to value every position.",
              "everyPosition", whole);
  if (whole)
    summary.note("solve",
                 "settles by search what each side forces from the start; with --exact it solves every position at the "
                 "costs below");
  else
    summary.note("solve", "settles by search what each side forces from the start: it stops and goes on as you like");
}

int proveDomineering(Context& context, const SimultaneousVariantPtr& variant, const SolveArguments& arguments) {
  domineering::ProofOptions options;
  options.directory = context.dataDirectory();
  options.threads = arguments.threads;
  options.memoryBytes = memoryOf(arguments.memory);
  const auto before = usableOutcome(options.directory, *variant);
  const bool known = before && before->settled();
  if (known) printNote(fmt::format("{} is already settled.", variant->id()));
  const Interrupt interrupt;
  domineering::ProofReport report;
  if (known) {
    report.finished = true;
    report.outcome = *before;
  } else {
    ProgressLine line(context.showsProgress());
    options.progress = [&line](const domineering::ProofProgress& progress) {
      if (line.due()) line.show(progressText(progress));
    };
    report = domineering::prove(variant, options, interrupt.token());
  }
  reportMovedAside(report.movedAside);
  if (!arguments.quiet) printOutcome(context, *variant, report, known);
  if (report.finished) return exitDone;
  if (report.leftOpen) {
    printNote(
        fmt::format("The rest is not known: on boards of more than {} cells, only play within pairs of rows or columns is tried.",
                    domineering::largestProofCells));
    return exitDone;
  }
  printNote(fmt::format("Stopped. Results so far are kept. Continue with: {}",
                        suggestedCommand("solve", variant->id(), context.dataOption)));
  return exitInterrupted;
}

}  // namespace kotai::cli
