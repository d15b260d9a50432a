// Implements Play for alternating games.
#pragma once

#include "core/game/variant.h"
#include "core/play/play.h"

namespace kotai {

PlayPtr playOf(VariantPtr variant);

}  // namespace kotai
