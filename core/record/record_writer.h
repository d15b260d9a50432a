// Writes games as docs/game-format.md says.
#pragma once

#include <string>

#include "core/record/game_record.h"

namespace kotai {

/// One game; several, one after the other, make a file. The text ends with a blank line.
std::string writeRecord(const GameRecord& record);

}  // namespace kotai
