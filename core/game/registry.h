// Registry of all games with alternating moves.
#pragma once

#include <functional>
#include <initializer_list>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "core/game/game.h"
#include "core/game/variant.h"

namespace kotai {

const std::vector<std::reference_wrapper<const Game>>& games();

/// Returns the games with alternating moves, then the games with simultaneous moves.
std::vector<GameInfo> allGames();

/// Adds games to the end of the list. Has no effect after the first call of games(), so call it during static initialisation.
/// Returns true.
bool addGames(std::initializer_list<std::reference_wrapper<const Game>> more);

/// Parses `game[:size][,key=value...]`. Creates each variant once and shares it.
tl::expected<VariantPtr, TextError> parseVariant(std::string_view text);

}  // namespace kotai
