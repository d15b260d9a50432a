#include "app/cli/domineering/domineering_proof.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <thread>
#include <utility>

#include "app/cli/base/interrupt.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/process_memory.h"
#include "app/cli/domineering/domineering_strings.h"
#include "app/cli/output/progress_line.h"
#include "core/simultaneous/proved_outcome.h"
#include "core/simultaneous/registry.h"
#include "core/verify/domineering/strategy_checker.h"
#include "solvers/domineering/exact/solve.h"
#include "solvers/domineering/proof/proof_time.h"
#include "solvers/domineering/proof/prove.h"
#include "solvers/domineering/proof/strategy_text.h"

namespace kotai::cli {

using domineering::nameOf;

/// Returns the result that a side's strategy secures: "a win" or "at least a draw".
static const char* promiseText(int payoff) { return payoff > 0 ? "a win" : "at least a draw"; }

static const char* bandsText(const Strategy& strategy) {
  if (!strategy.inBands) return "";
  return strategy.side == Side::First ? " within bands of rows" : " within bands of columns";
}

/// Describes the measured time for writing the strategies of a proof.
static const char* strategyTimeText(const SimultaneousVariant& variant) {
  switch (domineering::proofTime(variant)) {
    case domineering::ProofTime::Seconds: return "seconds";
    case domineering::ProofTime::LessThanAMinute: return "a few minutes";
    case domineering::ProofTime::MinutesToAnHour:
    case domineering::ProofTime::HoursOrMore: break;
  }
  return "from minutes to hours";
}

/// Prints a note that a command must first write the strategies, and how long this takes.
static void announceStrategies(const SimultaneousVariant& variant) {
  printNote(fmt::format("{} is proved, but the strategies with its moves are not written yet. Writing them takes {}.",
                        variant.id(), strategyTimeText(variant)));
}

/// Returns the result of make(). If another program has locked the proof, waits until the lock is released.
template <class Make>
static auto afterOthers(const std::string& id, const std::stop_token& stop, ProgressLine& line, Make&& make) {
  constexpr auto pause = std::chrono::milliseconds(200);
  for (bool isFirst = true;; isFirst = false) {
    try {
      return make();
    } catch (const SolutionError& error) {
      if (error.fault() != SolutionFault::Locked) throw;
    }
    if (isFirst) {
      line.clear();
      printNote(fmt::format("Another program is proving {} or writing its strategies. Waiting for it.", id));
    }
    std::this_thread::sleep_for(pause);
    if (stop.stop_requested()) throw Interrupted();
  }
}

static domineering::StrategyReport madeStrategies(const Context& context, const SimultaneousVariantPtr& variant, unsigned threads,
                                                  const std::stop_token& stop, ProgressLine& line) {
  domineering::ProofOptions options;
  options.directory = context.dataDirectory();
  options.threads = threads;
  options.progress = [&line](const domineering::ProofProgress& progress) {
    if (line.due()) line.show(fmt::format("proving again: {} nodes, {:.0f} s", grouped(progress.nodes), progress.seconds));
  };
  bool isWriting = false;
  auto report = afterOthers(variant->id(), stop, line, [&] {
    return domineering::makeStrategies(variant, options, stop, [&](std::uint64_t entries) {
      if (!std::exchange(isWriting, true)) {
        line.clear();
        announceStrategies(*variant);
      }
      if (line.due()) line.show(fmt::format("strategy: {} positions", grouped(entries)));
    });
  });
  line.clear();
  reportMovedAside(report.movedAside);
  if (stop.stop_requested()) {
    if (isWriting) printNote("Stopped. The proof and finished strategies are kept. An unfinished strategy is not.");
    throw Interrupted();
  }
  if (report.tooLarge) throw Failure(fmt::format("a strategy for {} would have too many positions", variant->id()));
  if (report.strategies.empty())
    throw Failure(fmt::format(
        "as far as is known, neither side of {} can force a draw or a win, so there is no strategy to write", variant->id()));
  return report;
}

static void addRows(RowWriter& rows, const Strategy& strategy) {
  const domineering::StrategyText text(strategy);
  for (const Strategy::Entry& entry : strategy.entries)
    rows.add(std::array<RowCell, 7>{nameOf(strategy.side), std::int64_t{strategy.payoff}, text.position(entry),
                                    std::int64_t{entry.ownStore}, std::int64_t{entry.otherStore}, text.move(entry),
                                    std::int64_t{strategy.inBands ? 1 : 0}});
}

/// Writes a strategy as an object that contains arrays of moves.
static void writeJson(std::FILE* file, const Strategy& strategy) {
  const domineering::StrategyText text(strategy);
  fmt::print(file, "{{\"side\": \"{}\", \"payoff\": {}, \"columns\": {}, \"rows\": {}, \"inBands\": {}, \"moves\": [\n",
             nameOf(strategy.side), strategy.payoff, strategy.columns, strategy.rows, strategy.inBands);
  for (std::size_t number = 0; number < strategy.entries.size(); ++number) {
    const Strategy::Entry& entry = strategy.entries[number];
    fmt::print(file, "[\"{}\", {}, {}, \"{}\"]{}\n", text.position(entry), entry.ownStore, entry.otherStore, text.move(entry),
               number + 1 < strategy.entries.size() ? "," : "");
  }
  fmt::print(file, "]}}");
}

static Strategy readBack(const Context& context, const SimultaneousVariant& variant, Side side) {
  auto strategy = readStrategy(context.dataDirectory(), variant, side);
  if (!strategy) throw SolutionError(SolutionFault::NotFound, strategyFile(context.dataDirectory(), variant, side));
  return std::move(*strategy);
}

static StrategyClaim claimOf(const SimultaneousVariant& variant, const domineering::StrategyReport::WrittenStrategy& made) {
  const BoardSize board = orientedBoard(variant, made.side);
  return {board.columns, board.rows, made.payoff};
}

/// Describes how long a proof takes, in the same words as the window.
static std::string proofTimeText(const SimultaneousVariant& variant) {
  switch (domineering::proofTime(variant)) {
    case domineering::ProofTime::Seconds: return "The search takes a few seconds";
    case domineering::ProofTime::LessThanAMinute: return "The search takes less than a minute";
    case domineering::ProofTime::MinutesToAnHour: return "The search takes between a few minutes and an hour";
    case domineering::ProofTime::HoursOrMore: break;
  }
  return "The search takes hours, perhaps much longer";
}

/// Adds the known result of the start position, or the cost of proving the result.
static void addStartEstimate(Summary& summary, const Context& context, const SimultaneousVariant& variant,
                             const SolveArguments& arguments) {
  if (const auto proved = provedStartText(context, variant)) summary.add("start", *proved, "start", *proved);
  auto options = solverOptions<domineering::ProofOptions>(context, arguments);
  const auto memory = static_cast<double>(proofMemoryBytes(variant, options));
  const std::string time = proofTimeText(variant);
  const std::string text =
      !domineering::canSearchAllPlay(variant)
          ? "A search of play within bands of rows or columns may prove what each side can force from the empty board. {}, and "
            "{} of memory. It can be stopped at any time and then begins the question at hand again."
          : "A search can prove what each side can force from the empty board. {}, and {} of memory. It can be stopped at any "
            "time and goes on where it was.";
  summary.add("proof", fmt::format(fmt::runtime(text), time, bytesText(memory)), "proof",
              Json{{"time", time}, {"memoryBytes", countToJson(memory)}});
}

/// Returns a string such as "draw", or "between draw and vertical" if undecided.
static std::string between(int least, int most) {
  if (least == most) return secureText(least);
  return fmt::format("between {} and {}", secureText(least), secureText(most));
}

static std::string progressText(const domineering::ProofProgress& progress) {
  std::string text = fmt::format("question {} of {}: {:3.0f} %  {} nodes, {:.0f} s", progress.question + 1, progress.questions,
                                 100 * progress.done, grouped(progress.nodes), progress.seconds);
  if (progress.memoryBytes > 0) text += fmt::format(", {} of memory", bytesText(static_cast<double>(progress.memoryBytes)));
  return text;
}

static void addOutcome(Summary& summary, const Context& context, const SimultaneousVariant& variant,
                       const ProvedOutcome& proved) {
  summary.add("variant", variant.id(), "variant", variant.id());
  const auto outcome = proved.outcome();
  const std::string start = outcome ? secureText(static_cast<int>(*outcome)) + ", even if either side announces its moves"
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

static void printOutcome(const Context& context, const SimultaneousVariant& variant, const domineering::ProofReport& report,
                         bool known) {
  const std::uint64_t peak = peakMemoryBytes();
  Summary summary;
  addOutcome(summary, context, variant, report.outcome);
  if (!known) summary.add("this run", durationText(report.seconds), "secondsOfThisRun", report.seconds);
  summary.add("peak memory", bytesText(static_cast<double>(peak)), "peakMemoryBytes", peak);
  summary.print(context.json);
}

bool isOnlyProved(const Context& context, const SimultaneousVariant& variant) {
  return !SimultaneousSolution::exists(context.dataDirectory(), variant) &&
         usableOutcome(context.dataDirectory(), variant).has_value();
}

void requireValues(const Context& context, const SimultaneousVariant& variant) {
  if (!isOnlyProved(context, variant)) return;
  throw Failure(
      fmt::format("{} is proved from the start; its positions were not solved one by one, so they cannot be listed or "
                  "counted; the positions of the proof are printed by: {}",
                  variant.id(), suggestedCommand("export", variant.id(), context.dataOption)));
}

void makeStrategies(const Context& context, const SimultaneousVariantPtr& variant, const std::stop_token& stop) {
  ProgressLine line(context.showsProgress());
  madeStrategies(context, variant, 0, stop, line);
}

int verifyProved(Context& context, const SimultaneousVariantPtr& variant, unsigned threads) {
  const Interrupt interrupt;
  ProgressLine line(context.showsProgress());  // shared by all steps, because each may take less than a minute
  const auto made = madeStrategies(context, variant, threads, interrupt.token(), line);
  Summary summary;
  summary.add("variant", variant->id(), "variant", variant->id());
  summary.add("outcome", provedStartText(context, *variant).value_or(""), "outcome",
              provedStartText(context, *variant).value_or(""));
  bool correct = true;
  for (const auto& each : made.strategies) {
    StrategyCheckOptions options;
    options.threads = threads;
    options.stop = interrupt.token();
    options.progress = [&line](std::uint64_t done, std::uint64_t total) {
      if (line.due()) line.show(fmt::format("{} of {} positions replayed", grouped(done), grouped(total)));
    };
    const Strategy strategy = readBack(context, *variant, each.side);
    const StrategyCheck check = checkStrategy(strategy, claimOf(*variant, each), options);
    line.clear();
    interrupt.check();
    summary.add(nameOf(each.side),
                fmt::format("secures {}{}: {} positions, {} answers followed, {} of them to an end, {} faults ({})",
                            promiseText(each.payoff), bandsText(strategy), grouped(check.positions), grouped(check.answers),
                            grouped(check.ends), grouped(check.faults), durationText(check.seconds)),
                nameOf(each.side),
                Json{{"payoff", each.payoff},
                     {"inBands", strategy.inBands},
                     {"positions", check.positions},
                     {"answers", check.answers},
                     {"ends", check.ends},
                     {"faults", check.faults},
                     {"startCovered", check.startCovered},
                     {"file", each.file.string()}});
    if (!check.firstFault.empty()) summary.add("first fault", check.firstFault, "firstFault", check.firstFault);
    correct = correct && check.correct();
  }
  // The outcome is known if both sides secure the same result.
  if (!usableOutcome(context.dataDirectory(), *variant)->outcome())
    summary.note("not checked", "that no side can force more than this");
  summary.add("result", correct ? "correct" : "WRONG", "correct", correct);
  summary.print(context.json);
  if (correct) return exitDone;
  throw Failure(fmt::format("a strategy of {} does not hold; delete its files and prove again with: {}", variant->id(),
                            suggestedCommand("solve", variant->id(), context.dataOption)));
}

int exportStrategies(Context& context, const SimultaneousVariantPtr& variant, const ExportArguments& arguments,
                     ExportFormat format) {
  const Interrupt interrupt;
  ProgressLine line(context.showsProgress());
  const auto made = madeStrategies(context, variant, 0, interrupt.token(), line);
  const auto forEach = [&](const auto& visit) {
    for (const auto& each : made.strategies) {
      visit(readBack(context, *variant, each.side));
      interrupt.check();
    }
  };
  if (format != ExportFormat::JsonArray) {
    const ExportedRows what{variant->id(),
                            "the positions of the strategies",
                            {{"side", "TEXT NOT NULL"},
                             {"payoff", "INTEGER NOT NULL"},
                             {"position", "TEXT NOT NULL"},
                             {"own_store", "INTEGER NOT NULL"},
                             {"other_store", "INTEGER NOT NULL"},
                             {"move", "TEXT NOT NULL"},
                             {"in_bands", "INTEGER NOT NULL"}}};
    return exportRows(arguments, format, what,
                      [&](RowWriter& rows) { forEach([&rows](const Strategy& strategy) { addRows(rows, strategy); }); });
  }
  return exportTo(arguments.outFile, [&](std::FILE* file) {
    const char* before = "[";
    forEach([&](const Strategy& strategy) {
      fmt::print(file, "{}", before);
      writeJson(file, strategy);
      before = ",\n";
    });
    fmt::print(file, "]\n");
  });
}

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
  if (variant.pieceSquares() != domineering::usualDominoCells) {
    summary.note("solve", fmt::format("would be refused: with dominoes of three cells, boards of more than {} cells can only be "
                                      "played",
                                      domineering::largestSolvableCells(variant)));
    return;
  }
  addStartEstimate(summary, context, variant, arguments);
  const bool whole = cells <= domineering::largestSolvableCells(variant);
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
  auto options = solverOptions<domineering::ProofOptions>(context, arguments);
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
        fmt::format("The rest is not known: on boards of more than {} cells, only play within bands of rows or columns is tried.",
                    domineering::largestProofCells));
    return exitDone;
  }
  printNote(fmt::format("Stopped. Results so far are kept. Continue with: {}",
                        suggestedCommand("solve", variant->id(), context.dataOption)));
  return exitInterrupted;
}

}  // namespace kotai::cli
