// How many positions a solution stores, where its totals count fewer.
#pragma once

#include <cstdint>

#include "app/cli/base/format.h"
#include "core/game/variant.h"
#include "core/tables/solution.h"

namespace kotai::cli {

/// A row with the number of stored positions if \p counted are fewer, and the kind of counted ones.
void addStored(Summary& summary, const Variant& variant, std::uint64_t counted);

/// A row for solutions with figures only.
void addKept(Summary& summary, const Solution& solution);

}  // namespace kotai::cli
