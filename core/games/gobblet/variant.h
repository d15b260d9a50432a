// Gobblet Gobblers as the registry sees it.
#pragma once

#include <string_view>

#include "core/game/game.h"
#include "core/game/variant_adapter.h"
#include "core/games/gobblet/rules.h"

namespace kotai::gobblet {

using GobbletVariant = VariantAdapter<Rules>;

/// Its entry in the registry.
const Game& game();
/// Reads what follows "gobblet": nothing. `column` is the place of \p rest in the whole text.
tl::expected<VariantPtr, TextError> makeVariant(std::string_view rest, std::size_t column);

}  // namespace kotai::gobblet
