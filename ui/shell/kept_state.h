// State of a run of the program rather than of its game: the game's file, clocks, orientation of the board, whether the game is
// only looked at, its record in the library. Saved only in the file of the kept game.
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

/// Returns the contents of the game's file, if they have not changed since the game was last read from it or saved.
std::optional<QByteArray> unchangedFileOf(const KeptState& state);

}  // namespace kotai::ui
