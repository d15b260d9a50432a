// `kotai-mpi plan`: estimates the cost of a solve on rented machines by simulation.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <cmath>

#include "app/cli/base/byte_size.h"
#include "app/cli/base/format.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/option_values.h"
#include "app/cli/base/solve_options.h"
#include "app/mpi/command.h"
#include "core/game/registry.h"
#include "solvers/distributed/sampled_work.h"
#include "solvers/distributed/simulation.h"
#include "solvers/distributed/tier_fit.h"
#include "solvers/retrograde/registry.h"
#include "solvers/retrograde/small_solve.h"
#include "solvers/retrograde/solve.h"
#include "solvers/retrograde/tier_memory.h"
#include "solvers/retrograde/tier_splitter.h"

namespace kotai::cli {

constexpr NumberRange<unsigned> machineNumbers{1, 4096};
constexpr NumberRange<unsigned> processorNumbers{1, 1'000'000};
constexpr NumberRange<std::uint64_t> threadRates{1, 1'000'000'000'000};

struct Unit {
  std::string_view name;
  double factor;
};

/// Parses a number with one of the units, such as "10G" or "20us". Throws UsageError.
static double parseQuantity(const std::string& option, const std::string& text, std::initializer_list<Unit> units) {
  double number = 0;
  const char* const end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, number);
  const std::string_view unit(read.ptr, static_cast<std::size_t>(end - read.ptr));
  const auto* const known = std::ranges::find(units, unit, &Unit::name);
  if (read.ec == std::errc{} && number > 0 && known != units.end()) return number * known->factor;
  std::string names;
  for (const Unit& each : units) names += fmt::format("{}{}", names.empty() ? "" : ", ", each.name);
  throw UsageError(fmt::format("{} {}: expected a number and one of {}", option, quotedText(text), names));
}

static std::uint64_t parseBytes(const std::string& option, const std::string& text) {
  const auto bytes = parseByteSize(text);
  if (!bytes) throw TextFailure(option, text, bytes.error());
  return *bytes;
}

struct PlanRow {
  distributed::Cluster cluster;
  distributed::SimulatedRun run;
  double memoryBytes = 0;  // minimum memory per machine in bytes
  std::string binds;
};

/// Returns the name of the resource that limits a plan.
static std::string bindingOf(const PlanRow& row) {
  constexpr double good = 0.8;
  const distributed::SimulatedRun& run = row.run;
  const double threads = static_cast<double>(row.cluster.machines) * row.cluster.threads;
  if (run.threadSeconds + run.unpackSeconds + run.messageSeconds >= good * run.seconds * threads) {
    if (run.messageSeconds > std::max(run.unpackSeconds, run.threadSeconds)) return "messages";
    return run.unpackSeconds > run.threadSeconds ? "unpacking" : "compute";
  }
  const std::initializer_list<std::pair<double, const char*>> rivals{{run.togetherSeconds, "large tiers"},
                                                                     {run.busiestLinkSeconds, "network"},
                                                                     {run.busiestDiskSeconds, "disk"},
                                                                     {run.criticalSeconds, "critical path"},
                                                                     {run.handOutSeconds, "handing out"}};
  const auto most = std::ranges::max_element(rivals, {}, &std::pair<double, const char*>::first);
  return most->first < run.seconds / 2 ? "waiting for children" : most->second;
}

/// Rounds a number of bytes or positions, which JSON output contains as an integer.
static std::uint64_t whole(double number) { return static_cast<std::uint64_t>(std::llround(number)); }

static std::string counted(unsigned number, std::string_view what) {
  return fmt::format("{} {}{}", number, what, number == 1 ? "" : "s");
}

/// Returns the smallest number of machines with which the solve takes at most 10 % longer than the fastest solve.
static int bestOf(const std::vector<PlanRow>& rows) {
  double least = rows.front().run.seconds;
  for (const PlanRow& row : rows) least = std::min(least, row.run.seconds);
  constexpr double near = 1.1;
  return std::ranges::find_if(rows, [&](const PlanRow& row) { return row.run.seconds <= near * least; })->cluster.machines;
}

class PlanCommand final : public MpiCommand {
 public:
  distributed::RankShare prepare(Context& context, const distributed::Transport& transport) override;
  int run(Context& context, const std::vector<distributed::Hello>& hellos, distributed::Transport& transport) override;

  std::string variantText;
  unsigned machines = 64;
  unsigned threads = 16;
  std::string memory = "64G";
  std::string network = "10G";
  std::string latency = "20us";
  std::string disk;
  std::string diskRate = "1G";
  unsigned processors = 0;
  std::uint64_t rate = 0;
  std::uint64_t unpackRate = 0;

 private:
  distributed::TierFit fitOn(unsigned number) const;
  void measureRates(const retrograde::SolveOptions& options);
  double shareHeld() const;
  distributed::SimulatedWork workOn(unsigned number, const distributed::SampledWork& sampled,
                                    const distributed::TierFit& fit) const;
  std::vector<PlanRow> simulateAll() const;
  void print(const Context& context, const std::vector<PlanRow>& rows) const;

  VariantPtr m_variant;
  std::unique_ptr<retrograde::TierKernel> m_kernel;
  distributed::Cluster m_cluster;
  std::uint64_t m_memoryBytes = 0;
  std::uint64_t m_diskBytes = 0;  // disk space per machine in bytes; 0 if unlimited
  retrograde::Estimate m_estimate;
  distributed::SolveRates m_rates;
};

distributed::RankShare PlanCommand::prepare(Context& context, const distributed::Transport&) {
  m_variant = variantToHandOut(context, variantText);
  m_cluster.threads = threads;
  m_cluster.processors = processors;
  m_cluster.networkBytesPerSecond = parseQuantity("--network", network, {{"M", 1e6 / 8}, {"G", 1e9 / 8}});
  m_cluster.latencySeconds = parseQuantity("--latency", latency, {{"us", 1e-6}, {"ms", 1e-3}, {"s", 1}});
  m_memoryBytes = parseBytes("--memory", memory);
  m_cluster.diskBytesPerSecond = static_cast<double>(parseBytes("--disk-rate", diskRate));
  if (!disk.empty()) m_diskBytes = parseBytes("--disk", disk);
  retrograde::SolveOptions options;
  options.directory = context.dataDirectory();
  options.threads = threads;
  m_estimate = retrograde::resources(m_variant, options);
  m_kernel = retrograde::solverOf(*m_variant).makeKernel(m_variant);
  if (const double needed = fitOn(machines).neededBytes; needed > static_cast<double>(m_memoryBytes))
    throw UsageError(fmt::format("{} needs at least {} of memory on each machine, with {} threads on {} machines",
                                 m_variant->id(), bytesText(needed), threads, machines));
  measureRates(options);
  return {};
}

/// Measures the rates in processor time, so that other load on the machine has no effect.
void PlanCommand::measureRates(const retrograde::SolveOptions& options) {
  const retrograde::GameSolver& solver = retrograde::solverOf(*m_variant);
  m_rates.bytesPerPosition = m_estimate.diskBytes / static_cast<double>(m_estimate.positions);
  // The times were measured on dodgem:5x5 and quoridor:5x5,fences=5 with one to four ranks on two processors
  // (docs/distributed.md).
  m_rates.secondsPerTier = m_rates.secondsPerRecord = 100e-6;
  m_rates.secondsPerByte = 5e-9;
  if (solver.rateVariant.empty()) {
    retrograde::SolveOptions alone = options;
    alone.threads = 1;
    m_rates.positionsPerSecond = static_cast<double>(m_estimate.positions) / retrograde::estimate(m_variant, alone).seconds;
  } else if (rate == 0 || unpackRate == 0) {
    const VariantPtr small = *parseVariant(solver.rateVariant);
    const retrograde::SmallSolve measured = retrograde::solveSmall(small);
    const double speedup = m_estimate.positions > small->tierGraph().totalPositions() ? solver.largeTierSpeedup : 1.0;
    m_rates.positionsPerSecond = static_cast<double>(measured.positions) * speedup / measured.processorSeconds;
    m_rates.positionsUnpackedPerSecond =
        m_rates.positionsPerSecond * measured.processorSeconds / retrograde::secondsToUnpack(small, measured);
  }
  if (rate > 0) {
    m_rates.positionsUnpackedPerSecond *= static_cast<double>(rate) / m_rates.positionsPerSecond;
    m_rates.positionsPerSecond = static_cast<double>(rate);
  }
  if (unpackRate > 0) m_rates.positionsUnpackedPerSecond = static_cast<double>(unpackRate);
}

distributed::TierFit PlanCommand::fitOn(unsigned number) const {
  return distributed::fitTiers(*m_kernel, m_variant->tierGraph(),
                               {threads, static_cast<double>(m_memoryBytes), static_cast<int>(number)});
}

/// Returns the share of the tables in use that fits into each machine's memory.
double PlanCommand::shareHeld() const {
  const retrograde::MemoryNeeds needs = m_kernel->memoryNeeds();
  const double comfortable = retrograde::TierMemory(needs, m_estimate.tiers, threads).comfortable();
  return std::clamp(1 - (comfortable - static_cast<double>(m_memoryBytes)) / needs.layersInUse, 0.0, 1.0);
}

/// Simulates the work on \p number machines. A machine with enough memory for the tables of all layers in use
/// fetches no table twice.
distributed::SimulatedWork PlanCommand::workOn(unsigned number, const distributed::SampledWork& sampled,
                                               const distributed::TierFit& fit) const {
  const bool fits = shareHeld() >= 1;
  const auto childBytes = [this, &sampled, fits, number](TierId tier) {
    const double read = sampled.newChildPositions(tier);
    const double most = fits ? std::min(read, sampled.childPositionsOnce(tier) * number) : read;
    return most * m_rates.bytesPerPosition;
  };
  return {m_variant->tierGraph(),
          [&sampled](TierId tier) { return sampled.positions(tier); },
          childBytes,
          !fits,
          fit.isLarge(*m_kernel),
          [this, number](TierId tier) { return m_kernel->splitter()->exchangedBytes(tier, number); }};
}

std::vector<PlanRow> PlanCommand::simulateAll() const {
  distributed::SampledWork sampled(m_variant->tierGraph(), shareHeld());
  std::vector<PlanRow> rows;
  for (unsigned number = 1;; number = std::min(2 * number, machines)) {
    PlanRow row{m_cluster, {}, 0, {}};
    row.cluster.machines = static_cast<int>(number);
    sampled.shareAmong(number);
    const distributed::TierFit fit = fitOn(number);
    row.memoryBytes = fit.neededBytes;
    if (row.memoryBytes <= static_cast<double>(m_memoryBytes)) {
      row.run = distributed::simulate(workOn(number, sampled, fit), row.cluster, m_rates);
      row.binds = bindingOf(row);
      rows.push_back(row);
    }
    if (number == machines) return rows;
  }
}

void PlanCommand::print(const Context& context, const std::vector<PlanRow>& rows) const {
  const int best = bestOf(rows);
  const double memoryBytes = std::ranges::max_element(rows, {}, &PlanRow::memoryBytes)->memoryBytes;
  TextTable table({"machines", "time", "efficiency", "memory, each", "network, each", "disk, each", "binds"},
                  {false, true, true, true, true, true, false});
  Json list = Json::array();
  for (const PlanRow& row : rows) {
    const double each = row.run.networkBytes / row.cluster.machines;
    const double efficiency = row.run.efficiency(row.cluster);
    const bool fits = m_diskBytes == 0 || row.run.diskBytes <= static_cast<double>(m_diskBytes);
    table.add({std::to_string(row.cluster.machines), durationText(row.run.seconds), fmt::format("{:.0f} %", 100 * efficiency),
               bytesText(row.memoryBytes), bytesText(each), bytesText(row.run.diskBytes) + (fits ? "" : " (too much)"),
               row.binds});
    list.push_back({{"machines", row.cluster.machines},
                    {"seconds", row.run.seconds},
                    {"efficiency", efficiency},
                    {"memoryBytes", whole(row.memoryBytes)},
                    {"networkBytes", whole(row.run.networkBytes)},
                    {"diskBytes", whole(row.run.diskBytes)},
                    {"diskFits", fits},
                    {"criticalSeconds", row.run.criticalSeconds},
                    {"unpackSeconds", row.run.unpackSeconds},
                    {"binds", row.binds}});
  }
  if (context.json) {
    Json plan{{"variant", m_variant->id()},
              {"threads", threads},
              {"memoryBytes", whole(memoryBytes)},
              {"positionsPerSecond", whole(m_rates.positionsPerSecond)},
              {"rows", list},
              {"best", best}};
    if (std::isfinite(m_rates.positionsUnpackedPerSecond))
      plan["positionsUnpackedPerSecond"] = whole(m_rates.positionsUnpackedPerSecond);
    fmt::print("{}\n", plan.dump(2));
    return;
  }
  table.print();
  fmt::print("{} on each machine, at least {} of memory; best: {}\n", counted(threads, "thread"), bytesText(memoryBytes),
             counted(static_cast<unsigned>(best), "machine"));
}

int PlanCommand::run(Context& context, const std::vector<distributed::Hello>&, distributed::Transport& transport) {
  if (transport.rank() == 0) print(context, simulateAll());
  return exitDone;
}

void addMpiPlan(CLI::App& app, Context& context, std::shared_ptr<MpiCommand>& chosen) {
  const auto command = std::make_shared<PlanCommand>();
  CLI::App& added =
      *app.add_subcommand("plan", "Simulate a solve on one or more machines: time, traffic, disk space, and the bottleneck");
  addDataOption(added, context);
  addVariantArgument(added, command->variantText);
  addNumberOption(added, "--machines", command->machines, machineNumbers, "Largest number of machines (default: 64)");
  addNumberOption(added, "--threads", command->threads, threadNumbers, "Threads per machine (default: 16)");
  addTextOption(added, "--memory", command->memory, "Memory per machine (default: 64G)")->type_name("SIZE");
  addTextOption(added, "--network", command->network, "Network speed per machine in bits per second, e.g. 1G (default: 10G)")
      ->type_name("RATE");
  addTextOption(added, "--latency", command->latency, "Network latency between two machines, e.g. 1ms (default: 20us)")
      ->type_name("TIME");
  addTextOption(added, "--disk", command->disk, "Disk space per machine (default: as much as needed)")->type_name("SIZE");
  addTextOption(added, "--disk-rate", command->diskRate, "Disk speed per machine in bytes per second, e.g. 500M (default: 1G)")
      ->type_name("SIZE");
  addNumberOption(added, "--processors", command->processors, processorNumbers,
                  "Number of processors that all threads share (default: one per thread)");
  addNumberOption(added, "--rate", command->rate, threadRates,
                  "Positions per second and thread (default: measured now on a small variant)");
  addNumberOption(added, "--unpack-rate", command->unpackRate, threadRates,
                  "Positions per second that one thread unpacks from records (default: measured now, in proportion to --rate)");
  addJsonOption(added, context);
  added.callback([&chosen, command] { chosen = command; });
}

}  // namespace kotai::cli
