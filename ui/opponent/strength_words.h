// Names and descriptions of the opponent's strengths.
#pragma once

#include "core/record/game_record.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

/// Returns for example "Level 4 · Club player", "Perfect" or "Random". \p strength: text for makePlayer().
QString strengthName(const QString& strength);
/// Returns the name of a level, counted from 1. Levels have the same names in every game.
QString levelName(int level);
/// Returns for example "Level 4" or "Perfect". Other texts are unchanged.
QString shortStrengthName(const QString& strength);
/// Returns the players of a game: names of people, and the usual names of programs.
PlayerNames playersIn(const GameHeader& header);
bool isStrength(const QString& text);  ///< returns false for the name of a person
/// Describes a strength, such as "Never misses what the next move ends". Valid in every game (core/players/level_player.h).
QString strengthLine(const QString& strength);
/// Returns a string such as "Level 4: Never misses what the next move ends".
QString describedStrength(const QString& strength);
/// Says that the opponent of a first game can be replaced by a stronger one.
QString firstOpponentNote();

}  // namespace kotai::ui
