// Variants of Domineering, and the registry entry of the game.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/game/game.h"
#include "core/game/variant_adapter.h"
#include "core/games/classicdomineering/rules.h"

namespace kotai::classicdomineering {

using ClassicVariant = VariantAdapter<Rules>;

const Game& game();
std::vector<Motif> motifs(const Variant& variant, const AnyPosition& position, std::optional<AnyMove> move);
/// Parses the text after "domineering": `:CxR`, the numbers of columns and rows. \p column: position of \p rest
/// in the whole text (1-based).
tl::expected<VariantPtr, TextError> makeVariant(std::string_view rest, std::size_t column);

}  // namespace kotai::classicdomineering
