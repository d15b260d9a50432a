// All games with simultaneous moves: one line each.
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

/// Reads `game:size`. Variants are created once and shared.
tl::expected<SimultaneousVariantPtr, TextError> parseSimultaneousVariant(std::string_view text);

}  // namespace kotai
