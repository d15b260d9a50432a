#include "core/game/variant.h"

#include "core/game/game.h"

namespace kotai {

std::string_view Variant::gameId() const { return game().id; }

}  // namespace kotai
