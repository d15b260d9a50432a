// All games with alternating moves: one line each.
#pragma once

#include <functional>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "core/game/game.h"
#include "core/game/variant.h"

namespace kotai {

const std::vector<std::reference_wrapper<const Game>>& games();

/// Reads `game[:size][,key=value...]`. Variants are made once and shared.
tl::expected<VariantPtr, TextError> parseVariant(std::string_view text);

}  // namespace kotai
