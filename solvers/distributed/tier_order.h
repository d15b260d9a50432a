// Scheduler of solves on many machines: finds the tiers that can be solved now, and the best tier for a rank.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/game/tier_graph.h"

namespace kotai::distributed {

/// A tier that may be solved, and its amount of work in a unit of the scheduler.
struct ReadyTier {
  TierId tier;
  double work = 1;
};

/// Independent of clock and network, so that simulations use the real scheduler. Not thread-safe.
class TierOrder {
 public:
  virtual ~TierOrder() = default;

  /// Marks a tier as finished. \p rank has its record. May be called before or after take().
  virtual void done(TierId tier, int rank, std::uint64_t recordBytes) = 0;
  /// Examines more of the graph for at most a millisecond. Returns false if there is nothing to examine now.
  virtual bool explore() = 0;
  /// Returns the best next tier for this rank, or nothing if no tier is ready.
  virtual std::optional<ReadyTier> take(int rank) = 0;
  /// Returns a tier that all ranks must solve together, or nothing if no large tier is ready. take() skips large tiers.
  virtual std::optional<TierId> popLargeTier() { return std::nullopt; }
  /// Returns tiers that no remaining tier will read, each once. May return none.
  virtual std::vector<TierId> popClosedTiers() { return {}; }
  virtual bool finished() const = 0;
  /// Returns the lowest unfinished layer.
  virtual int floor() const = 0;
  virtual std::uint64_t readyCount() const = 0;
};

/// Returns whether a tier is too large for a rank.
using IsLarge = std::function<bool(TierId)>;

/// Returns the scheduler for a graph: ChildOrder if the graph lists children quickly, otherwise LayerOrder. An empty \p isLarge
/// means that no tier is large.
std::unique_ptr<TierOrder> makeTierOrder(const TierGraph& graph, int ranks, IsLarge isLarge = {});

}  // namespace kotai::distributed
