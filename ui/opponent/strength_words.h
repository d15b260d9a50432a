// Names and descriptions of the opponent's strengths.
#pragma once

#include "core/record/game_record.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

/// Returns a name such as "Level 4 · Club player", "Perfect" or "Random". \p strength is the text for
/// makePlayer().
QString strengthName(const QString& strength);
/// Returns the name of a level, counted from 1. Levels have the same names in every game.
QString levelName(int level);
/// Returns a short name such as "Level 4" or "Perfect". Returns other texts unchanged.
QString shortStrengthName(const QString& strength);
/// Returns the names of a game's players, for display. People have their own names, and computer players the
/// names from strengthName().
PlayerNames playersIn(const GameHeader& header);
bool isStrength(const QString& text);  ///< returns whether a text is a strength for makePlayer(), not a person's name
/// Returns a description of a strength, such as "Never misses what the next move ends". The description is
/// valid in every game (core/players/level_player.h).
QString strengthLine(const QString& strength);
/// Returns a string such as "Level 4: Never misses what the next move ends".
QString describedStrength(const QString& strength);
/// Returns a note saying that the user can choose a stronger opponent after the first game.
QString firstOpponentNote();

}  // namespace kotai::ui
