// Reports the number of stored positions if the totals count fewer.
#pragma once

#include <cstdint>

#include "app/cli/base/format.h"
#include "core/game/variant.h"
#include "core/tables/solution.h"

namespace kotai::cli {

/// Adds two rows if \p counted differs from the number of stored positions: a row with the kind of counted
/// positions, and a row with the number of stored positions.
void addStored(Summary& summary, const Variant& variant, std::uint64_t counted);

/// Adds a row that says that the solution has only figures. Adds nothing for other solutions.
void addFiguresOnly(Summary& summary, const Solution& solution);

}  // namespace kotai::cli
