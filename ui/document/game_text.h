// Reads and writes games as text (docs/game-format.md).
#pragma once

#include <QByteArray>
#include <tl/expected.hpp>

#include "core/record/saved_game.h"
#include "ui/document/game_document.h"

namespace kotai::ui {

GameRecord recordOf(const GameDocument& document);
QByteArray writeGame(const GameRecord& record);

/// Reads the games of a file. Also reads the formats of earlier versions. Returns at least one result.
std::vector<SavedResult> readSavedGames(const QByteArray& text);
/// Reads the games of a file like readSavedGames(). Also reads the notations of other programs and lists of
/// positions.
std::vector<SavedResult> readAnyGames(const QByteArray& text);
/// Returns whether the text has the format in which this program writes games.
bool isOwnFormat(const QByteArray& text);
SavedResult readSavedGame(const QByteArray& text);

}  // namespace kotai::ui
