// Quoridor in the registry.
#pragma once

#include <string_view>

#include "core/game/game.h"
#include "core/game/variant_adapter.h"
#include "core/games/quoridor/rules.h"

namespace kotai::quoridor {

using QuoridorVariant = VariantAdapter<Rules>;

const Game& game();
/// Reads the text after "quoridor": `:WxH,fences=F[-G][,start=facing|diagonal]`. `column`: place of \p rest in the whole text
/// (1-based).
tl::expected<VariantPtr, TextError> makeVariant(std::string_view rest, std::size_t column);

}  // namespace kotai::quoridor
