// The exact values of all positions that can follow a position, for boards too large to be solved completely.
#pragma once

#include <cstdint>
#include <stop_token>

#include "core/simultaneous/position_values.h"

namespace kotai::domineering {

/// Returns null if more than `positionLimit` positions would be needed, or if a stop was requested.
PositionValuesPtr solveRest(const SimultaneousVariantPtr& variant, const AnyPosition& position, std::uint64_t positionLimit,
                            std::stop_token stop = {});

}  // namespace kotai::domineering
