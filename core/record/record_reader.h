// Reads game files (docs/game-format.md). Reads everything readable, and reports the places of all damage.
#pragma once

#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "core/record/game_record.h"

namespace kotai {

inline constexpr int newestRecordFormat = 1;

using RecordResult = tl::expected<GameRecord, GameFault>;

/// Returns the games of a string in order. A string without a game results in a fault. Does not check moves.
std::vector<RecordResult> readRecords(std::string_view text);

/// Adds unreadable bytes (see readableText()) as damage to the game that contains them, or to the first game. Games and places
/// are in the order of the text.
void addUnreadable(std::vector<RecordResult>& games, const std::vector<TextPlace>& places);

}  // namespace kotai
