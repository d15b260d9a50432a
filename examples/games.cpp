// Registers the example games in each program that contains this file.
#include "core/game/registry.h"
#include "examples/hexapawn/game.h"
#include "examples/threemensmorris/game.h"

namespace kotai {
namespace {

[[maybe_unused]] const bool examplesAdded = addGames({threemensmorris::game(), hexapawn::game()});

}  // namespace
}  // namespace kotai
