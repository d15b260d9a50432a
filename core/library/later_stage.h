// Whether one game is another one, played on or brought to another end.
#pragma once

#include "core/record/game_record.h"

namespace kotai::library {

/// Every move of the earlier one, variations included, stands at its place in the later one, with what was written to it.
bool isLaterStage(const GameRecord& later, const GameRecord& earlier);

/// The main lines are the same but for the last move of the earlier one and the one before it: what is taken back with an end.
bool divergesAtEnd(const GameRecord& later, const GameRecord& earlier);

int mainLinePlies(const GameRecord& record);

}  // namespace kotai::library
