// Damage in the text of a saved game.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/errors.h"
#include "core/record/record_limits.h"

namespace kotai {

/// 1-based; the column counts characters. 0: the text has no lines (JSON), or the damage has no place.
struct TextPlace {
  int line = 0;
  int column = 0;
};

/// An unreadable part of a saved game. The rest was read.
struct GameDamage {
  enum class Kind {
    Move,          ///< see `reason`
    NoMove,        ///< the entry is not in the form of a move
    HangsNowhere,  ///< it follows no earlier move
    Comment,       ///< not a text
    MoveList,      ///< not a list
    Current,       ///< the shown place is not in the game
    Tag,           ///< a line in square brackets that is not a tag, or a repeated tag
    Result,        ///< `found` is not a result, or contradicts the end of the moves
    Bracket,       ///< a variation that follows no move, has no beginning or no end
    CommentEnd,    ///< a comment without its closing brace, which swallows the rest
    CutOff,        ///< the end of the game is missing
    Outside,       ///< text before the first tag
    NotUtf8,       ///< bytes that are not text
    NoPosition,    ///< a line of a list of positions; see `reason`
    TooMuch,       ///< more tags, moves or nested variations than a game may have: the rest of the game is left out
  };
  Kind kind = Kind::Move;
  int number = 0;          ///< of the move in the file, from 1; 0 if the damage belongs to no move
  int ply = 0;             ///< of the move, from 1; 0 if unknown
  bool variation = false;  ///< the move before it has another continuation
  std::string after = {};  ///< the previous move; empty at the start of the game
  std::string found = {};
  std::optional<TextError> reason = {};
  int followers = 0;  ///< later moves that are left out for this reason
  TextPlace place = {};
};

/// Stops at a limit, because the first faults are enough.
inline void addDamage(std::vector<GameDamage>& all, GameDamage more) {
  if (all.size() < mostGameDamage) all.push_back(std::move(more));
}

/// Why a text is not a saved game at all.
struct GameFault {
  enum class Kind {
    Empty,
    NotJson,      ///< `found`: the parser's reason; `byte`
    NotAGame,     ///< it names no variant
    NewerFormat,  ///< `found`: the format
    Variant,      ///< `found`, `reason`
    Start,        ///< `found`, `reason`
    TooMuch,      ///< the file contains more games, moves or damage than allowed; the rest was not read
  };
  Kind kind = Kind::NotAGame;
  std::string found = {};
  std::optional<TextError> reason = {};
  int byte = 0;
  TextPlace place = {};
};

}  // namespace kotai
