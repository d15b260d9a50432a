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

}  // namespace kotai
