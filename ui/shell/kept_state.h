// What belongs to a run of the program and not to its game: the file the game came from, clocks, how the board is turned, that
// it is only looked at, what keeps it in the library. It travels in the file of the kept game only.
#pragma once

#include <QByteArray>
#include <QString>
#include <optional>
#include <string>

#include "core/library/library_game.h"
#include "core/record/saved_game.h"

namespace kotai::ui {

struct KeptState {
  QString file;           ///< empty: the game is in none
  QByteArray fileDigest;  ///< of what stood in that file, as digestOf() has it
  std::string clock;      ///< empty: none runs
  std::optional<bool> boardFlipped;
  bool lookedAt = false;
  std::optional<GameId> keptAs;  ///< in the library, as it ended
};

QByteArray digestOf(const QByteArray& text);

/// The text of the game with its state beside it.
QByteArray keptText(GameRecord game, const KeptState& state);

/// Takes the state out of a game. Whoever wrote the game wrote that, too: it is believed of the kept game only, and to be thrown
/// away of any other.
KeptState takeState(SavedGame& game);

/// What stands in the game's file, if the file is there and holds what it held when the game was last read from it or saved.
std::optional<QByteArray> unchangedFileOf(const KeptState& state);

}  // namespace kotai::ui
