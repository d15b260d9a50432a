// `kotai-mpi plan`: what a solve would take on machines that one would have to pay for, by simulating it.
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <set>

#include "app/cli/base/byte_size.h"
#include "app/cli/base/format.h"
#include "app/cli/base/option_values.h"
#include "app/cli/base/solve_options.h"
#include "app/cli/base/visible_text.h"
#include "app/mpi/command.h"
#include "solvers/distributed/simulation.h"
#include "solvers/distributed/tier_fit.h"
#include "solvers/retrograde/registry.h"
#include "solvers/retrograde/solve.h"
#include "solvers/retrograde/tier_splitter.h"

namespace kotai::cli {

namespace {

constexpr NumberRange<unsigned> machineNumbers{1, 4096};
constexpr NumberRange<unsigned> processorNumbers{1, 1'000'000};
constexpr NumberRange<std::uint64_t> threadRates{1, 1'000'000'000'000};

/// What a unit stands for.
struct Unit {
  std::string_view name;
  double factor;
};

/// "10G", "20us": a number and one of the units. Throws UsageError.
double parseQuantity(const std::string& option, const std::string& text, std::initializer_list<Unit> units) {
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

std::uint64_t parseBytes(const std::string& option, const std::string& text) {
  const auto bytes = parseByteSize(text);
  if (!bytes) throw TextFailure(option, text, bytes.error());
  return *bytes;
}

/// A graph with what takes too long to count exactly taken from samples.
class SampledWork {
 public:
  SampledWork(const TierGraph& graph, double bytesPerPosition) : m_graph(graph), m_exact(graph.listsChildrenQuickly()) {
    if (m_exact) return;
    for (int layer = 0; layer < graph.layerCount(); ++layer) m_means.push_back(meanOf(graph.tiersInLayer(layer)));
    m_fetchedBytes = newChildrenPerTier() * bytesPerPosition;
  }

  double positions(TierId tier) const {
    if (m_exact) return static_cast<double>(m_graph.positionCount(tier));
    return m_means[static_cast<std::size_t>(m_graph.layerOf(tier))];
  }
  double fetchedBytes() const { return m_fetchedBytes; }

 private:
  static constexpr std::size_t samples = 40;
  static constexpr std::size_t neighbours = 32;
  static constexpr std::size_t stretches = 4;

  double meanOf(const std::vector<TierId>& tiers) const {
    const std::size_t looks = std::min(tiers.size(), samples);
    double sum = 0;
    for (std::size_t look = 0; look < looks; ++look)
      sum += static_cast<double>(m_graph.positionCount(tiers[look * tiers.size() / looks]));
    return looks > 0 ? sum / static_cast<double>(looks) : 0;
  }

  /// In the layer with most tiers: positions of children that a tier needs and the tiers before it did not need.
  double newChildrenPerTier() const {
    std::vector<TierId> most;
    for (int layer = 0; layer < m_graph.layerCount(); ++layer)
      if (auto tiers = m_graph.tiersInLayer(layer); tiers.size() > most.size() && layer > 0) most = std::move(tiers);
    double sum = 0;
    std::size_t looked = 0;
    for (std::size_t stretch = 0; stretch < stretches; ++stretch) {
      std::set<std::uint64_t> children;
      const std::size_t first = stretch * most.size() / stretches;
      for (std::size_t place = first; place < std::min(first + neighbours, most.size()); ++place, ++looked)
        m_graph.forEachChild(most[place], [&](TierId child) { children.insert(child.value); });
      for (const std::uint64_t child : children) sum += positions({child});
    }
    return looked > 0 ? sum / static_cast<double>(looked) : 0;
  }

  const TierGraph& m_graph;
  bool m_exact;
  std::vector<double> m_means;  // positions of a tier, by layer
  double m_fetchedBytes = 0;
};

struct PlanRow {
  distributed::Cluster cluster;
  distributed::SimulatedRun run;
  double memoryBytes = 0;  // of each machine, at least
  std::string binds;
};

/// What takes most of the time that is not solving.
std::string bindingOf(const PlanRow& row) {
  constexpr double good = 0.8;
  const distributed::SimulatedRun& run = row.run;
  if (run.efficiency(row.cluster) >= good) return "compute";
  const double most = std::max({run.busiestLinkSeconds, run.criticalSeconds, run.handOutSeconds, run.togetherSeconds});
  if (most < run.seconds / 2) return "waiting for children";
  if (most == run.togetherSeconds) return "large tiers";
  if (most == run.busiestLinkSeconds) return "network";
  return most == run.criticalSeconds ? "critical path" : "handing out";
}

/// The fewest machines with which it takes at most a tenth longer than with any other number.
int bestOf(const std::vector<PlanRow>& rows) {
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
  unsigned processors = 0;
  std::uint64_t rate = 0;

 private:
  distributed::TierFit fitOn(unsigned number) const;
  std::vector<PlanRow> simulateAll() const;
  void print(const Context& context, const std::vector<PlanRow>& rows) const;

  VariantPtr m_variant;
  std::unique_ptr<retrograde::TierKernel> m_kernel;
  distributed::Cluster m_cluster;
  std::uint64_t m_memoryBytes = 0;
  std::uint64_t m_diskBytes = 0;  // 0: as much as it takes
  retrograde::Estimate m_estimate;
  double m_rate = 0;  // positions per second of a thread
};

distributed::RankShare PlanCommand::prepare(Context& context, const distributed::Transport&) {
  m_variant = variantToHandOut(context, variantText);
  m_cluster.threads = threads;
  m_cluster.processors = processors;
  m_cluster.networkBytesPerSecond = parseQuantity("--network", network, {{"M", 1e6 / 8}, {"G", 1e9 / 8}});
  m_cluster.latencySeconds = parseQuantity("--latency", latency, {{"us", 1e-6}, {"ms", 1e-3}, {"s", 1}});
  m_memoryBytes = parseBytes("--memory", memory);
  if (!disk.empty()) m_diskBytes = parseBytes("--disk", disk);
  retrograde::SolveOptions options;
  options.directory = context.dataDirectory();
  options.threads = threads;
  m_estimate = retrograde::resources(m_variant, options);
  m_kernel = retrograde::solverOf(*m_variant).makeKernel(m_variant);
  if (const double needed = fitOn(machines).neededBytes; needed > static_cast<double>(m_memoryBytes))
    throw UsageError(fmt::format("{} needs at least {} of memory on each machine, with {} threads on {} machines",
                                 m_variant->id(), bytesText(needed), threads, machines));
  options.threads = 1;
  m_rate = rate > 0 ? static_cast<double>(rate)
                    : static_cast<double>(m_estimate.positions) / retrograde::estimate(m_variant, options).seconds;
  return {};
}

distributed::TierFit PlanCommand::fitOn(unsigned number) const {
  return distributed::fitTiers(*m_kernel, m_variant->tierGraph(),
                               {threads, static_cast<double>(m_memoryBytes), static_cast<int>(number)});
}

std::vector<PlanRow> PlanCommand::simulateAll() const {
  const double positions = static_cast<double>(m_estimate.positions);
  distributed::SolveRates rates;
  rates.positionsPerSecond = m_rate;
  rates.bytesPerPosition = m_estimate.diskBytes / positions;
  const TierGraph& graph = m_variant->tierGraph();
  const SampledWork sampled(graph, rates.bytesPerPosition);
  const auto positionsOf = [&sampled](TierId tier) { return sampled.positions(tier); };
  std::vector<PlanRow> rows;
  for (unsigned number = 1;; number = std::min(2 * number, machines)) {
    PlanRow row{m_cluster, {}, 0, {}};
    row.cluster.machines = static_cast<int>(number);
    const distributed::TierFit fit = fitOn(number);
    row.memoryBytes = fit.neededBytes;
    // However many tiers a machine solves, it fetches nothing twice.
    const double all = m_estimate.diskBytes * number / static_cast<double>(m_estimate.tiers);
    const auto exchanged = [&](TierId tier) { return m_kernel->splitter()->exchangedBytes(tier, number); };
    const distributed::SimulatedWork work{graph, positionsOf, std::min(sampled.fetchedBytes(), all), fit.isLarge(*m_kernel),
                                          exchanged};
    if (row.memoryBytes <= static_cast<double>(m_memoryBytes)) {
      row.run = distributed::simulate(work, row.cluster, rates);
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
                    {"memoryBytes", row.memoryBytes},
                    {"networkBytes", row.run.networkBytes},
                    {"diskBytes", row.run.diskBytes},
                    {"diskFits", fits},
                    {"criticalSeconds", row.run.criticalSeconds},
                    {"binds", row.binds}});
  }
  if (context.json) {
    const Json plan{
        {"variant", m_variant->id()}, {"threads", threads}, {"memoryBytes", memoryBytes}, {"rows", list}, {"best", best}};
    fmt::print("{}\n", plan.dump(2));
    return;
  }
  table.print();
  fmt::print("{} threads on each machine, at least {} of memory; best: {} machines\n", threads, bytesText(memoryBytes), best);
}

int PlanCommand::run(Context& context, const std::vector<distributed::Hello>&, distributed::Transport& transport) {
  if (transport.rank() == 0) print(context, simulateAll());
  return exitDone;
}

}  // namespace

void addMpiPlan(CLI::App& app, Context& context, std::shared_ptr<MpiCommand>& chosen) {
  const auto command = std::make_shared<PlanCommand>();
  CLI::App& added =
      *app.add_subcommand("plan", "Simulate a solve on up to so many machines: time, traffic, disk, and what binds");
  addDataOption(added, context);
  addVariantArgument(added, command->variantText);
  addNumberOption(added, "--machines", command->machines, machineNumbers, "Most machines (default: 64)");
  addNumberOption(added, "--threads", command->threads, threadNumbers, "Threads of each (default: 16)");
  addTextOption(added, "--memory", command->memory, "Memory of each (default: 64G)")->type_name("SIZE");
  addTextOption(added, "--network", command->network, "Bits per second of each, e.g. 1G (default: 10G)")->type_name("RATE");
  addTextOption(added, "--latency", command->latency, "From one to another, e.g. 1ms (default: 20us)")->type_name("TIME");
  addTextOption(added, "--disk", command->disk, "Disk of each (default: as much as it takes)")->type_name("SIZE");
  addNumberOption(added, "--processors", command->processors, processorNumbers,
                  "Processors that all threads share, where they are fewer than these (default: one for each)");
  addNumberOption(added, "--rate", command->rate, threadRates,
                  "Positions a second of one thread (default: measured now, on a small variant)");
  addJsonOption(added, context);
  added.callback([&chosen, command] { chosen = command; });
}

}  // namespace kotai::cli
