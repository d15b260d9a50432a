// The example games: one line each.
#include "examples/games.h"

#include "examples/hexapawn/game.h"
#include "examples/threemensmorris/game.h"

namespace kotai {

std::vector<std::reference_wrapper<const Game>> exampleGames() { return {threemensmorris::game(), hexapawn::game()}; }

}  // namespace kotai
