// The strengths of the opponent in words: a name, and a line of description.
#pragma once

#include <QString>

#include "core/record/game_record.h"
#include "ui/strings/player_names.h"

namespace kotai::ui {

/// "Level 4 · Club player", "Perfect", "Random". \p text: for makePlayer().
QString strengthName(const QString& strength);
/// Name of a level from 1 on, the same in every game.
QString levelName(int level);
/// "Level 4", "Perfect". Other texts stay unchanged.
QString shortStrengthName(const QString& strength);
/// Players of a game: names of people, and the usual names of programs.
PlayerNames playersIn(const GameHeader& header);
bool isStrength(const QString& text);  ///< otherwise it is a person's name
/// "Never misses what the next move ends". Holds in every game (core/players/level_player.h).
QString strengthLine(const QString& strength);
/// "Level 4: Never misses what the next move ends"
QString describedStrength(const QString& strength);

}  // namespace kotai::ui
