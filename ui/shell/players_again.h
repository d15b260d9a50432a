// Restores the players of a continued game.
#pragma once

#include <QString>
#include <string>

namespace kotai {
struct GameHeader;
}

namespace kotai::ui {

class Settings;

/// The level that one person has played against. Empty in other games. External engines do not count, so that a file from a
/// stranger starts no program.
QString levelPlayed(const GameHeader& header);

/// Restores the players of an earlier game: the person meets the same level or program on the same side. In other games the
/// program plays no side.
void choosePlayersOf(const GameHeader& header, const std::string& variantId, Settings& settings);

}  // namespace kotai::ui
