// Three Men's Morris for the registry.
#pragma once

#include "core/game/game.h"

namespace kotai::threemensmorris {

const Game& game();

}  // namespace kotai::threemensmorris
