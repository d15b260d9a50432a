// Recognises a game that is a later stage of another game.
#pragma once

#include "core/record/game_record.h"

namespace kotai::library {

/// Returns whether the later game contains everything in the earlier game at the same place: all moves,
/// variations and comments.
bool isLaterStage(const GameRecord& later, const GameRecord& earlier);

/// Returns whether the later main line contains the earlier main line except its last two moves. The players
/// may have taken back these moves together with the end of the game.
bool divergesAtEnd(const GameRecord& later, const GameRecord& earlier);

int mainLinePlies(const GameRecord& record);

}  // namespace kotai::library
