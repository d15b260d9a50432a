// Three Men's Morris as the registry sees it.
#pragma once

#include "core/game/game.h"

namespace kotai::threemensmorris {

const Game& game();

}  // namespace kotai::threemensmorris
