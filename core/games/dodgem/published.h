// Compares the figures of Dodgem that Y. Kotani published with solutions.
#pragma once

#include "core/game/work.h"

namespace kotai::dodgem {

/// Returns figures 2 to 5 of the paper, and the results of its section 8.
Work publishedWork();

}  // namespace kotai::dodgem
