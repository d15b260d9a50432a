// Implements `estimate`, `solve`, `stats`, `verify` and `variants` for simultaneous games.
#include <fmt/format.h>

#include <algorithm>

#include "app/cli/base/english_strings.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/process_memory.h"
#include "app/cli/base/solve_options.h"
#include "app/cli/domineering/domineering_commands.h"
#include "app/cli/domineering/domineering_knowledge.h"
#include "app/cli/domineering/domineering_proof.h"
#include "app/cli/domineering/domineering_strings.h"
#include "app/cli/output/accuracy_groups.h"
#include "app/cli/output/progress_line.h"
#include "app/cli/output/verify_rows.h"
#include "core/analysis/figures_checksum.h"
#include "core/games/domineering/counts.h"
#include "core/games/domineering/evaluation.h"
#include "core/simultaneous/position_list.h"
#include "core/simultaneous/proved_outcome.h"
#include "core/simultaneous/registry.h"
#include "core/tables/solution_check.h"
#include "core/verify/domineering/verify.h"
#include "solvers/domineering/exact/estimate.h"
#include "solvers/domineering/exact/solve.h"
#include "solvers/domineering/proof/proof_time.h"

namespace kotai::cli {

using Kind = DomineeringMismatch::Kind;

static std::string valueText(const GameValue& value) {
  return fmt::format("{} ({}, {})", payoffText(value.value), value.firstSecure, value.secondSecure);
}

static const char* kindText(Kind kind) {
  switch (kind) {
    case Kind::Value: return "value";
    case Kind::Order: return "not in its place";
    case Kind::Missing: return "missing";
    case Kind::Unreachable: return "cannot be reached";
    case Kind::Count: return "count";
  }
  return "";
}

static Verified verifiedOf(const DomineeringVerifyReport& report) {
  Verified verified{.counts = report, .matrices = report.matrices};
  for (const DomineeringMismatch& mismatch : report.mismatches) {
    std::string line = fmt::format("{}\t{}", mismatch.position, kindText(mismatch.kind));
    Json json{{"kind", kindText(mismatch.kind)}, {"position", mismatch.position}};
    if (mismatch.kind == Kind::Value) {
      line += fmt::format("\tstored {}\tderived {}", valueText(mismatch.stored), valueText(mismatch.derived));
      json.update({{"stored", toJson(mismatch.stored)}, {"derived", toJson(mismatch.derived)}});
    }
    if (mismatch.kind == Kind::Count) {
      line += fmt::format("\tstored {}\tderived {}", mismatch.storedCount, mismatch.derivedCount);
      json.update({{"stored", mismatch.storedCount}, {"derived", mismatch.derivedCount}});
    }
    verified.lines.push_back(std::move(line));
    verified.listed.push_back(std::move(json));
  }
  return verified;
}

static Json totalsOf(const CoveredCounts& all) {
  return {{"countedPositions", all.positions()}, {"class-vertical", all.byClass[0]}, {"class-horizontal", all.byClass[1]},
          {"class-draw", all.byClass[2]},        {"class-mixed", all.byClass[3]},    {"finished", all.finished}};
}

static void openSolution(FoundVariant& what, const std::filesystem::path& directory, const SimultaneousVariantPtr& variant) {
  what.state = "damaged";
  checkSolution(directory, fileShapeOf(*variant), quickCheckBytes);
  const auto solution = SimultaneousSolution::open(directory, variant);
  what.totals = totalsOf(classTotals(*solution));
  what.positions = {solution->positions(), PositionCount::Kind::Exact};
  const GameValue start = knownValue(*solution, variant->start());
  what.startText = fmt::format("{} ({})", payoffText(start.value), classText(start));
  what.start = toJson(start);
  what.bytes = solution->fileBytes();
  what.state = "solved";
}

static void readSearch(FoundVariant& what, const Context& context, const SimultaneousVariant& variant) {
  const std::filesystem::path directory = context.dataDirectory();
  if (std::filesystem::exists(directory / (fileShapeOf(variant).fileName() + ".part"))) what.state = "unfinished";
  if (const auto proved = provedStartText(context, variant)) {
    what.state = "searched";
    what.startText = *proved;
    what.start = *proved;
  } else if (std::filesystem::exists(provedOutcomeFile(directory, variant))) {
    what.state = "damaged";
    readProvedOutcome(directory, variant);  // throws if the file is damaged
  }
}

using domineering::ExactProgress;

/// Returns whether to solve a board completely. Larger boards are solved only on request, because a proof search finds the
/// outcome of their start position much sooner.
static bool isSolvedWhole(const SimultaneousVariant& variant, bool exact) {
  return exact ? variant.columns() * variant.rows() <= domineering::largestSolvableCells(variant)
               : domineering::isSolvedWhole(variant);
}

static void addStart(Summary& summary, const SimultaneousSolution& solution) {
  const SimultaneousVariant& variant = *solution.variant();
  const GameValue start = knownValue(solution, variant.start());
  summary.add("variant", variant.id(), "variant", variant.id());
  summary.add("start", fmt::format("{} ({})", payoffText(start.value), classText(start)), "start", toJson(start));
}

static void addClasses(Summary& summary, const SimultaneousSolution& solution) {
  const CoveredCounts all = classTotals(solution);
  const std::uint64_t stored = solution.positions();
  const std::uint64_t positions = all.positions();
  const auto add = [&](const std::string& label, const std::string& key, std::uint64_t count, const std::string& meaning) {
    const double percent = positions > 0 ? 100 * static_cast<double>(count) / static_cast<double>(positions) : 0;
    summary.add(label, fmt::format("{} ({:.2f} %): {}", grouped(count), percent, meaning), key, count);
  };
  summary.add("positions", grouped(stored) + " (reachable; images count once, dead cells as covered)", "positions", stored);
  summary.set("countedPositions", positions);
  if (positions != stored)
    summary.note("counted", grouped(positions) + " (on a square board, images that exchange the sides count, too)");
  add("vertical", "class-vertical", all.byClass[0], "Vertical can force a win, even if it announces its moves");
  add("horizontal", "class-horizontal", all.byClass[1], "Horizontal can do so");
  add("draw", "class-draw", all.byClass[2], "both sides can force at least a draw");
  add("mixed", "class-mixed", all.byClass[3], "pure strategies do not settle them");
  add("finished", "finished", all.finished, "at most one side can move");
}

static void addValues(Summary& summary, const ValueDistribution& distribution) {
  Json list = Json::array();
  std::string common;
  for (const auto& value : distribution.common) {
    if (value.value == -1 || value.value == 0 || value.value == 1) continue;
    const std::string text =
        value.denominator != 0 ? fmt::format("{}/{}", value.numerator, value.denominator) : payoffText(value.value);
    if (list.size() < 5) common += fmt::format("{}{} ({})", common.empty() ? "" : ", ", text, grouped(value.count));
    list.push_back({{"value", value.value}, {"fraction", text}, {"count", value.count}});
  }
  summary.add("different values", grouped(distribution.distinct), "distinctValues", distribution.distinct);
  if (!common.empty()) summary.note("most common between", common);
  summary.set("commonValues", std::move(list));
}

/// Progress texts of a solve. The solve first finds the positions, whose number is unknown, and then evaluates the
/// positions.
class ProgressWords {
 public:
  void begin(const ExactProgress& progress) {
    m_now = Pace::Clock::now();
    if (progress.valuing)
      m_valuing.begin(progress.positionsValued, m_now);
    else
      m_finding.begin(progress.positionsFound, m_now);
  }
  std::string text(const ExactProgress& progress) {
    const std::uint64_t found = progress.positionsFound;
    const std::uint64_t valued = progress.positionsValued;
    if (!progress.valuing)
      return fmt::format("{} positions found{}", grouped(found), m_finding.text(found, 0, "positions", m_now));
    return fmt::format("{:3.0f} %  {} of {} positions valued{}",
                       100 * static_cast<double>(valued) / static_cast<double>(std::max<std::uint64_t>(found, 1)),
                       grouped(valued), grouped(found), m_valuing.text(valued, found, "positions", m_now));
  }

 private:
  Pace m_finding;
  Pace m_valuing;
  Pace::Clock::time_point m_now;
};

static int printSolved(const Context& context, const SimultaneousVariantPtr& variant, const domineering::SolveReport* report,
                       bool quiet) {
  if (quiet) return exitDone;
  const std::uint64_t peak = peakMemoryBytes();
  const auto solution = domineeringSolution(context, variant);
  Summary summary;
  addStart(summary, *solution);
  addClasses(summary, *solution);
  if (report) {
    std::string time = durationText(report->seconds);
    if (report->tiersResumed > 0) time += fmt::format(", going on from {} finished tiers", grouped(report->tiersResumed));
    summary.add("time", time, "seconds", report->seconds);
    summary.set("tiersResumed", report->tiersResumed);
    const double rate = static_cast<double>(report->positions) / std::max(report->seconds, 1e-6);
    summary.add("rate", rateText(rate, "positions"), "positionsPerSecond", rate);
  }
  summary.add("peak memory", bytesText(static_cast<double>(peak)), "peakMemoryBytes", peak);
  summary.add(
      "file",
      fmt::format("{}, {}", visibleText(solution->file().string()), bytesText(static_cast<double>(solution->fileBytes()))),
      "file", Json{{"path", solution->file().string()}, {"bytes", solution->fileBytes()}});
  summary.print(context.json);
  return exitDone;
}

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

int verifyDomineeringSolution(Context& context, const VerifyArguments& arguments) {
  checkSampleIsOffered(arguments, false);
  const SimultaneousVariantPtr variant = domineeringVariant(context, arguments.variant);
  if (isOnlyProved(context, *variant)) return verifyProved(context, variant, arguments.threads);
  const auto solution = domineeringSolution(context, variant);
  return runCheck(context, arguments, solution->file(),
                  [&solution](const VerifyOptions& options) { return verifiedOf(verifyDomineering(*solution, options)); });
}

void inspectDomineering(Context& context, const Play& play, bool, FoundVariant& what) {
  const SimultaneousVariantPtr variant = parseSimultaneousVariant(play.id()).value();
  if (const auto counted = domineering::countedPositions(variant->columns(), variant->rows(), variant->pieceSquares()))
    what.positions = {*counted, PositionCount::Kind::Exact};
  const std::filesystem::path directory = context.dataDirectory();
  if (SimultaneousSolution::exists(directory, *variant))
    openSolution(what, directory, variant);
  else
    readSearch(what, context, *variant);
}

/// Formats a known result. A win is a win of the first side.
std::pair<std::string, Json> knownDomineeringStart(const KnownResult& known) {
  const std::string winner = secureText(static_cast<int>(known.start) - static_cast<int>(Outcome::Draw));
  return {winner, winner};
}

int estimateDomineering(Context& context, const SolveArguments& arguments) {
  const SimultaneousVariantPtr variant = domineeringVariant(context, arguments.variant);
  const domineering::Estimate estimate =
      domineering::estimate(variant, solverOptions<domineering::SolveOptions>(context, arguments));
  Summary summary;
  summary.add("variant", variant->id(), "variant", variant->id());
  if (!isSolvedWhole(*variant, false)) addProofEstimate(summary, context, *variant, arguments);
  summary.add("tiers", grouped(static_cast<std::uint64_t>(variant->columns() * variant->rows() + 1)), "tiers",
              variant->columns() * variant->rows() + 1);
  summary.add("positions", (estimate.positionsExact ? "" : "about ") + grouped(estimate.positions), "positions",
              countToJson(estimate.positions));
  if (!estimate.positionsExact) summary.set("positionsAre", "about");
  if (!isSolvedWhole(*variant, true)) {  // the board is too large to solve, so only JSON contains the estimates
    summary.set("memoryBytes", countToJson(estimate.memoryBytes));
    summary.set("availableMemoryBytes", countToJson(estimate.availableMemoryBytes));
    summary.set("diskBytes", countToJson(estimate.diskBytes));
    summary.set("availableDiskBytes", countToJson(estimate.availableDiskBytes));
    summary.set("seconds", estimate.seconds);
    summary.print(context.json);
    return exitDone;
  }
  summary.add("memory", bytesText(estimate.memoryBytes), "memoryBytes", countToJson(estimate.memoryBytes));
  summary.add("memory there", bytesText(estimate.availableMemoryBytes), "availableMemoryBytes",
              countToJson(estimate.availableMemoryBytes));
  summary.add("disk", "about " + bytesText(estimate.diskBytes), "diskBytes", countToJson(estimate.diskBytes));
  summary.add("disk free", bytesText(estimate.availableDiskBytes), "availableDiskBytes",
              countToJson(estimate.availableDiskBytes));
  summary.add("time", "about " + roughDurationText(estimate.seconds), "seconds", estimate.seconds);
  if (estimate.refusal && isSolvedWhole(*variant, true)) {
    const std::string reason = englishText(*estimate.refusal, variant->id(), context.dataOption);
    summary.add("solve", "would be refused: " + reason, "refusal", reason);
  }
  summary.print(context.json);
  return exitDone;
}

double secondsToSolveDomineering(Context& context, const SolveArguments& arguments) {
  const SimultaneousVariantPtr variant = domineeringVariant(context, arguments.variant);
  if (isSolvedWhole(*variant, arguments.exact))
    return domineering::estimate(variant, solverOptions<domineering::SolveOptions>(context, arguments)).seconds;
  return domineering::secondsToProve(*variant);
}

int solveDomineering(Context& context, const SolveArguments& arguments) {
  if (arguments.figuresOnly) throw UsageError("--figures-only is for games in which the players alternate");
  const SimultaneousVariantPtr variant = domineeringVariant(context, arguments.variant);
  auto options = solverOptions<domineering::SolveOptions>(context, arguments);
  if (isSolvedAlready(context, arguments, fileShapeOf(*variant))) {
    printNote(fmt::format("{} is already solved.", variant->id()));
    return printSolved(context, variant, nullptr, arguments.quiet);
  }
  if (!isSolvedWhole(*variant, arguments.exact)) return proveDomineering(context, variant, arguments);
  const Interrupt interrupt;
  domineering::SolveReport report;
  {
    ProgressLine line(context.showsProgress());
    ProgressWords words;
    options.progress = [&](const ExactProgress& progress) {
      words.begin(progress);
      if (line.due()) line.show(words.text(progress));
    };
    report = domineering::solve(variant, options, interrupt.token());
  }
  if (!report.finished) {
    printStoppedSolve(context.dataDirectory() / fileShapeOf(*variant).fileName(), "the finished tiers are kept",
                      suggestedCommand(arguments.exact ? "solve --exact" : "solve", variant->id(), context.dataOption));
    return exitInterrupted;
  }
  return printSolved(context, variant, &report, arguments.quiet);
}

int statsDomineering(Context& context, const StatsArguments& arguments) {
  if (arguments.evaluation) return evaluationStatsDomineering(context, arguments);
  const SimultaneousVariantPtr variant = domineeringVariant(context, arguments.variant);
  if (isOnlyProved(context, *variant)) return printProved(context, *variant);
  const auto solution = domineeringSolution(context, variant);
  const Interrupt interrupt;
  DistributionOptions options;
  options.common = 23;  // three more than the default, so that the values -1, 0 and 1 fit as well
  const auto distribution = valueDistribution(*solution, options, interrupt.token());
  interrupt.check();
  Summary summary;
  addStart(summary, *solution);
  addClasses(summary, *solution);
  addValues(summary, *distribution);
  const std::string checksum = figuresChecksum(storedClassesByCovered(*solution));
  summary.add("checksum", checksum + " (of the classes by covered squares, as stored)", "checksum", checksum);
  summary.print(context.json);
  return exitDone;
}

}  // namespace kotai::cli
