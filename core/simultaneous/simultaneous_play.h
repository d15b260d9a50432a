// Implements Play for simultaneous games.
#pragma once

#include "core/play/play.h"
#include "core/simultaneous/simultaneous_variant.h"

namespace kotai {

PlayPtr playOf(SimultaneousVariantPtr variant);

}  // namespace kotai
