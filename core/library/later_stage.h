// Whether one game is another one, played on.
#pragma once

#include "core/record/game_record.h"

namespace kotai::library {

/// Every move of the earlier one, variations included, stands at its place in the later one, with what was written to it.
bool isLaterStage(const GameRecord& later, const GameRecord& earlier);

}  // namespace kotai::library
