// Reads files of games (docs/game-format.md): everything that can be read is, and what cannot is told with its place.
#pragma once

#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "core/record/game_record.h"

namespace kotai {

inline constexpr int newestRecordFormat = 1;

using RecordResult = tl::expected<GameRecord, GameFault>;

/// The games of a text in their order, at least one: a text without any is one fault. Moves are not looked at here.
std::vector<RecordResult> readRecords(std::string_view text);

/// Adds unreadable bytes (see readableText) to the damage of the game in which they stand, those before the first game to the
/// first. Games and places are in the order of the text.
void addUnreadable(std::vector<RecordResult>& games, const std::vector<TextPlace>& places);

}  // namespace kotai
