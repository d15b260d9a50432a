// Numbers of arrangements as a paper counts them.
#pragma once

#include "app/cli/base/format.h"
#include "core/game/variant.h"

namespace kotai::cli {

/// The sum, and a row with the single numbers. Empty for games without such counts.
void addArrangements(Summary& summary, const Variant& variant);

}  // namespace kotai::cli
