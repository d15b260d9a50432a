// A game is gone on with against whom it was played.
#pragma once

#include <QString>
#include <string>

namespace kotai {
struct GameHeader;
}

namespace kotai::ui {

class Settings;

/// The level that one person has played against; empty in other games. A program of somebody else is none: a file that comes from
/// a stranger starts nothing.
QString levelPlayed(const GameHeader& header);

/// Sets the players of an earlier game again: a person meets the same level or program on the same side; in other games the
/// program plays no side.
void choosePlayersOf(const GameHeader& header, const std::string& variantId, Settings& settings);

}  // namespace kotai::ui
