// Converts reasons for the end of a game to and from words of game files.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/game/game_end.h"
#include "core/record/game_record.h"

namespace kotai {

std::string toText(EndCause cause);  ///< returns a word such as "resignation"
std::optional<EndCause> endCauseFromText(std::string_view text);

GameResult resultOf(const GameEnd& end);
/// Returns the end if only the header shows it: declared by the players, or a loss on time. Otherwise returns nothing.
std::optional<GameEnd> declaredEndOf(const GameHeader& header);

}  // namespace kotai
