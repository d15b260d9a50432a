// Writes games in the format of docs/game-format.md.
#pragma once

#include <string>

#include "core/record/game_record.h"

namespace kotai {

/// Writes one game. Several games in a row form a file. The text ends with a blank line.
std::string writeRecord(const GameRecord& record);

}  // namespace kotai
