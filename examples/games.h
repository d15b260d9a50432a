// The example games, built with -DKOTAI_EXAMPLES=ON: what the registry of games takes over.
#pragma once

#include <functional>
#include <vector>

#include "core/game/game.h"

namespace kotai {

std::vector<std::reference_wrapper<const Game>> exampleGames();

}  // namespace kotai
