// What is wrong with the text of a saved game, and the words for it.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "core/base/errors.h"

namespace kotai::ui {

/// A part of a saved game that could not be read. The rest was.
struct GameDamage {
  enum class Kind {
    Move,          ///< see `reason`
    NoMove,        ///< the entry has not the form of a move
    HangsNowhere,  ///< it follows no earlier move
    Comment,       ///< not a text
    MoveList,      ///< not a list
    Current,       ///< the place one looked at is none of the game's
  };
  Kind kind = Kind::Move;
  int number = 0;          ///< of the move in the file, from 1; 0 for what belongs to no move
  int ply = 0;             ///< of the move, from 1; 0 if that is not known
  bool variation = false;  ///< the move before it has another continuation
  QString after = {};      ///< the move before it; empty at the start of the game
  QString found = {};
  std::optional<TextError> reason = {};
  int followers = 0;  ///< moves that are left out because they follow it
};

/// Why a text is no saved game at all.
struct GameFault {
  enum class Kind {
    Empty,
    NotJson,      ///< `found`: the parser's reason; `place`: the byte
    NotAGame,     ///< it names no variant
    NewerFormat,  ///< `found`: the format
    Variant,      ///< `found`, `reason`
    Start,        ///< `found`, `reason`
  };
  Kind kind = Kind::NotAGame;
  QString found = {};
  std::optional<TextError> reason = {};
  int place = 0;
};

inline constexpr int newestGameFormat = 1;

QString gameFaultText(const GameFault& fault);
/// What could not be read, where and why; the first few, and how many more.
QString gameDamageText(const std::vector<GameDamage>& damage);

}  // namespace kotai::ui
