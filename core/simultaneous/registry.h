// Registry of all games with simultaneous moves.
#pragma once

#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "core/game/registry.h"
#include "core/simultaneous/simultaneous_variant.h"

namespace kotai {

const std::vector<GameInfo>& simultaneousGames();

/// Returns whether a variant's text begins with the name of a simultaneous game.
bool isSimultaneous(std::string_view text);

/// Parses `game:size`. Creates each variant once and shares it.
tl::expected<SimultaneousVariantPtr, TextError> parseSimultaneousVariant(std::string_view text);

}  // namespace kotai
