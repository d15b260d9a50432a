// State of a run of the program rather than of its game: the game's file, clocks, orientation of the board, whether the game is
// only viewed, its record in the library. Saved only in the file of the open game.
#pragma once

#include <QByteArray>
#include <QString>
#include <optional>
#include <string>

#include "core/library/library_game.h"
#include "core/record/saved_game.h"

namespace kotai::ui {

struct KeptState {
  QString file;           ///< empty if the game has no file
  QByteArray fileDigest;  ///< digestOf() of its contents
  std::string clock;      ///< empty without a clock
  std::optional<bool> boardFlipped;
  bool lookedAt = false;
  std::optional<GameId> keptAs;  ///< its number in the library after its end
};

QByteArray digestOf(const QByteArray& text);

/// Returns the text of the game together with its state.
QByteArray keptText(GameRecord game, const KeptState& state);

/// Removes the state from a game and returns it. Use it only for the stored open game, because other files may come from
/// strangers.
KeptState takeState(SavedGame& game);

/// Returns the contents of the game's file, if they have not changed since the game was last read from it or saved.
std::optional<QByteArray> unchangedFileOf(const KeptState& state);

}  // namespace kotai::ui
