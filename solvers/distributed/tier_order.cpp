#include "solvers/distributed/tier_order.h"

#include "solvers/distributed/child_order.h"
#include "solvers/distributed/layer_order.h"

namespace kotai::distributed {

std::unique_ptr<TierOrder> makeTierOrder(const TierGraph& graph, int ranks, IsLarge isLarge) {
  if (graph.listsChildrenQuickly()) return std::make_unique<ChildOrder>(graph, std::move(isLarge));
  return std::make_unique<LayerOrder>(graph, ranks);
}

}  // namespace kotai::distributed
