#include "app/cli/domineering/domineering_strategy.h"

#include <fmt/format.h>

#include <array>
#include <cstdio>

#include "app/cli/base/format.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/base/repair.h"
#include "app/cli/base/suggested_command.h"
#include "app/cli/domineering/domineering_proof.h"
#include "app/cli/domineering/domineering_strings.h"
#include "app/cli/output/export_file.h"
#include "app/cli/output/progress_line.h"
#include "core/games/domineering/variant.h"
#include "core/simultaneous/proved_outcome.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/strategy_file.h"
#include "core/verify/domineering/strategy_checker.h"
#include "solvers/domineering/proof/prove.h"

namespace kotai::cli {

namespace {

const char* nameOf(Side side) { return side == Side::First ? "vertical" : "horizontal"; }

/// The result that a side's strategy secures: "a win" or "at least a draw".
const char* promiseText(int payoff) { return payoff > 0 ? "a win" : "at least a draw"; }

const char* bandsText(const Strategy& strategy) {
  if (!strategy.inBands) return "";
  return strategy.side == Side::First ? " within pairs of rows" : " within pairs of columns";
}

domineering::StrategyReport madeStrategies(const Context& context, const SimultaneousVariantPtr& variant, unsigned threads,
                                           const std::stop_token& stop, ProgressLine& line) {
  domineering::ProofOptions options;
  options.directory = context.dataDirectory();
  options.threads = threads;
  options.progress = [&line](const domineering::ProofProgress& progress) {
    if (line.due()) line.show(fmt::format("proving again: {} nodes, {:.0f} s", grouped(progress.nodes), progress.seconds));
  };
  auto report = domineering::makeStrategies(variant, options, stop, [&line](std::uint64_t entries) {
    if (line.due()) line.show(fmt::format("strategy: {} positions", grouped(entries)));
  });
  line.clear();
  reportMovedAside(report.movedAside);
  if (stop.stop_requested()) throw Interrupted();
  if (report.tooLarge) throw Failure(fmt::format("a strategy for {} would have too many positions", variant->id()));
  if (report.strategies.empty())
    throw Failure(fmt::format(
        "as far as is known, neither side of {} can force a draw or a win, so there is no strategy to write", variant->id()));
  return report;
}

/// Writes positions from the strategy's point of view: free cells that both sides can reach, everything else covered.
class ToldPositions {
 public:
  explicit ToldPositions(const Strategy& strategy) : m_board(strategy.columns, strategy.rows) {}
  std::string text(const Strategy::Entry& entry) const {
    return m_board.formatPosition(domineering::DomineeringVariant::positionOf(m_board.board().all & ~entry.contested));
  }

 private:
  domineering::DomineeringVariant m_board;
};

std::string moveText(const Strategy& strategy, const Strategy::Entry& entry) {
  if (entry.move == Strategy::fromStore) return "store";
  return fmt::format("{}{}", static_cast<char>('a' + entry.move % strategy.columns), entry.move / strategy.columns + 1);
}

void addRows(RowWriter& rows, const Strategy& strategy) {
  const ToldPositions positions(strategy);
  for (const Strategy::Entry& entry : strategy.entries)
    rows.add(std::array<RowCell, 7>{nameOf(strategy.side), std::int64_t{strategy.payoff}, positions.text(entry),
                                    std::int64_t{entry.ownStore}, std::int64_t{entry.otherStore}, moveText(strategy, entry),
                                    std::int64_t{strategy.inBands ? 1 : 0}});
}

/// A strategy is an object that contains arrays of moves.
void writeJson(std::FILE* file, const Strategy& strategy) {
  const ToldPositions positions(strategy);
  fmt::print(file, "{{\"side\": \"{}\", \"payoff\": {}, \"columns\": {}, \"rows\": {}, \"inBands\": {}, \"moves\": [\n",
             nameOf(strategy.side), strategy.payoff, strategy.columns, strategy.rows, strategy.inBands);
  for (std::size_t number = 0; number < strategy.entries.size(); ++number) {
    const Strategy::Entry& entry = strategy.entries[number];
    fmt::print(file, "[\"{}\", {}, {}, \"{}\"]{}\n", positions.text(entry), entry.ownStore, entry.otherStore,
               moveText(strategy, entry), number + 1 < strategy.entries.size() ? "," : "");
  }
  fmt::print(file, "]}}");
}

Strategy readBack(const Context& context, const SimultaneousVariant& variant, Side side) {
  auto strategy = readStrategy(context.dataDirectory(), variant, side);
  if (!strategy) throw SolutionError(SolutionFault::NotFound, strategyFile(context.dataDirectory(), variant, side));
  return std::move(*strategy);
}

StrategyClaim claimOf(const SimultaneousVariant& variant, const domineering::StrategyReport::Made& made) {
  const BoardSize board = toldBoard(variant, made.side);
  return {board.columns, board.rows, made.payoff};
}

}  // namespace

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

std::vector<Strategy> provedStrategies(const Context& context, const SimultaneousVariantPtr& variant,
                                       const std::stop_token& stop) {
  ProgressLine line(context.showsProgress());
  std::vector<Strategy> strategies;
  for (const auto& made : madeStrategies(context, variant, 0, stop, line).strategies)
    strategies.push_back(readBack(context, *variant, made.side));
  return strategies;
}

int verifyProved(Context& context, const SimultaneousVariantPtr& variant, unsigned threads) {
  const Interrupt interrupt;
  ProgressLine line(context.showsProgress());  // one line for all steps, because each may take less than a minute
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
  // If both sides secure the same result, neither can do better.
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

}  // namespace kotai::cli
