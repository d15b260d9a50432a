// Solves all positions that can follow a given position. Used on boards that are too large to solve completely.
#pragma once

#include <cstdint>
#include <stop_token>

#include "core/simultaneous/position_values.h"

namespace kotai::domineering {

/// Returns the values of all positions that can follow \p position. Returns null if there are more than `positionLimit`
/// positions, or on a stop request.
PositionValuesPtr solveSubgame(const SimultaneousVariantPtr& variant, const AnyPosition& position, std::uint64_t positionLimit,
                               std::stop_token stop = {});

}  // namespace kotai::domineering
