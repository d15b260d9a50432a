// Dodgem in the registry.
#pragma once

#include <string_view>

#include "core/game/game.h"
#include "core/game/variant_adapter.h"
#include "core/games/dodgem/rules.h"

namespace kotai::dodgem {

using DodgemVariant = VariantAdapter<Rules>;

const Game& game();
/// Parses the text after "dodgem": `:NxN`, then `,blocked=...` or `,misere=...`. `column`: place of \p rest in the whole text
/// (1-based).
tl::expected<VariantPtr, TextError> makeVariant(std::string_view rest, std::size_t column);

}  // namespace kotai::dodgem
