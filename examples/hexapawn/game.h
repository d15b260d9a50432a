// Hexapawn as the registry sees it.
#pragma once

#include "core/game/game.h"

namespace kotai::hexapawn {

const Game& game();

}  // namespace kotai::hexapawn
