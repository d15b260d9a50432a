// Arrangements as a paper counts them, by the number of something.
#pragma once

#include "app/cli/base/format.h"
#include "core/game/variant.h"

namespace kotai::cli {

/// The sum and a row of the single numbers; nothing for games without such counts.
void addArrangements(Summary& summary, const Variant& variant);

}  // namespace kotai::cli
