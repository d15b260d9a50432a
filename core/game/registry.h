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

/// Returns all games: first those with alternating moves, then those with simultaneous moves.
std::vector<GameInfo> allGames();

/// Appends games to the list. Has no effect after the first call of games(), so call this function during
/// static initialisation. Returns true, to initialise a static variable.
bool addGames(std::initializer_list<std::reference_wrapper<const Game>> more);

/// Parses `game[:size][,key=value...]`. Creates each variant once and shares it, except variants with a start
/// position chosen by the user.
tl::expected<VariantPtr, TextError> parseVariant(std::string_view text);

}  // namespace kotai
