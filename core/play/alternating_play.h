// A game in play whose sides move in turn.
#pragma once

#include "core/game/variant.h"
#include "core/play/play.h"

namespace kotai {

PlayPtr playOf(VariantPtr variant);

}  // namespace kotai
