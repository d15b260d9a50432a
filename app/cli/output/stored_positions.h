// How many positions a solution stores, where its totals count fewer.
#pragma once

#include <cstdint>

#include "app/cli/base/format.h"
#include "core/game/variant.h"
#include "core/tables/solution.h"

namespace kotai::cli {

/// A row that says how many positions are stored, where \p counted are fewer, and which are counted.
void addStored(Summary& summary, const Variant& variant, std::uint64_t counted);

/// A row that says so where only figures were kept.
void addKept(Summary& summary, const Solution& solution);

}  // namespace kotai::cli
