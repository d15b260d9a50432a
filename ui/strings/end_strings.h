// Words for a finished game: who has won, and by what.
#pragma once

#include <QString>
#include <optional>

#include "core/game/variant.h"

namespace kotai::ui {

/// "Second player won", or what the game calls that side.
QString wonText(const Variant& variant, Side winner);
/// "The second player has won: the lion was taken". Precondition: the game is over.
QString endSentence(const Variant& variant, const AnyPosition& position);
/// The side that has won, if the game is over and one has.
std::optional<Side> winnerOf(const Variant& variant, const AnyPosition& position);

}  // namespace kotai::ui
