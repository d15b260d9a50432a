#include "solvers/distributed/solve.h"

#include <algorithm>

#include "core/base/resources.h"
#include "core/tables/solution.h"
#include "solvers/distributed/rank_loop.h"
#include "solvers/distributed/rank_solver.h"
#include "solvers/distributed/shard_plan.h"
#include "solvers/distributed/tier_fit.h"
#include "solvers/retrograde/registry.h"
#include "solvers/retrograde/tier_memory.h"

namespace kotai::distributed {

namespace {

using Clock = std::chrono::steady_clock;

std::vector<unsigned> threadsOf(const std::vector<Hello>& hellos) {
  std::vector<unsigned> threads;
  for (const Hello& hello : hellos) threads.push_back(hello.threads);
  return threads;
}

}  // namespace

bool hasTiersToHandOut(const Variant& variant) { return retrograde::solverOf(variant).makeKernel != nullptr; }

RankShare shareOf(const VariantPtr& variant, const RunOptions& options, const Transport& transport) {
  const std::filesystem::path file = options.directory / Solution::fileName(*variant);
  if (retrograde::solverOf(*variant).makeKernel == nullptr)
    throw SolutionError(SolutionFault::NotSolvable, file, {variant->id()});
  const auto here = static_cast<unsigned>(transport.ranksHere());
  RankShare share;
  share.threads = options.threads > 0 ? options.threads : std::max(1U, threadCount(0) / here);
  retrograde::SolveOptions alone;
  alone.directory = options.directory;
  alone.threads = share.threads;
  alone.memoryBytes = options.memoryBytes;
  const retrograde::Estimate needs = retrograde::resources(variant, alone);
  share.memoryBytes = options.memoryBytes > 0 ? static_cast<double>(options.memoryBytes) : needs.budgetBytes / here;
  const auto refused = [&](const char* what, double needed, double there) {
    const auto text = [](double bytes) { return std::to_string(static_cast<std::uint64_t>(bytes)); };
    return SolutionError(SolutionFault::DoesNotFit, file, {what, text(needed), text(there)});
  };
  const auto kernel = retrograde::solverOf(*variant).makeKernel(variant);
  const TierFit fit = fitTiers(*kernel, variant->tierGraph(), {share.threads, share.memoryBytes, transport.ranks()});
  if (fit.neededBytes > share.memoryBytes) throw refused("memory", fit.neededBytes, share.memoryBytes);
  share.mostWholeBytes = fit.mostWholeBytes;
  double written = 0;
  for (const SeenShard& shard : shardsIn(options.directory, FileShape::of(*variant))) written += static_cast<double>(shard.bytes);
  const double disk = needs.diskBytes * here / transport.ranks() - written;
  if (disk > needs.availableDiskBytes) throw refused("disk", disk, needs.availableDiskBytes);
  return share;
}

RunReport solve(const VariantPtr& variant, const RunOptions& options, const RankShare& share, const std::vector<Hello>& hellos,
                Messenger& messenger) {
  const auto start = Clock::now();
  const FileShape shape = FileShape::of(*variant);
  const auto kernel = retrograde::solverOf(*variant).makeKernel(variant);
  TierFit fit;
  for (const Hello& hello : hellos) fit.mostWholeBytes = std::min(fit.mostWholeBytes, hello.mostWholeBytes);
  std::optional<Coordinator> coordinator;
  if (messenger.rank() == 0)
    coordinator.emplace(
        *variant, threadsOf(hellos),
        [&messenger](int rank, MessageKind kind, Bytes bytes) { messenger.send(rank, kind, std::move(bytes)); },
        options.tierSolved, fit.isLarge(*kernel));
  RankSolver solver(
      variant, *kernel,
      {options.directory, share.threads, share.memoryBytes, messenger.rank(), messenger.ranks(), share.mostWholeBytes});
  RankLoop loop(options, hellos, messenger, solver, coordinator ? &*coordinator : nullptr, shape.tierCount);
  loop.run(shardsIn(options.directory, shape));
  RunReport report;
  if (!coordinator) return report;
  writeManifest(options.directory / shape.fileName(), shape, kernel->coding(), coordinator->manifest());
  report.progress = coordinator->progress();
  report.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  return report;
}

}  // namespace kotai::distributed
