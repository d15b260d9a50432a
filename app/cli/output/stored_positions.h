// Number of positions that a solution stores, if its totals count fewer.
#pragma once

#include <cstdint>

#include "app/cli/base/format.h"
#include "core/game/variant.h"
#include "core/tables/solution.h"

namespace kotai::cli {

/// Adds a row with the number of stored positions if \p counted is smaller, and with the kind of counted positions.
void addStored(Summary& summary, const Variant& variant, std::uint64_t counted);

/// Adds the row for solutions with figures only.
void addKept(Summary& summary, const Solution& solution);

}  // namespace kotai::cli
