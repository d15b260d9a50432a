#include "solvers/retrograde/small_solve.h"

#include <chrono>
#include <unordered_map>

#include "core/base/resources.h"
#include "solvers/retrograde/registry.h"

namespace kotai::retrograde {

SmallSolve solveSmall(const VariantPtr& variant) {
  const auto kernel = solverOf(*variant).makeKernel(variant);
  const TierGraph& graph = variant->tierGraph();
  std::unordered_map<std::uint64_t, WorkingTablePtr> tables;
  const auto children = [&](TierId tier) { return tables.at(tier.value); };
  SmallSolve result;
  const auto start = std::chrono::steady_clock::now();
  const double before = processorSeconds();
  for (int layer = 0; layer < graph.layerCount(); ++layer)
    for (const TierId tier : graph.tiersInLayer(layer)) {
      auto solved = kernel->solve(tier, children, {});
      result.positions += solved->codes.positions();
      result.records.push_back(
          encodeTierRecord(tier, solved->codes, solved->summary, kernel->coding(), graph.positionsPerBlock()));
      tables[tier.value] = std::move(solved->table);
    }
  result.processorSeconds = processorSeconds() - before;
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return result;
}

double secondsToUnpack(const VariantPtr& variant, const SmallSolve& solved) {
  const auto kernel = solverOf(*variant).makeKernel(variant);
  const double before = processorSeconds();
  for (const auto& record : solved.records) {
    const auto view = TierRecordView::read(record);
    kernel->unpack(view->tier(), *view->readCodes());
  }
  return processorSeconds() - before;
}

}  // namespace kotai::retrograde
