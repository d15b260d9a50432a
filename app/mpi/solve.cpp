// `kotai-mpi solve`: solves a variant with all ranks, continuing from the shards of earlier runs.
#include "solvers/distributed/solve.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <numeric>
#include <optional>

#include "app/cli/base/format.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/solve_options.h"
#include "app/cli/base/visible_text.h"
#include "app/cli/output/progress_line.h"
#include "app/mpi/command.h"
#include "app/mpi/run_progress.h"
#include "core/tables/record_source.h"
#include "core/tables/solution_check.h"

namespace kotai::cli {

namespace {

constexpr NumberRange<unsigned> patienceSeconds{1, 3600};

class SolveCommand final : public MpiCommand {
 public:
  distributed::RankShare prepare(Context& context, const distributed::Transport& transport) override;
  int run(Context& context, const std::vector<distributed::Hello>& hellos, distributed::Transport& transport) override;

  SolveArguments arguments;
  unsigned patience = 30;
  std::string logFile;

 private:
  bool isOneFileAlready() const;
  Summary summaryOf(const distributed::RunReport& report, const std::vector<distributed::Hello>& hellos) const;

  VariantPtr m_variant;
  distributed::RunOptions m_options;
  distributed::RankShare m_share;
  bool m_isOneFile = false;
  std::optional<TierLog> m_log;
};

distributed::RankShare SolveCommand::prepare(Context& context, const distributed::Transport& transport) {
  m_variant = variantToHandOut(context, arguments.variant);
  m_options.directory = context.dataDirectory();
  m_options.threads = arguments.threads;
  m_options.memoryBytes = memoryOf(arguments.memory);
  m_options.patience = std::chrono::seconds(patience);
  m_share = distributed::shareOf(m_variant, m_options, transport);
  if (transport.rank() == 0) {  // reports its own failure before the other ranks start
    m_isOneFile = isOneFileAlready();
    m_log.emplace(logFile);
  }
  return m_share;
}

/// Checks a manifest together with its shards.
bool SolveCommand::isOneFileAlready() const {
  const FileShape shape = FileShape::of(*m_variant);
  if (!Solution::exists(m_options.directory, *m_variant)) return false;
  const InputFile file(m_options.directory / shape.fileName());
  if (readFileHeader(file, shape).version == layout::manifestVersion) return false;
  checkSolution(m_options.directory, shape);
  return true;
}

void addFetching(Summary& summary, const distributed::RunProgress& progress) {
  distributed::RankFigures all;
  for (const distributed::RankFigures& each : progress.figures) {
    all.hits += each.hits;
    all.reloads += each.reloads;
    all.fetches += each.fetches;
    all.prefetched += each.prefetched;
    all.evictions += each.evictions;
    all.peakTableBytes = std::max(all.peakTableBytes, each.peakTableBytes);
    all.waited += each.waited;
    all.idle += each.idle;
  }
  const std::uint64_t bytes = networkBytes(progress);
  const double perPosition =
      progress.positionsSolved > 0 ? static_cast<double>(bytes) / static_cast<double>(progress.positionsSolved) : 0;
  summary.add("network", fmt::format("{} sent, {:.3f} bytes per position", bytesText(static_cast<double>(bytes)), perPosition),
              "networkBytes", bytes);
  summary.add("cache",
              fmt::format("{} hits, {} reloads, {} from other ranks ({} of them in time), {} evictions", grouped(all.hits),
                          grouped(all.reloads), grouped(all.fetches), grouped(all.prefetched), grouped(all.evictions)),
              "cache",
              Json{{"hits", all.hits},
                   {"reloads", all.reloads},
                   {"fetches", all.fetches},
                   {"prefetched", all.prefetched},
                   {"evictions", all.evictions}});
  summary.add("tables", fmt::format("at most {} on a rank", bytesText(static_cast<double>(all.peakTableBytes))), "peakTableBytes",
              all.peakTableBytes);
  summary.add("waiting",
              fmt::format("{} for records, {} for work, all threads together", durationText(all.waited), durationText(all.idle)),
              "waitingSeconds", Json{{"records", all.waited}, {"work", all.idle}});
}

Summary SolveCommand::summaryOf(const distributed::RunReport& report, const std::vector<distributed::Hello>& hellos) const {
  const distributed::RunProgress& progress = report.progress;
  const auto threads = std::accumulate(hellos.begin(), hellos.end(), std::uint64_t{0},
                                       [](std::uint64_t sum, const distributed::Hello& hello) { return sum + hello.threads; });
  Summary summary;
  summary.add("variant", m_variant->id(), "variant", m_variant->id());
  summary.add("ranks", fmt::format("{}, {} threads in all", hellos.size(), threads), "ranks", hellos.size());
  summary.set("threads", threads);
  summary.add("positions", grouped(progress.positionsDone), "positions", progress.positionsDone);
  std::string time = durationText(report.seconds);
  if (progress.tiersResumed > 0) time += fmt::format(", going on from {} finished tiers", grouped(progress.tiersResumed));
  summary.add("time", time, "seconds", report.seconds);
  summary.set("tiersResumed", progress.tiersResumed);
  summary.set("tiersTogether", progress.tiersTogether);
  if (progress.tiersTogether > 0)
    summary.note("together", fmt::format("{} tiers by all ranks, each a block", grouped(progress.tiersTogether)));
  const double rate = static_cast<double>(progress.positionsSolved) / std::max(report.seconds, 1e-9);
  summary.add("rate", rateText(rate, "positions"), "positionsPerSecond", rate);
  addFetching(summary, progress);
  const std::filesystem::path file = m_options.directory / Solution::fileName(*m_variant);
  summary.add("manifest", visibleText(file.string()), "manifest", file.string());
  return summary;
}

int SolveCommand::run(Context& context, const std::vector<distributed::Hello>& hellos, distributed::Transport& transport) {
  const bool leads = transport.rank() == 0;
  if (!transport.agree(!m_isOneFile)) {
    if (leads) printNote(fmt::format("{} is already solved, in one file.", m_variant->id()));
    return exitDone;
  }
  if (!leads) {
    distributed::solve(m_variant, m_options, m_share, {}, transport);
    return exitDone;
  }
  distributed::RunReport report;
  {
    ProgressLine line(context.showsProgress());
    RunLine words(m_variant->tierGraph().approximatePositions(), hellos);
    m_options.progress = [&](const distributed::RunProgress& progress) {
      if (line.due()) line.show(words.text(progress));
    };
    m_options.tierSolved = [this](int rank, const distributed::SolvedTierNote& note) { m_log->add(rank, note); };
    report = distributed::solve(m_variant, m_options, m_share, hellos, transport);
  }
  summaryOf(report, hellos).print(context.json);
  return exitDone;
}

}  // namespace

VariantPtr variantToHandOut(Context& context, const std::string& text) {
  VariantPtr variant = context.variant(text);
  if (!distributed::hasTiersToHandOut(*variant))
    throw UsageError(
        fmt::format("{0} is a single tier, which cannot be divided among ranks; use kotai-cli for it", variant->id()));
  return variant;
}

void addMpiSolve(CLI::App& app, Context& context, std::shared_ptr<MpiCommand>& chosen) {
  const auto command = std::make_shared<SolveCommand>();
  CLI::App& added = *app.add_subcommand("solve", "Solve a variant with all ranks, or resume an earlier run");
  addDataOption(added, context);
  addSolveArguments(added, command->arguments);
  addNumberOption(added, "--patience", command->patience, patienceSeconds,
                  "Seconds after which a silent rank counts as lost (default: 30)");
  addTextOption(added, "--log", command->logFile, "Write a line of JSON for each tier that is solved")->type_name("FILE");
  addJsonOption(added, context);
  addProgressOption(added, context);
  added.callback([&chosen, command] { chosen = command; });
}

}  // namespace kotai::cli
