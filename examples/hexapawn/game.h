// Hexapawn for the registry.
#pragma once

#include "core/game/game.h"

namespace kotai::hexapawn {

const Game& game();

}  // namespace kotai::hexapawn
