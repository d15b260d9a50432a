// Recognises whether a game is a later stage of another, continued or with another end.
#pragma once

#include "core/record/game_record.h"

namespace kotai::library {

/// Returns whether every move of the earlier game, including variations, is at its place in the later one, with its comments.
bool isLaterStage(const GameRecord& later, const GameRecord& earlier);

/// Returns whether the main lines are the same except for the last two moves of the earlier one, which may be taken back with its
/// end.
bool divergesAtEnd(const GameRecord& later, const GameRecord& earlier);

int mainLinePlies(const GameRecord& record);

}  // namespace kotai::library
