// Scheduler of solves on many machines: finds the tiers that can be solved now, and the best one for a rank.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/game/tier_graph.h"

namespace kotai::distributed {

/// A tier that may be solved, and how much work it is, in the unit of the order.
struct ReadyTier {
  TierId tier;
  double work = 1;
};

/// Knows no clock and no network, so that plans are simulated with what real solves use. For one thread.
class TierOrder {
 public:
  virtual ~TierOrder() = default;

  /// A tier that need not be solved any more; \p rank has its record of so many bytes. Told before or after it was taken.
  virtual void done(TierId tier, int rank, std::uint64_t recordBytes) = 0;
  /// Looks at some more of the graph, a millisecond's worth at most; false if there is nothing to look at now.
  virtual bool explore() = 0;
  /// The tier that this rank had best solve next; none if no tier is ready.
  virtual std::optional<ReadyTier> take(int rank) = 0;
  /// A tier that all ranks have to solve together; none if no such tier is ready. take() leaves them alone.
  virtual std::optional<TierId> takeLarge() { return std::nullopt; }
  /// Tiers that no tier still to be taken needs, as far as that is known early; each is told once.
  virtual std::vector<TierId> takeClosed() { return {}; }
  virtual bool finished() const = 0;
  /// Layers below this one are done.
  virtual int floor() const = 0;
  virtual std::uint64_t readyCount() const = 0;
};

/// Whether a tier is too large for one rank.
using IsLarge = std::function<bool(TierId)>;

/// Tiers are ready as soon as their own children are done, where the graph says quickly what those are; else layer by layer.
/// \p isLarge may be empty: none is.
std::unique_ptr<TierOrder> makeTierOrder(const TierGraph& graph, int ranks, IsLarge isLarge = {});

}  // namespace kotai::distributed
