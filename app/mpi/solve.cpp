// `kotai-mpi solve`: solves a variant with all ranks, continuing from the shards of earlier runs.
#include "solvers/distributed/solve.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/base/context.h"
#include "app/cli/base/format.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/solve_options.h"
#include "app/cli/output/progress_line.h"
#include "app/mpi/command.h"
#include "core/tables/record_source.h"
#include "core/tables/solution_check.h"
#include "solvers/distributed/coordinator.h"
#include "solvers/distributed/handshake.h"

namespace kotai::cli {

/// Progress line of a run. Rates are for the time since the previous line.
class RunLine {
 public:
  RunLine(std::uint64_t positionsTotal, const std::vector<distributed::Hello>& hellos);
  std::string text(const distributed::RunProgress& progress);

 private:
  using Clock = std::chrono::steady_clock;
  std::string slowest(const distributed::RunProgress& progress) const;

  std::uint64_t m_positionsTotal;
  std::vector<unsigned> m_threads;
  std::vector<std::string> m_machines;
  Clock::time_point m_start = Clock::now();
  Clock::time_point m_last = m_start;
  std::uint64_t m_lastPositions = 0;
  std::uint64_t m_lastBytes = 0;
};

/// A file with one JSON object per line. Flushes every line.
class TierLog {
 public:
  /// Opens the file. Throws Failure.
  explicit TierLog(const std::string& file);
  ~TierLog();
  TierLog(const TierLog&) = delete;
  TierLog& operator=(const TierLog&) = delete;
  void add(int rank, const distributed::SolvedTierMessage& note);

 private:
  std::FILE* m_file = nullptr;
  std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

RunLine::RunLine(std::uint64_t positionsTotal, const std::vector<distributed::Hello>& hellos) : m_positionsTotal(positionsTotal) {
  for (const distributed::Hello& hello : hellos) {
    m_threads.push_back(hello.threads);
    m_machines.emplace_back(hello.machine);
  }
}

/// Returns the number of bytes that all ranks have sent over the network.
static std::uint64_t networkBytes(const distributed::RunProgress& progress) {
  std::uint64_t sum = 0;
  for (const distributed::RankFigures& figures : progress.figures) sum += figures.bytesSent;
  return sum;
}

/// Returns a text that names the slowest rank, measured by work per thread.
std::string RunLine::slowest(const distributed::RunProgress& progress) const {
  const auto perThread = [&](std::size_t rank) { return static_cast<double>(progress.solvedByRank[rank]) / m_threads[rank]; };
  std::vector<std::size_t> ranks(m_threads.size());
  std::iota(ranks.begin(), ranks.end(), std::size_t{0});
  const std::size_t rank = *std::ranges::min_element(ranks, {}, perThread);
  return fmt::format("rank {} on {}", rank, m_machines[rank]);
}

std::string RunLine::text(const distributed::RunProgress& progress) {
  const auto now = Clock::now();
  const double since = std::max(std::chrono::duration<double>(now - m_last).count(), 1e-3);
  const double elapsed = std::chrono::duration<double>(now - m_start).count();
  const std::uint64_t bytes = networkBytes(progress);
  const double rate = static_cast<double>(progress.positionsSolved - m_lastPositions) / since;
  const double network = static_cast<double>(bytes - std::min(bytes, m_lastBytes)) / since;
  m_last = now;
  m_lastPositions = progress.positionsSolved;
  m_lastBytes = bytes;
  const double total = static_cast<double>(std::max(m_positionsTotal, progress.positionsDone));
  const double left = total - static_cast<double>(progress.positionsDone);
  double waiting = 0;
  for (const distributed::RankFigures& figures : progress.figures) waiting += figures.waited + figures.idle;
  const double threads = std::accumulate(m_threads.begin(), m_threads.end(), 0.0);
  std::string text = fmt::format("{:3.0f} %  {} of {} tiers, {}", 100 * (total - left) / std::max(total, 1.0),
                                 grouped(progress.tiersDone), grouped(progress.tiersTotal), rateText(rate, "positions"));
  if (m_threads.size() > 1)
    text += fmt::format(", network {}/s, {:.0f} % waiting, slowest {}", bytesText(network),
                        100 * waiting / std::max(threads * elapsed, 1e-6), slowest(progress));
  const double average = static_cast<double>(progress.positionsSolved) / std::max(elapsed, 1e-6);
  if (average > 0 && elapsed > 0.5) text += fmt::format(", {} left", durationText(left / average));
  return text;
}

TierLog::TierLog(const std::string& file) {
  if (file.empty()) return;
  m_file = std::fopen(file.c_str(), "w");
  if (m_file == nullptr) throw Failure(fmt::format("{} cannot be written: {}", visibleText(file), std::strerror(errno)));
}

TierLog::~TierLog() {
  if (m_file != nullptr) std::fclose(m_file);
}

void TierLog::add(int rank, const distributed::SolvedTierMessage& note) {
  if (m_file == nullptr) return;
  const double at = std::chrono::duration<double>(std::chrono::steady_clock::now() - m_start).count();
  const Json line{
      {"tier", note.held.tier},  {"rank", rank},          {"positions", note.held.positions},  {"bytes", note.held.bytes},
      {"seconds", note.seconds}, {"waited", note.waited}, {"fetchedBytes", note.fetchedBytes}, {"at", at}};
  fmt::print(m_file, "{}\n", line.dump());
}

constexpr NumberRange<unsigned> patienceSeconds{1, 3600};

class SolveCommand final : public MpiCommand {
 public:
  distributed::RankShare prepare(Context& context, const distributed::Transport& transport) override;
  int run(Context& context, const std::vector<distributed::Hello>& hellos, distributed::Transport& transport) override;

  SolveArguments arguments;
  unsigned patience = 30;
  std::string logFile;

 private:
  bool hasSingleFile() const;
  Summary summaryOf(const distributed::RunReport& report, const std::vector<distributed::Hello>& hellos) const;

  VariantPtr m_variant;
  distributed::RunOptions m_options;
  distributed::RankShare m_share;
  bool m_isSingleFile = false;
  std::optional<TierLog> m_log;
};

distributed::RankShare SolveCommand::prepare(Context& context, const distributed::Transport& transport) {
  m_variant = variantToHandOut(context, arguments.variant);
  m_options.directory = context.dataDirectory();
  m_options.threads = arguments.threads;
  m_options.memoryBytes = memoryOf(arguments.memory);
  m_options.patience = std::chrono::seconds(patience);
  m_share = distributed::shareOf(m_variant, m_options, transport);
  if (transport.rank() == 0) {  // a failure of rank 0 must be reported before other ranks start
    m_isSingleFile = hasSingleFile();
    m_log.emplace(logFile);
  }
  return m_share;
}

/// Returns whether the solution is already a single file. If so, also checks the file.
bool SolveCommand::hasSingleFile() const {
  const FileShape shape = FileShape::of(*m_variant);
  if (!Solution::exists(m_options.directory, *m_variant)) return false;
  const InputFile file(m_options.directory / shape.fileName());
  if (readFileHeader(file, shape).version == layout::manifestVersion) return false;
  checkSolution(m_options.directory, shape);
  return true;
}

static void addFetching(Summary& summary, const distributed::RunProgress& progress) {
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
  if (!transport.agree(!m_isSingleFile)) {
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
    m_options.tierSolved = [this](int rank, const distributed::SolvedTierMessage& note) { m_log->add(rank, note); };
    report = distributed::solve(m_variant, m_options, m_share, hellos, transport);
  }
  summaryOf(report, hellos).print(context.json);
  return exitDone;
}

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
