// Variants of Gobblet Gobblers, and the registry entry of the game.
#pragma once

#include <string_view>

#include "core/game/game.h"
#include "core/game/variant_adapter.h"
#include "core/games/gobblet/rules.h"

namespace kotai::gobblet {

using GobbletVariant = VariantAdapter<Rules>;

const Game& game();
inline constexpr std::string_view coveringRule = "gobblet:reveal=cover";  ///< a revealed line may be covered

/// Parses the text after "gobblet": nothing, or `:reveal=loses|cover`. \p column: position of \p rest in the
/// whole text (1-based).
tl::expected<VariantPtr, TextError> makeVariant(std::string_view rest, std::size_t column);

}  // namespace kotai::gobblet
