// Reads game files (docs/game-format.md): everything readable, and the places of everything else.
#pragma once

#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "core/record/game_record.h"

namespace kotai {

inline constexpr int newestRecordFormat = 1;

using RecordResult = tl::expected<GameRecord, GameFault>;

/// Returns the games of a string in order, at least one, because a string without a game is a fault. Moves are not checked
/// here.
std::vector<RecordResult> readRecords(std::string_view text);

/// Adds unreadable bytes (see readableText) to the damage of their game, or to the first game if they come before it. Games and
/// places are in the order of the text.
void addUnreadable(std::vector<RecordResult>& games, const std::vector<TextPlace>& places);

}  // namespace kotai
