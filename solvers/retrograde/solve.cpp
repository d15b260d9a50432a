#include "solvers/retrograde/solve.h"

#include <atomic>
#include <chrono>
#include <mutex>

#include "core/base/page_pool.h"
#include "core/base/parallel.h"
#include "core/base/progress_gate.h"
#include "core/game/free_start.h"
#include "core/tables/solution_check.h"
#include "solvers/base/memory_net.h"
#include "solvers/retrograde/figures_store.h"
#include "solvers/retrograde/read_order.h"
#include "solvers/retrograde/registry.h"
#include "solvers/retrograde/table_cache.h"
#include "solvers/retrograde/tier_memory.h"
#include "solvers/retrograde/tier_store.h"

namespace kotai::retrograde {

namespace {

using Clock = std::chrono::steady_clock;

/// Share of the budget that readOrder() may use temporarily.
constexpr double maxOrderShare = 0.02;

double secondsSince(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

SolveReport alreadySolved(const TierGraph& space) {
  SolveReport done;
  done.finished = true;
  done.tiersResumed = space.tierCount();
  return done;
}

/// One run of a solve over all layers.
class Solve {
 public:
  Solve(const VariantPtr& variant, const SolveOptions& options, const TierKernel& kernel, const TierMemory& memory, double budget,
        std::stop_token stop)
      : m_options(options),
        m_space(variant->tierGraph()),
        m_kernel(kernel),
        m_stop(std::move(stop)),
        m_store(openTierStore(variant, options, kernel.coding(), m_stop)),
        m_keep(memory.pageBytes(budget)),
        m_budget(budget),
        m_net(budget),
        m_cache(memory.tableBytes(budget), [this](TierId tier) { return reload(tier); }),
        m_scarce(memory.scarce(budget)),
        m_start(Clock::now()),
        m_resumedPositions(m_store->positionsDone()),
        m_positionsExpected(m_space.approximatePositions()) {
    m_report.tiersResumed = m_store->tiersDone();
    m_report.discardedOldWork = m_store->discardedOldWork();
  }

  SolveReport run() {
    if (m_store->finishedByAnother()) return alreadySolved(m_space);
    for (int layer = 0; layer < m_space.layerCount() && !m_stop.stop_requested(); ++layer) {
      m_layer = layer;
      solveLayer(layer);
      m_cache.retireBelow(layer + 1 - m_space.childLayerReach());
      if (!m_stop.stop_requested()) m_store->retireBelow(layer + 1 - m_space.childLayerReach());
    }
    m_report.finished = !m_stop.stop_requested();
    if (m_report.finished) m_store->finish();
    m_report.positionsSolved = m_store->positionsDone() - m_resumedPositions;
    m_report.cache = m_cache.statistics();
    m_report.seconds = secondsSince(m_start);
    reportProgress(true);
    return m_report;
  }

 private:
  void solveLayer(int layer) {
    std::vector<TierId> tiers = m_space.tiersInLayer(layer);
    std::erase_if(tiers, [this](TierId tier) { return m_store->hasTier(tier); });
    const ParallelLoop inTurn = [this](std::size_t count, const std::function<void(std::size_t)>& work) {
      runParallel(count, solverThreads(m_options), m_stop, work);
    };
    if (!tiers.empty() && layer > 0) {
      readSome(tiers.front());
      tiers = readOrder(m_space, std::move(tiers), m_cache.room(), maxOrderShare * m_budget, inTurn, m_stop);
    }
    inTurn(tiers.size(), [&](std::size_t number) { solveTier(tiers[number], layer); });
  }

  /// Reads the children of a tier after a resume, so that the cache knows the sizes of tables.
  void readSome(TierId tier) {
    const int layer = m_space.layerOf(tier);
    m_space.forEachLikelyChild(tier, [&](TierId child) {
      const int lower = m_space.layerOf(child);
      if (lower < layer && !m_stop.stop_requested()) m_cache.get(child, lower);
    });
  }

  void solveTier(TierId tier, int layer) {
    const ChildTables children([this](TierId child) { return m_cache.get(child, m_space.layerOf(child)); }, m_scarce);
    auto solved = m_kernel.solve(tier, children, m_stop);
    if (!solved || m_stop.stop_requested()) return;
    m_store->append(tier, *solved);
    solved->codes = {};  // frees memory for the tables of other tiers
    m_cache.put(tier, layer, std::move(solved->table));
    m_net.check();
    reportProgress(false);
  }

  WorkingTablePtr reload(TierId tier) const {
    WorkingTablePtr table = m_kernel.unpack(tier, m_store->read(tier));
    if (!table) throw SolutionError(SolutionFault::DamagedTier, m_store->fileOf(tier), {std::to_string(tier.value)});
    return table;
  }

  /// Reports progress at most ten times a second, but always at the end.
  void reportProgress(bool last) {
    if (!m_options.progress) return;
    if (!last && !m_gate.opens()) return;
    const std::scoped_lock lock(m_progressMutex);
    SolveProgress progress;
    progress.tiersDone = m_store->tiersDone();
    progress.tiersTotal = m_space.tierCount();
    progress.positionsDone = m_store->positionsDone();
    // The expected number may be too small, because computing the exact number can take longer than a step of the
    // solve.
    progress.positionsTotal = std::max(m_positionsExpected, progress.positionsDone);
    progress.elapsedSeconds = secondsSince(m_start);
    progress.positionsPerSecond =
        static_cast<double>(progress.positionsDone - m_resumedPositions) / std::max(progress.elapsedSeconds, 1e-6);
    const double left = static_cast<double>(progress.positionsTotal - progress.positionsDone);
    progress.remainingSeconds = progress.positionsPerSecond > 0 ? left / progress.positionsPerSecond : -1;
    progress.tableBytes = m_cache.bytes();
    progress.layer = m_layer;
    progress.layerCount = m_space.layerCount();
    m_options.progress(progress);
  }

  const SolveOptions& m_options;
  const TierGraph& m_space;
  const TierKernel& m_kernel;
  std::stop_token m_stop;
  std::unique_ptr<TierStore> m_store;
  PagePool::RetainPages m_keep;
  double m_budget;
  MemoryNet m_net;
  TableCache m_cache;
  bool m_scarce;
  Clock::time_point m_start;
  std::uint64_t m_resumedPositions;
  std::uint64_t m_positionsExpected;
  ProgressGate m_gate;
  std::atomic<int> m_layer{0};
  std::mutex m_progressMutex;
  SolveReport m_report;
};

/// Returns whether the file that this solve would write already exists. Checks an existing file.
bool isThere(const VariantPtr& variant, const SolveOptions& options) {
  if (Solution::exists(options.directory, *variant)) {
    checkSolution(options.directory, FileShape::of(*variant));
    return true;
  }
  if (!options.figuresOnly || !Solution::figuresExist(options.directory, *variant)) return false;
  checkSolution(options.directory, FileShape::figuresOf(*variant));
  removeLayerFiles(options.directory, *variant);  // a killed run may have left layer files
  return true;
}

SolveReport runSolver(const VariantPtr& variant, const SolveOptions& options, const Estimate& needs, std::stop_token stop) {
  const GameSolver& solver = solverOf(*variant);
  if (solver.makeEngine != nullptr) return solveWholeTier(variant, *solver.makeEngine(variant), options, stop);
  const auto kernel = solver.makeKernel(variant);
  const TierMemory memory(kernel->memoryNeeds(), variant->tierGraph().tierCount(), solverThreads(options));
  return Solve(variant, options, *kernel, memory, needs.budgetBytes, std::move(stop)).run();
}

}  // namespace

bool supportsFiguresOnly(const Variant& variant) {
  return solverOf(variant).makeKernel != nullptr && variant.isStored(variant.start());
}

SolveReport solve(const VariantPtr& variant, const SolveOptions& options, std::stop_token stop) {
  SolveReport before;
  if (const VariantPtr usual = usualVariant(*variant); usual && !Solution::exists(options.directory, *usual)) {
    before = solve(usual, options, stop);
    if (!before.finished) return before;
  }
  if (isThere(variant, options)) return alreadySolved(variant->tierGraph());
  const Estimate needs = resources(variant, options);
  if (needs.refusal) throw SolutionError(*needs.refusal);
  SolveReport report = runSolver(variant, options, needs, std::move(stop));
  report.seconds += before.seconds;
  report.valueSeconds += before.valueSeconds;
  report.positionsSolved += before.positionsSolved;
  report.unmoves += before.unmoves;
  std::error_code ignored;
  if (report.finished && !options.figuresOnly)  // the finished solution also contains the figures
    std::filesystem::remove(options.directory / FileShape::figuresOf(*variant).fileName(), ignored);
  return report;
}

}  // namespace kotai::retrograde
