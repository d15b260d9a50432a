// Damage in the text of a saved game.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/errors.h"
#include "core/record/record_limits.h"

namespace kotai {

/// 1-based; the column counts characters. 0: the text has no lines (JSON), or it belongs to no place.
struct TextPlace {
  int line = 0;
  int column = 0;
};

/// A part of a saved game that could not be read. The rest was.
struct GameDamage {
  enum class Kind {
    Move,          ///< see `reason`
    NoMove,        ///< the entry has not the form of a move
    HangsNowhere,  ///< it follows no earlier move
    Comment,       ///< not a text
    MoveList,      ///< not a list
    Current,       ///< the place one looked at is none of the game's
    Tag,           ///< a line in square brackets that is no tag, or a tag said twice
    Result,        ///< `found` is no result, or not that of the end of the moves
    Bracket,       ///< a variation that follows no move, was never begun or has no end
    CommentEnd,    ///< a comment without its closing brace: all that follows was taken for it
    CutOff,        ///< the end of the game is missing
    Outside,       ///< text before the first tag
    NotUtf8,       ///< bytes that are no text
    NoPosition,    ///< a line of a list of positions; see `reason`
    TooMuch,       ///< more tags, moves or variations inside each other than a game may have: the rest of the game is left out
  };
  Kind kind = Kind::Move;
  int number = 0;          ///< of the move in the file, from 1; 0 for what belongs to no move
  int ply = 0;             ///< of the move, from 1; 0 if that is not known
  bool variation = false;  ///< the move before it has another continuation
  std::string after = {};  ///< the move before it; empty at the start of the game
  std::string found = {};
  std::optional<TextError> reason = {};
  int followers = 0;  ///< moves that are left out because they follow it
  TextPlace place = {};
};

/// Stops at a limit: the first faults say enough.
inline void addDamage(std::vector<GameDamage>& all, GameDamage more) {
  if (all.size() < mostGameDamage) all.push_back(std::move(more));
}

/// Why a text is no saved game at all.
struct GameFault {
  enum class Kind {
    Empty,
    NotJson,      ///< `found`: the parser's reason; `byte`
    NotAGame,     ///< it names no variant
    NewerFormat,  ///< `found`: the format
    Variant,      ///< `found`, `reason`
    Start,        ///< `found`, `reason`
    TooMuch,      ///< the file holds more games, moves or damage than one may: from here on it was not read
  };
  Kind kind = Kind::NotAGame;
  std::string found = {};
  std::optional<TextError> reason = {};
  int byte = 0;
  TextPlace place = {};
};

}  // namespace kotai
