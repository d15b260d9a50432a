// Legal positions of Quoridor as its paper counts them.
#pragma once

#include "app/cli/base/format.h"
#include "core/game/variant.h"

namespace kotai::cli {

/// A row per number of fences on the board, as far as they are counted within seconds; nothing for other games.
void addLegalPositions(Summary& summary, const Variant& variant);

}  // namespace kotai::cli
