#include "app/cli/simultaneous_commands.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <iostream>

#include "app/cli/english_texts.h"
#include "app/cli/format.h"
#include "app/cli/interrupt.h"
#include "app/cli/process_memory.h"
#include "app/cli/progress_line.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "solvers/simultaneous/position_game.h"
#include "solvers/simultaneous/solve.h"

namespace kotai::cli {

namespace {

SimultaneousVariantPtr variantOf(Context& context, const std::string& text) {
  auto variant = parseSimultaneousVariant(text);
  if (!variant) throw TextFailure("variant", text, variant.error());
  context.variantId = (*variant)->id();
  return *variant;
}

std::string secureText(int payoff) { return payoff > 0 ? "vertical" : payoff < 0 ? "horizontal" : "draw"; }

/// "vertical", "horizontal" or "draw" if pure strategies settle it.
std::string classText(const GameValue& value) {
  return value.isPure() ? secureText(value.firstSecure)
                        : fmt::format("mixed: between {} and {}", secureText(value.firstSecure), secureText(value.secondSecure));
}

void addResult(Summary& summary, const SimultaneousSolution& solution) {
  const SimultaneousVariant& variant = *solution.variant();
  const GameValue start = solution.value(variant.start()).value();
  summary.add("variant", variant.id(), "variant", variant.id());
  summary.add("start", fmt::format("{:.6f} ({})", start.value, classText(start)), "start",
              Json{{"value", start.value}, {"verticalSecure", start.firstSecure}, {"horizontalSecure", start.secondSecure}});
  const auto figures = solution.figures();
  namespace figure = simultaneous::figure;
  const std::uint64_t positions =
      figures.at(figure::vertical) + figures.at(figure::horizontal) + figures.at(figure::draw) + figures.at(figure::mixed);
  const auto add = [&](const std::string& label, std::uint64_t count, const std::string& meaning) {
    summary.add(label, grouped(count) + (meaning.empty() ? "" : " (" + meaning + ")"), label, count);
  };
  add("positions", positions, "that can be reached, images taken together, dead cells covered");
  add(figure::vertical, figures.at(figure::vertical), "Vertical forces a win, whatever it tells beforehand");
  add(figure::horizontal, figures.at(figure::horizontal), "Horizontal does");
  add(figure::draw, figures.at(figure::draw), "both force at least a draw");
  add(figure::mixed, figures.at(figure::mixed), "pure strategies do not settle it");
  add(figure::finished, figures.at(figure::finished), "one player or none can move");
}

void answer(const SimultaneousSolution& solution, const AnyPosition& position, bool withStrategies) {
  const SimultaneousVariant& variant = *solution.variant();
  const std::string text = variant.formatPosition(position);
  const auto value = solution.value(position);
  if (!value) throw Failure(fmt::format("position '{}' cannot be reached from the start of {}", text, variant.id()));
  fmt::print("{}\t{:.6f}\t{}\t{}", text, value->value, value->firstSecure, value->secondSecure);
  if (withStrategies && !variant.finished(position)) {
    const simultaneous::PositionGame game = simultaneous::positionGame(solution, position).value();
    const auto strategy = [&](Side side, const std::vector<AnyMove>& moves, const std::vector<double>& chances) {
      std::string line;
      for (std::size_t number = 0; number < moves.size(); ++number)
        line += fmt::format("{}{}={:.6f}", line.empty() ? "" : ";", variant.formatMove(side, moves[number]), chances[number]);
      return line;
    };
    fmt::print("\t{}\t{}", strategy(Side::First, game.firstMoves, game.equilibrium.rowStrategy),
               strategy(Side::Second, game.secondMoves, game.equilibrium.columnStrategy));
  }
  fmt::print("\n");
}

AnyPosition positionFrom(const SimultaneousVariant& variant, const std::string& text) {
  const auto position = variant.parsePosition(text);
  if (!position) throw TextFailure("position", text, position.error());
  return *position;
}

}  // namespace

int solveSimultaneous(Context& context, const SolveArguments& arguments) {
  const SimultaneousVariantPtr variant = variantOf(context, arguments.variant);
  simultaneous::SolveOptions options;
  options.directory = context.dataDirectory();
  options.threads = arguments.threads;
  const bool there = SimultaneousSolution::exists(options.directory, *variant);
  const Interrupt interrupt;
  simultaneous::SolveReport report;
  {
    ProgressLine line(context.showsProgress());
    options.progress = [&line](const simultaneous::ExactProgress& progress) {
      if (!line.shown()) return;
      line.show(progress.valuing ? fmt::format("{} of {} positions valued", grouped(progress.positionsValued), grouped(progress.positionsFound))
                                 : fmt::format("{} positions found", grouped(progress.positionsFound)));
    };
    report = simultaneous::solve(variant, options, interrupt.token());
  }
  const std::uint64_t peak = peakMemoryBytes();
  if (!report.finished) {
    fmt::print(stderr, "Stopped: the finished tiers are kept. Go on with: kotai-cli solve {}{}{}\n", variant->id(),
               context.dataOption.empty() ? "" : " --data ", context.dataOption);
    return exitInterrupted;
  }
  if (there) fmt::print(stderr, "{} is already solved.\n", variant->id());
  const auto solution = SimultaneousSolution::open(options.directory, variant);
  Summary summary;
  addResult(summary, *solution);
  if (!there) {
    summary.add("time", durationText(report.seconds), "seconds", report.seconds);
    const double rate = static_cast<double>(report.positions) / std::max(report.seconds, 1e-6);
    summary.add("rate", rateText(rate, "positions"), "positionsPerSecond", rate);
  }
  summary.add("peak memory", bytesText(static_cast<double>(peak)), "peakMemoryBytes", peak);
  summary.add("file", fmt::format("{}, {}", solution->file().string(), bytesText(static_cast<double>(solution->fileBytes()))), "bytes",
              solution->fileBytes());
  summary.print(context.json);
  return exitDone;
}

int probeSimultaneous(Context& context, const std::string& variantText, const std::optional<std::string>& position, bool withStrategies) {
  const SimultaneousVariantPtr variant = variantOf(context, variantText);
  const auto solution = SimultaneousSolution::open(context.dataDirectory(), variant);
  if (position) {
    answer(*solution, positionFrom(*variant, *position), withStrategies);
    return exitDone;
  }
  if (::isatty(STDIN_FILENO) != 0) fmt::print(stderr, "Type a position per line, Ctrl-D ends.\n");
  int exitCode = exitDone;
  std::size_t lineNumber = 0;
  for (std::string line; std::getline(std::cin, line);) {
    ++lineNumber;
    if (line.ends_with('\r')) line.pop_back();
    try {
      answer(*solution, positionFrom(*variant, line), withStrategies);
    } catch (const TextFailure& failure) {
      fmt::print(stderr, "kotai-cli: line {}, {}\n", lineNumber, englishText(failure.error, failure.kind, failure.text));
      exitCode = exitUsage;
    } catch (const Failure& failure) {
      fmt::print(stderr, "kotai-cli: line {}, {}\n", lineNumber, failure.what());
      exitCode = exitUsage;
    }
  }
  return exitCode;
}

int statsSimultaneous(Context& context, const std::string& variantText) {
  const auto solution = SimultaneousSolution::open(context.dataDirectory(), variantOf(context, variantText));
  Summary summary;
  addResult(summary, *solution);
  summary.print(context.json);
  return exitDone;
}

}  // namespace kotai::cli
