// `bench`: runs each benchmark case once.
#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "app/cli/base/examples.h"
#include "app/cli/base/format.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/option_values.h"
#include "app/cli/bench/scratch_directory.h"
#include "app/cli/commands/commands.h"
#include "app/cli/output/progress_line.h"

namespace kotai::cli {
struct Options {
  std::string name;
};

static std::string perItem(const BenchmarkResult& result) {
  const double seconds = result.items > 0 ? result.seconds / result.items : 0;
  return fmt::format("{:.3f} µs", 1e6 * seconds);
}

static double perSecond(double count, const BenchmarkResult& result) { return result.seconds > 0 ? count / result.seconds : 0.0; }

static Json measurementJson(const BenchmarkCase& measured, const BenchmarkResult& result) {
  return {{"name", measured.name},
          {"seconds", result.seconds},
          {"positions", result.items},
          {"positionsPerSecond", perSecond(result.items, result)},
          {"unmovesPerSecond", result.unmovesPerSecond},
          {"bytesPerPosition", result.bytesPerPosition},
          {"peakMemoryBytes", result.peakBytes},
          {"reloads", result.reloads}};
}

static std::vector<std::string> toRow(const BenchmarkCase& measured, const BenchmarkResult& result) {
  return {measured.name,
          fmt::format("{:.3f}", result.seconds),
          grouped(perSecond(result.items, result)),
          perItem(result),
          result.unmovesPerSecond > 0 ? grouped(result.unmovesPerSecond) : "-",
          fmt::format("{:.3f}", result.bytesPerPosition),
          bytesText(static_cast<double>(result.peakBytes)),
          grouped(result.reloads)};
}

static int run(Context& context, const Options& options) {
  const ScratchDirectory scratch;
  const Interrupt interrupt;
  TextTable table(
      {"benchmark", "seconds", "positions/s", "per position", "un-moves/s", "bytes/position", "peak memory", "reloads"},
      {false, true, true, true, true, true, true, true});
  Json list = Json::array();
  bool found = false;
  {
    ProgressLine line(context.showsProgress());
    for (const BenchmarkCase& measured : benchmarkCases({scratch.path(), context.dataDirectory()})) {
      if (measured.name.find(options.name) == std::string::npos) continue;
      found = true;
      interrupt.check();
      line.show(measured.name);
      const BenchmarkResult result = measured.run();
      table.add(toRow(measured, result));
      list.push_back(measurementJson(measured, result));
    }
  }
  if (!found)
    throw UsageError(
        fmt::format("there is no benchmark with {} in its name; without a name, all benchmarks run", quotedText(options.name)));
  if (context.json)
    fmt::print("{}\n", list.dump(2));
  else
    table.print();
  return exitDone;
}

void addBenchCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<Options>();
  CLI::App& command = addCommand(app, context, "bench",
                                 "Run the benchmark suite: positions/s, un-moves/s, bytes/position, peak memory", options, run);
  addTextOption(command, "NAME", options->name,
                fmt::format("Run only benchmarks whose name contains this, e.g. solve/{} or probe", exampleVariant()))
      ->type_name("");
  addJsonOption(command, context);
  addProgressOption(command, context);
}

}  // namespace kotai::cli
