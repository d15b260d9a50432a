// Restores the players of a continued game.
#pragma once

#include <QString>
#include <string>

namespace kotai {
struct GameHeader;
}

namespace kotai::ui {

class Settings;

/// The level against which one person has played. Empty in other games. External engines are ignored, so that a file from a
/// stranger cannot start a program.
QString levelPlayed(const GameHeader& header);

/// Restores the players of an earlier game: the person plays the same level or program on the same side. In other games the
/// program plays no side.
void choosePlayersOf(const GameHeader& header, const std::string& variantId, Settings& settings);

}  // namespace kotai::ui
