// Counts over a solved tier: outcomes, distances, zugzwangs and only moves, part by part.
#pragma once

#include <functional>
#include <optional>
#include <stop_token>

#include "core/game/position_graph.h"
#include "core/tables/tier_summary.h"
#include "solvers/retrograde/checkpoint.h"

namespace kotai::retrograde {

/// Returns the value of a position in the tier or one of its children.
using PlaceValue = std::function<Value(Location)>;

/// Counts over a tier. Returns nothing if stopped. `loop` may use several threads and skip work after a stop request.
std::optional<TierSummary> countTier(const PositionGraph& graph, TierId tier, const PlaceValue& valueOf, const ParallelLoop& loop,
                                     const std::stop_token& stop);

}  // namespace kotai::retrograde
