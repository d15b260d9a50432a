// Damage in the text of a saved game.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/errors.h"
#include "core/record/record_limits.h"

namespace kotai {

/// Line and column, counted from 1. The column counts characters. Both are 0 if the text is JSON or the damage has no
/// place.
struct TextPlace {
  int line = 0;
  int column = 0;
};

/// An unreadable part of a saved game.
struct GameDamage {
  enum class Kind {
    Move,          ///< an illegal or unreadable move; see `reason`
    NoMove,        ///< the entry does not have the form of a move
    HangsNowhere,  ///< a move whose preceding move is missing or invalid
    Comment,       ///< a comment that is not a string, in JSON
    MoveList,      ///< the moves are not an array, in JSON
    Current,       ///< the current place is not in the game
    Tag,           ///< a line in square brackets that is not a tag, or a repeated tag
    Result,        ///< `found` is not a result, or contradicts the end of the moves
    Bracket,       ///< a variation without a preceding move, or without a beginning or an end
    CommentEnd,    ///< a comment without its closing brace; includes all later text
    CutOff,        ///< the end of the game is missing
    Outside,       ///< text before the first tag
    NotUtf8,       ///< bytes that are not text
    NoPosition,    ///< an invalid line in a list of positions; see `reason`
    TooMuch,       ///< too many tags, moves or nested variations; the rest of the game is omitted
  };
  Kind kind = Kind::Move;
  int number = 0;          ///< number of the move in the file, from 1; 0 if the damage is not in a move
  int ply = 0;             ///< ply of the move, from 1; 0 if unknown
  bool variation = false;  ///< whether the previous move has another continuation
  std::string after = {};  ///< the previous move; empty at the start of the game
  std::string found = {};
  std::optional<TextError> reason = {};
  int followers = 0;  ///< number of later moves omitted as a consequence
  TextPlace place = {};
};

/// Adds damage unless the limit is reached, because the first faults are enough.
void addDamage(std::vector<GameDamage>& all, GameDamage more);

/// The reason why a string is not a saved game.
struct GameFault {
  enum class Kind {
    Empty,
    NotJson,      ///< `found`: the parser's reason; `byte`
    NotAGame,     ///< no variant is named
    NewerFormat,  ///< `found`: the format
    Variant,      ///< damaged variant; `found`, `reason`
    Start,        ///< damaged start position; `found`, `reason`
    TooMuch,      ///< the file has more games, moves or damage than allowed, and was read only up to the
                  ///< limit
  };
  Kind kind = Kind::NotAGame;
  std::string found = {};
  std::optional<TextError> reason = {};
  int byte = 0;
  TextPlace place = {};
};

}  // namespace kotai
